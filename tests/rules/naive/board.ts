// RULES.md section 2 once more, from the text alone: nothing here comes from src/rules/hex or src/rules/boards.

export type Field = number;
export type Side = 'A' | 'B';

const ROW_LENGTHS = [5, 6, 7, 8, 7, 6, 5];

/** The centres of hexagons one unit wide, rows centred above each other. */
const CENTRES = ROW_LENGTHS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ x: column - (length - 1) / 2, y: (row * Math.sqrt(3)) / 2 })),
);

export const ALL_FIELDS: readonly Field[] = CENTRES.map((_, field) => field);

// Hexagons one unit wide share an edge when their centres are one unit apart.
const SHARED_EDGES = CENTRES.map((a) => CENTRES.map((b) => Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1) < 0.01));

export function shareEdge(a: Field, b: Field): boolean {
  return SHARED_EDGES[a][b];
}

const NEIGHBOURING = ALL_FIELDS.map((field) => ALL_FIELDS.filter((other) => shareEdge(field, other)));

/** In ascending order. */
export function neighboursOf(field: Field): readonly Field[] {
  return NEIGHBOURING[field];
}

const PRINTED: Record<Side, string> = {
  A: '~~~~~ ~~oo~~ ~~ooo~~ ~ooSSoo~ ~~ooo~~ ~~oo~~ ~~~~~',
  B: '2~~~3 ~~~~~~ ~~~oo~~ 1~~SS~~1 ~~oo~~~ ~~~~~~ 3~~~2',
};

const SIGNS = { A: [...PRINTED.A.replaceAll(' ', '')], B: [...PRINTED.B.replaceAll(' ', '')] };

export function isWater(side: Side, field: Field): boolean {
  return SIGNS[side][field] === '~';
}

/** Limestone or water: everything but the start area. */
export function isBaseField(side: Side, field: Field): boolean {
  return SIGNS[side][field] !== 'S';
}

/** The points that a remote limestone field costs while uncovered; 0 on any other field. */
export function remotePenalty(side: Side, field: Field): number {
  return Number.parseInt(SIGNS[side][field], 10) || 0;
}
