/** The reef of the picture: a position that could come up in a game, in the order in which its luminos were laid. */
export type Coral = 'yellow' | 'pink' | 'green' | 'blue';

/** Clockwise, as seen from above. Rows run from left to right, the second axis to the lower right. */
export const DIRECTIONS = { e: [1, 0], se: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [0, -1], ne: [1, -1] } as const;
export type Direction = keyof typeof DIRECTIONS;

export interface PicturedLumino {
  readonly coral: Coral;
  /** Where its number lies; the other half lies one step further. */
  readonly at: readonly [number, number];
  readonly to: Direction;
  readonly value: number;
  readonly animal?: 'shell' | 'starfish';
  readonly level: number;
}

/** The start lumino lies under it all, out of sight: yellow on the first field, blue on the second. */
export const START: readonly (readonly [Coral, readonly [number, number]])[] = [
  ['yellow', [0, 0]],
  ['blue', [1, 0]],
];

export const REEF: readonly PicturedLumino[] = [
  { level: 1, coral: 'yellow', at: [-1, 1], to: 'nw', value: 4 },
  { level: 1, coral: 'blue', at: [2, 0], to: 'sw', value: 5 },
  { level: 1, coral: 'pink', at: [0, 2], to: 'nw', value: 3, animal: 'shell' },
  { level: 1, coral: 'green', at: [0, -1], to: 'e', value: 4 },
  { level: 1, coral: 'yellow', at: [-2, 2], to: 'nw', value: 3, animal: 'shell' },
  { level: 1, coral: 'green', at: [2, -1], to: 'nw', value: 6 },
  { level: 1, coral: 'blue', at: [3, 0], to: 'nw', value: 5 },
  { level: 1, coral: 'yellow', at: [-2, 0], to: 'ne', value: 5 },
  { level: 1, coral: 'blue', at: [1, 2], to: 'ne', value: 4 },
  { level: 1, coral: 'pink', at: [-1, 2], to: 'se', value: 6 },
  { level: 1, coral: 'green', at: [1, -2], to: 'w', value: 4 },
  { level: 2, coral: 'green', at: [1, 0], to: 'nw', value: 4 },
  { level: 2, coral: 'yellow', at: [-1, 0], to: 'e', value: 5 },
  { level: 2, coral: 'pink', at: [1, 1], to: 'w', value: 4 },
  { level: 2, coral: 'blue', at: [2, 0], to: 'nw', value: 4 },
  { level: 2, coral: 'yellow', at: [0, -1], to: 'w', value: 4 },
  { level: 2, coral: 'green', at: [2, -2], to: 'w', value: 4 },
  { level: 3, coral: 'green', at: [0, -1], to: 'e', value: 5 },
  { level: 3, coral: 'pink', at: [0, 0], to: 'se', value: 5 },
  { level: 3, coral: 'blue', at: [1, 0], to: 'ne', value: 6 },
  { level: 4, coral: 'blue', at: [2, -1], to: 'w', value: 1, animal: 'starfish' },
];
