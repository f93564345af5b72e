import { FIELDS, type FieldId } from './hex';

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

/** What is printed on a field of the board. */
export type Base = 'start' | 'limestone' | 'water';

export interface Board {
  readonly base: readonly Base[];
  /** Limestone to pay for a level-1 lumino, field by field: 1 on water, else 0. */
  readonly toll: readonly number[];
  /** Remote limestone fields and the points each costs while uncovered. */
  readonly remote: readonly { readonly field: FieldId; readonly penalty: number }[];
}

// Ruling 1: `S` start, `o` limestone, `~` water, a digit a remote limestone field with its penalty.
const MAPS: Record<Side, string> = {
  A: `
      ~ ~ ~ ~ ~
     ~ ~ o o ~ ~
    ~ ~ o o o ~ ~
   ~ o o S S o o ~
    ~ ~ o o o ~ ~
     ~ ~ o o ~ ~
      ~ ~ ~ ~ ~
  `,
  B: `
      2 ~ ~ ~ 3
     ~ ~ ~ ~ ~ ~
    ~ ~ ~ o o ~ ~
   1 ~ ~ S S ~ ~ 1
    ~ ~ o o ~ ~ ~
     ~ ~ ~ ~ ~ ~
      3 ~ ~ ~ 2
  `,
};

/** Both sides of the reef board. */
export const BOARDS: Record<Side, Board> = { A: readMap(MAPS.A), B: readMap(MAPS.B) };

function readMap(map: string): Board {
  const signs = map.split(/\s+/).filter((sign) => sign !== '');
  return {
    base: signs.map((sign) => (sign === 'S' ? 'start' : sign === '~' ? 'water' : 'limestone')),
    toll: signs.map((sign) => (sign === '~' ? 1 : 0)),
    remote: FIELDS.filter((field) => /\d/.test(signs[field])).map((field) => ({
      field,
      penalty: Number(signs[field]),
    })),
  };
}
