/** A field of the reef board: 0 to 43, row by row from the top left. */
export type FieldId = number;

/** How many fields each row has. The rows are centred: a field touches two in the row above and two in the row below. */
const ROWS: readonly number[] = [5, 6, 7, 8, 7, 6, 5];

/** Where a field lies: row and column from 0, and `x` in half fields to the right of the board's middle. */
export interface Coordinates {
  readonly row: number;
  readonly column: number;
  readonly x: number;
}

export const COORDINATES: readonly Coordinates[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, column, x: 2 * column - (length - 1) })),
);

export const FIELDS: readonly FieldId[] = COORDINATES.map((_, field) => field);

/** The start area: its left and its right field. */
export const START_FIELDS: readonly [FieldId, FieldId] = [21, 22];

/** The three to six neighbours of each field. */
export const NEIGHBOURS: readonly (readonly FieldId[])[] = FIELDS.map((field) =>
  FIELDS.filter((other) => areTouching(COORDINATES[field], COORDINATES[other])),
);

/** Every two neighbouring fields, once each, the smaller id first: where a lumino could lie, direction aside. */
export const PAIRS: readonly (readonly [FieldId, FieldId])[] = FIELDS.flatMap((field) =>
  NEIGHBOURS[field].filter((other) => field < other).map((other) => [field, other] as const),
);

export function areNeighbours(a: FieldId, b: FieldId): boolean {
  return NEIGHBOURS[a].includes(b);
}

/** One of the six ways from a field to the next: 0 to the right, then clockwise, 3 to the left. */
export type Direction = number;

/** The next field that way, or null beyond the rim. */
export function fieldTowards(field: FieldId, direction: Direction): FieldId | null {
  return TOWARDS[field][direction];
}

/** Which way a neighbour lies, or null if the other field is none. */
export function directionTo(field: FieldId, other: FieldId): Direction | null {
  const direction = TOWARDS[field].indexOf(other);
  return direction < 0 ? null : direction;
}

/** A field's name: its row as a letter, its column as a number, both from the top left: `a1` to `g5`. */
export function formatField(field: FieldId): string {
  const { row, column } = COORDINATES[field];
  return `${ROW_LETTERS[row]}${column + 1}`;
}

/** The field of that name, or null. */
export function parseField(name: string): FieldId | null {
  return FIELD_BY_NAME.get(name) ?? null;
}

function areTouching(a: Coordinates, b: Coordinates): boolean {
  const rows = Math.abs(a.row - b.row);
  const across = Math.abs(a.x - b.x);
  return rows === 0 ? across === 2 : rows === 1 && across === 1;
}

// Half fields to the right and rows down, by direction.
const WAYS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

const TOWARDS: readonly (readonly (FieldId | null)[])[] = COORDINATES.map(({ x, row }) =>
  WAYS.map(([right, down]) => {
    const field = COORDINATES.findIndex((at) => at.x === x + right && at.row === row + down);
    return field < 0 ? null : field;
  }),
);

const ROW_LETTERS = 'abcdefg';
const FIELD_BY_NAME = new Map(FIELDS.map((field) => [formatField(field), field]));
