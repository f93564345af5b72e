import type { ColourKey } from '../../keys/table';
import { words } from './words';

/** Labels, buttons and what to do now. */
export const screen = {
  heading: 'The table',
  round: (round: number) => `Round ${round} of 10`,
  to: (who: string) => `${who}:`,
  undo: 'Undo',
  /** The same where it leads back to another player, or into the scoring phase: whose move it takes back. */
  undoOf: (what: string) => `Undo ${what}`,
  takenBack: {
    start: (who: string) => `${who}’s start lumino`,
    turn: (who: string) => `the end of ${who}’s turn`,
    score: (who: string) => `${who}’s scoring`,
    pass: (who: string) => `${who}’s pass`,
  },
  redo: 'Redo',
  home: 'Home',
  backAgain: 'Back once more leads home. The game is kept.',
  restart: 'Start this turn over',
  guide: 'Rules: what matters now',
  /** What the button beside the rules does, as long as sounds are on or off. */
  sound: { on: 'Turn sounds off', off: 'Turn sounds on' },
  more: 'Log, points, rules, settings',
  panels: { log: 'What has happened', points: 'Where the points come from', guide: 'Rules', settings: 'Settings' },
  panelTabs: { log: 'Log', points: 'Points', guide: 'Rules', settings: 'Settings' },
  close: 'Close',

  consentAsk: { undo: 'Take back what was drawn?', restart: 'Start this turn over?' },
  consentTakes: (what: string) => `This takes back ${what}.`,
  consentMeans: {
    all: 'Luminos were drawn from the bag since then, and everyone has seen them. Going back needs the consent of the whole table, and the log will say so. The same luminos will come again.',
    alone:
      'Luminos were drawn from the bag since then, and you have seen them. You may go back all the same; the log will say so. The same luminos will come again.',
  },
  consentYes: { all: 'We all agree: take it back', alone: 'Yes, take it back' },
  consentNo: 'No, leave it',

  atoll: 'Atoll',
  display: 'Display',
  displayOf: (who: string) => `${who}’s display`,
  hand: 'Hand',
  store: (limestone: number, places: number) => `${words.limestone(limestone)} in a store for ${places}`,
  bag: (count: number) => `${count} in the bag`,
  players: 'Players',
  actions: 'What you can do',
  wholeReef: 'Whole reef',
  reefOf: (who: string) => `${who}’s reef`,
  lookAt: (who: string) => `Look at ${who}’s reef`,
  octopus: 'has the octopus',
  isToMove: 'to play',
  tokens: (tokens: readonly string[]) => `tokens: ${tokens.join(', ')}`,
  backTo: (who: string) => `Back to ${who}’s reef`,

  /** Above the small luminos of a turn: what was done with them, or where they came from. */
  steps: {
    start: 'Start',
    swap: 'Special action',
    offer: 'Offered',
    limestone: 'Limestone',
    atoll: 'From the atoll',
    display: 'From the display',
    hand: 'From the hand',
    score: 'Scored',
    pass: 'Passed',
  },

  levels: 'Show level',
  allLevels: 'All',
  level: (level: number) => `Level ${level}`,
  turn: 'Turn the lumino',

  /** Each shown once with a small picture, when it would help. */
  gestures: {
    look: 'Hold: look under',
    zoom: 'Two fingers: closer',
    turn: 'Second finger: turn',
    turnByKey: 'R turns it',
    dismiss: 'Understood',
  },

  /** Beside the names of atoll, display and hand: what they are for right now. */
  hints: {
    start: 'your reef begins with it',
    startAtoll: '4 luminos for all of you',
    startDisplay: '4 luminos of your own',
    offer: 'choose one to offer',
    takeOne: 'take 1 of these',
    takeMore: (colours: readonly ColourKey[]) =>
      `take 1 to 3 of one colour: ${words.either(colours.map((colour) => words.colour(colour)))}`,
    takeNone: 'nothing to take: all of the colour you offered',
    lay: 'lay or discard',
    special: 'choose what goes into the bag',
  },

  /** While a character is to move, and what lets it play the rest of its turn at once. */
  thinks: (who: string) => `${who} is thinking`,
  hurry: 'Faster',

  /** The colour of the half that goes onto the tapped field. */
  start: (colour: ColourKey) => `tap the start field for ${words.colour(colour)}, or drag the lumino there`,
  startShown: 'it would lie like this: lay it, or turn it',
  startLetGo: 'choose your start lumino',
  offer: 'choose a lumino from your display and offer it in the atoll',
  offerChosen: (what: string) => `offer ${what}, or choose another`,
  act: 'take limestone, or 1 from your display, or 1 to 3 of a colour from the atoll',
  actChosen: (what: string) => `take ${what}, or choose something else`,
  settle: 'choose a lumino from your hand and lay it in your reef',
  settleHeld: 'where to? Tap the field for its number, or drag it there',
  /** The number’s field is tapped; the other half may lie on one field or on several, which are ringed. */
  settleFirst: (ways: number) =>
    `now tap ${ways > 1 ? 'a ringed field' : 'the field'} for its other half, and it is laid`,
  /** It is shown where it must not lie; the reason stands beside it. */
  settleForbidden: 'not like this: turn it, or tap a ringed field',
  /** Nothing of the hand can be laid: before one is chosen, and with one. */
  settleNothing: 'these fit nowhere in your reef: choose and discard them, −1 point each',
  discard: 'this one fits nowhere in your reef: discard it, −1 point',
  settled: 'you can end your turn now',
  special: 'choose luminos to swap, of the atoll or of your display, not of both',
  score: 'tap a colour to see what it brings, or pass',
  /** What a coral scoring is made of, level by level. */
  weighed: (colour: ColourKey, levels: readonly number[], points: number) =>
    points === 0
      ? `no ${words.colour(colour)} number is in sight: ${words.points(0)}`
      : `${words.colour(colour)} brings ${levels.length < 2 ? '' : `${levels.join('\u00a0+\u00a0')}\u00a0=\u00a0`}${words.points(points)}, level by level`,
  /** There is nothing left to score. */
  scoreNothing: 'you have scored every colour, so all you can do is pass',
  scoreLast: 'tap a colour to see what it brings in the last scoring, or pass',
  scorings: (limestone: number) =>
    `What each colour would bring, only once${limestone === 0 ? '' : `; ${words.limestone(limestone)} ${limestone === 1 ? 'comes' : 'come'} with it`}`,
  /** Instead of what to do, while it is not the own reef that is large. */
  looking: (who: string) => `you are looking at ${who}’s reef`,
  scoredAlready: 'scored already',

  offerMove: 'Offer',
  offerThen: (limestone: number, colour: ColourKey) =>
    `${limestone === 0 ? 'no limestone' : words.limestone(limestone)}, then no ${words.colour(colour)}`,
  limestoneMove: (count: number) => `Take ${count === 0 ? 'no' : count} limestone`,
  limestoneWhy: 'as many as your lumino shows',
  limestoneLeft: (count: number) => `${count} more will not fit`,
  limestoneFull: 'your store is full',
  takeMove: (what: string) => `Take ${what}`,
  /** A button that waits: what is missing for it. */
  takeNone: 'Take',
  chooseFirst: 'choose luminos first',
  oneFirst: 'choose a lumino first',
  layStartMove: 'Lay it like this',
  startFirst: 'choose a start field first',
  handEmpty: 'your hand is empty',
  endTurnLater: 'lay or discard first',
  discardMove: 'Discard',
  discardPrice: '−1 point',
  endTurnMove: 'End turn',
  scoreMove: (colour: ColourKey) => capital(words.colour(colour)),
  scoreNow: (colour: ColourKey, points: number) => `Score ${words.colour(colour)}: ${words.points(points)}`,
  scoreLimestone: (fitting: number, value: number) =>
    fitting === 0
      ? 'but no limestone: your store is full'
      : fitting < value
        ? `and ${words.limestone(fitting)} (${value - fitting} will not fit)`
        : `and ${words.limestone(value)}`,
  specialBegin: 'Special action',
  specialMeans: 'new luminos, costs a jellyfish (2 points)',
  specialPrice: 'costs a jellyfish (2 points)',
  specialMove: (count: number) => `Swap ${words.luminos(count)}`,
  specialNone: 'Swap',
  specialEnd: 'Cancel',
  scoreNone: 'Score',
  colourFirst: 'choose a colour first',
  colourNone: 'every colour is scored',
  passMove: 'Pass',
  passWhy: 'each colour scores only once',
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
