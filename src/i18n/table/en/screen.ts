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
  backAgain: 'Back once more leads home. The game is kept.',
  restart: 'Start this turn over',
  guide: 'Rules: what matters now',
  more: 'Log, points, rules, settings',
  panels: { log: 'What has happened', points: 'Who has points from what', guide: 'How to play', settings: 'Settings' },
  panelTabs: { log: 'Log', points: 'Points', guide: 'Rules', settings: 'Settings' },
  close: 'Close',

  consentAsk: { undo: 'Take back what was drawn?', restart: 'Start this turn over?' },
  consentMeans:
    'Luminos were drawn from the bag since then, and everyone has seen them. Going back needs the consent of the whole table, and the log will say so. The same luminos will come again.',
  consentYes: 'We all agree: take it back',
  consentNo: 'No, leave it',

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

  /** Beside the names of atoll, display and hand: what they are for right now. */
  hints: {
    offer: 'choose one for the atoll',
    takeOne: 'take 1 of these',
    takeMore: (colours: readonly ColourKey[]) =>
      `take 1 to 3 of one colour: ${words.either(colours.map((colour) => words.colour(colour)))}`,
    takeNone: 'nothing to take: all of the colour you offered',
    lay: 'lay or discard',
    special: 'choose what goes into the bag',
  },

  start: (colour: ColourKey) => `tap the start field for ${words.colour(colour)}, or drag it there`,
  startShown: 'it would lie like this: tap it once more, or turn it',
  offer: 'choose a lumino from your display for the atoll',
  offerChosen: 'put it into the atoll, or choose another',
  act: 'take limestone, or 1 from your display, or 1 to 3 of a colour from the atoll',
  actChosen: 'take what you have chosen, or choose something else',
  settle: 'choose a lumino from your hand and lay it in your reef',
  settleHeld: 'where does its number go? Tap a field or drag it there',
  settleFirst: 'now tap the field for its other half',
  settled: 'you can end your turn now',
  special: 'choose luminos of the atoll or of your display; as many new ones are drawn for them',
  score: (limestone: number) =>
    limestone === 0
      ? 'each colour scores only once: tap one to see what it brings, or pass'
      : `each colour scores only once: tap one to see what it brings (plus ${limestone} limestone), or pass`,
  /** What a coral scoring is made of, level by level. */
  weighed: (colour: ColourKey, levels: readonly number[], points: number) =>
    points === 0
      ? `no ${words.colour(colour)} number is in sight: ${words.points(0)}`
      : `${words.colour(colour)} brings ${levels.length < 2 ? '' : `${levels.join('\u00a0+\u00a0')}\u00a0=\u00a0`}${words.points(points)}, level by level`,
  /** There is nothing left to score. */
  scoreNothing: 'you have scored every colour, so all you can do is pass',
  scoreLast: 'last chance:',
  scorings: 'What each colour would bring',
  scoredAlready: 'scored already',

  offerMove: 'Put into the atoll',
  limestoneMove: (count: number) => `Take ${count} limestone`,
  limestoneWhy: 'as many as your lumino shows',
  limestoneLeft: (count: number) => `${count} more will not fit`,
  takeMove: (count: number) => (count === 1 ? 'Take it' : `Take ${count}`),
  discardMove: 'Discard',
  discardPrice: '−1 point',
  endTurnMove: 'End turn',
  scoreMove: (colour: ColourKey) => capital(words.colour(colour)),
  scoreNow: (colour: ColourKey, points: number) => `Score ${words.colour(colour)}: ${words.points(points)}`,
  scoreLimestone: (fitting: number, value: number) =>
    fitting < value
      ? `and ${words.limestone(fitting)} (${value - fitting} will not fit)`
      : `and ${words.limestone(value)}`,
  specialBegin: 'Exchange luminos',
  specialPrice: 'costs a jellyfish (−2 points at the end)',
  specialMove: (count: number) => `Exchange ${words.luminos(count)}`,
  specialEnd: 'Never mind',
  passMove: 'Pass',
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
