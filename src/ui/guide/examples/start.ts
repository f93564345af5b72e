/** The two ways to lay a start lumino. */
export const START_REEFS = [
  { left: 'yellow', reef: 'yb:d4d5' },
  { left: 'blue', reef: 'by:d4d5' },
] as const;
