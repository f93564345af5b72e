// Which features there are. Each group is one question with one answer, and each answer has a row of weights.

/** How many levels are told apart; what is higher counts as points only. */
export const LEVELS = 7;

/** Where the rows of each group begin among those of a colour. */
export const COLOUR_OFFSETS = {
  token: 0,
  time: 3,
  /** By level: the lowest number, and whether it is alone. */
  lowest: 25,
  /** By level: how many clean places, apart for colours that are scored already. */
  clean: 25 + 14 * LEVELS,
  /** By level without a number: the highest number of the display that could lie there. */
  fill: 25 + 26 * LEVELS,
  own: 25 + 34 * LEVELS,
  lead: 37 + 34 * LEVELS,
  display: 55 + 34 * LEVELS,
  atoll: 60 + 34 * LEVELS,
  unseen: 66 + 34 * LEVELS,
  legal: 72 + 34 * LEVELS,
  high: 78 + 34 * LEVELS,
} as const;
export const COLOUR_ROWS = 85 + 34 * LEVELS;
export const COLOUR_GROUPS = 9 + 3 * LEVELS;

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
  room: 254,
} as const;
export const GLOBAL_ROWS = 254 + 6 * LEVELS;
export const GLOBAL_GROUPS = 20 + LEVELS;

/** Ten rounds after the turn, ten after the scoring, and the same once the early end is called. */
export const TIMES = 22;
