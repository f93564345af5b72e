/** One turn, told in pictures: what lies where before it, what goes into the atoll, and what can be taken then. */
export const TURN_EXAMPLE = {
  display: 'y4o b3c g5o p2h',
  offered: 'y4o',
  kept: 'b3c g5o p2h',
  atoll: 'p5o p3s g2c y6o',
  takeable: 'p5o p3s g2c',
  /** They have the colour of what was offered. */
  barred: 'y6o y4o',
} as const;

/** A special action: these go into the bag, those come out. */
export const SPECIAL_EXAMPLE = { before: 'g4o g5o', after: 'b1t y6o' } as const;

/** The two ways to lay a start lumino. */
export const START_REEFS = [
  { left: 'yellow', reef: 'yb:d4d5' },
  { left: 'blue', reef: 'by:d4d5' },
] as const;
