import type { Board } from '../../rules/data/boards';
import { FIELDS, NEIGHBOURS, PAIRS } from '../../rules/data/hex';
import { ANIMALS, COLOURS, HALVES, LUMINOS } from '../../rules/data/luminos';

// The facts of src/rules/data once more as typed arrays: a mind reads them a hundred million times in an evening.

export const FIELD_COUNT = FIELDS.length;
export const COLOUR_COUNT = COLOURS.length;
export const ANIMAL_COUNT = ANIMALS.length;
export const PAIR_COUNT = PAIRS.length;

/** No neighbour, no animal. */
export const NONE = 255;

/** Both fields of every pair of neighbouring fields. */
export const PAIR_FIRST = Uint8Array.from(PAIRS, ([first]) => first);
export const PAIR_SECOND = Uint8Array.from(PAIRS, ([, second]) => second);

/** Six places for the neighbours of each field, filled up with NONE. */
export const AROUND = Uint8Array.from({ length: 6 * FIELD_COUNT }, (_, index) => {
  return NEIGHBOURS[Math.floor(index / 6)][index % 6] ?? NONE;
});
export const AROUND_COUNT = Uint8Array.from(NEIGHBOURS, (neighbours) => neighbours.length);

/** What a half shows: its colour; its number, or 0; its animal, or NONE. */
export const HALF_COLOUR = Uint8Array.from(HALVES, ({ colour }) => COLOURS.indexOf(colour));
export const HALF_VALUE = Uint8Array.from(HALVES, ({ value }) => value ?? 0);
export const HALF_ANIMAL = Uint8Array.from(HALVES, ({ animal }) => (animal === null ? NONE : ANIMALS.indexOf(animal)));

export const LUMINO_COLOUR = Uint8Array.from(LUMINOS, ({ colour }) => COLOURS.indexOf(colour));
export const LUMINO_VALUE = Uint8Array.from(LUMINOS, ({ value }) => value);
export const LUMINO_ANIMAL = Uint8Array.from(LUMINOS, ({ animal }) =>
  animal === null ? NONE : ANIMALS.indexOf(animal),
);
/** The first of all luminos that look the same: which of them is taken makes no difference. */
export const LUMINO_LOOK = Uint8Array.from(LUMINOS, ({ id, copy }) => id - (copy - 1));

/** What is printed on a board, field by field. Any board will do: no mind knows the printed ones by heart. */
export interface Ground {
  /** Limestone to pay on level 1. */
  readonly toll: Uint8Array;
  readonly isWater: Uint8Array;
  /** Points lost while the field is uncovered. */
  readonly penalty: Uint8Array;
}

export function groundOf(board: Board): Ground {
  const penalty = new Uint8Array(FIELD_COUNT);
  for (const remote of board.remote) penalty[remote.field] = remote.penalty;
  return {
    toll: Uint8Array.from(board.toll),
    isWater: Uint8Array.from(board.base, (base) => (base === 'water' ? 1 : 0)),
    penalty,
  };
}
