import type { ColourKey } from '../keys';
import { words } from './words';

/** Labels, buttons and what to do now. */
export const screen = {
  heading: 'The table',
  round: (round: number) => `Round ${round} of 10`,
  to: (who: string) => `${who}:`,
  undo: 'Undo',
  redo: 'Redo',
  home: 'Home',
  more: 'Settings',
  language: 'Language',
  motion: 'Motion',
  motions: { off: 'Off', brisk: 'Brisk', calm: 'Calm' },

  atoll: 'Atoll',
  display: 'Display',
  displayOf: (who: string) => `Display of ${who}`,
  hand: 'Hand',
  bag: (count: number) => `${count} in the bag`,
  players: 'Players',
  actions: 'What you can do',
  wholeReef: 'Whole reef',
  reefOf: (who: string) => `Reef of ${who}`,
  lookAt: (who: string) => `Look at the reef of ${who}`,
  octopus: 'has the octopus',
  isToMove: 'to play',
  tokens: (tokens: readonly string[]) => `tokens: ${tokens.join(', ')}`,
  backTo: (who: string) => `Back to the reef of ${who}`,

  levels: 'Show level',
  allLevels: 'All',
  level: (level: number) => `Level ${level}`,
  turn: 'Turn the lumino',

  start: (colour: ColourKey) => `tap the start field for ${words.colour(colour)}, or drag it there`,
  offer: 'choose a lumino from your display for the atoll',
  offerChosen: 'put it into the atoll, or choose another',
  act: 'take limestone, 1 from your display, or 1 to 3 of a colour from the atoll',
  actChosen: 'take what you have chosen, or choose something else',
  settle: 'choose a lumino from your hand and lay it in your reef',
  settleHeld: 'where does its number go? Tap a field or drag it there',
  settleFirst: 'now tap the field for its other half',
  settled: 'you can end your turn now',
  score: (limestone: number) =>
    limestone === 0 ? 'score one colour, or pass' : `score one colour and get ${limestone} limestone, or pass`,

  offerMove: 'Put into the atoll',
  limestoneMove: (count: number) => `Take ${count} limestone`,
  limestoneLeft: (count: number) => `${count} more will not fit`,
  takeMove: (count: number) => (count === 1 ? 'Take it' : `Take ${count}`),
  discardMove: 'Discard',
  discardPrice: '−1 point',
  endTurnMove: 'End turn',
  scoreMove: (colour: ColourKey) => capital(words.colour(colour)),
  scoreGain: (points: number) => words.points(points),
  passMove: 'Pass',
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
