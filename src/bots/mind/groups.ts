// Which features there are. Each group is one question with one answer, and each answer has a row of weights.

/** How many levels are told apart; what is higher counts as points only. */
export const LEVELS = 7;

/** What a level shows of a colour: nothing, or its lowest number, alone or not. */
const NUMBERS = 14;

/** Where the rows of each group begin among those of a colour. */
export const COLOUR_OFFSETS = {
  token: 0,
  time: 3,
  /** By level: the lowest number, and whether it is alone. */
  lowest: 25,
  /** By level: how many clean places, apart for colours that are scored already. */
  clean: 25 + NUMBERS * LEVELS,
  /** By level without a number: the highest number of the display that could lie there. */
  fill: 25 + (NUMBERS + 12) * LEVELS,
  own: 25 + (NUMBERS + 20) * LEVELS,
  lead: 37 + (NUMBERS + 20) * LEVELS,
  display: 55 + (NUMBERS + 20) * LEVELS,
  /** How many lie in the atoll, apart for after a turn: the others take first. */
  atoll: 60 + (NUMBERS + 20) * LEVELS,
  unseen: 72 + (NUMBERS + 20) * LEVELS,
  legal: 78 + (NUMBERS + 20) * LEVELS,
  high: 84 + (NUMBERS + 20) * LEVELS,
  /** The highest number of the colour in the atoll. */
  atollHigh: 91 + (NUMBERS + 20) * LEVELS,
  /** Players and score board. */
  table: 105 + (NUMBERS + 20) * LEVELS,
} as const;
export const COLOUR_ROWS = 111 + (NUMBERS + 20) * LEVELS;
export const COLOUR_GROUPS = 11 + 3 * LEVELS;

/** And among those of the whole. */
export const GLOBAL_OFFSETS = {
  time: 0,
  limestone: 22,
  players: 33,
  animals: 39,
  displayAnimals: 87,
  light: 111,
  bag: 123,
  tokens: 155,
  free: 180,
  water: 196,
  penalty: 204,
  order: 217,
  display: 241,
  highest: 246,
  atollAnimals: 254,
  room: 278,
} as const;
export const GLOBAL_ROWS = 278 + 6 * LEVELS;
export const GLOBAL_GROUPS = 24 + LEVELS;

/** Ten rounds after the turn, ten after the scoring, and the same once the early end is called. */
export const TIMES = 22;

/** Both score boards with two players, then both with more: what the same reef is still good for differs. */
export const TABLES = 4;
