import type { FieldId } from '../../src/rules/data/hex';
import type { GameState } from '../../src/rules/state';
import type { Lay } from '../../src/store/table/prospects';
import { field, position } from './rules/build';
import { type DrivenTable, tableWith } from './tableDriver';

const OTHER = '0/0/cccc/y5o1,p4o1,g5o1,b4o1/-/gb:d4d5';
const ATOLL = 'b3s1,b2c1,y4o1,p3s1';

/** The first of two players is about to offer. */
export const OFFERING = offering('p6o1,y3s1,g4o1,b5o1');

export function offering(display: string): GameState {
  return position(`2Ad r4 offer s1 o1 none 0badcafe ${ATOLL} - 3/2/cccc/${display}/-/yp:d4d5 ${OTHER}`);
}

/** They have offered a pink 6 and are about to act. */
export const ACTING = acting(ATOLL);

export function acting(others: string): GameState {
  return position(`2Ad r4 act:p6o1 s1 o1 none 0badcafe ${others},p6o1 - 3/2/cccc/y3s1,g4o1,b5o1/-/yp:d4d5 ${OTHER}`);
}

/** They have luminos in hand. */
export function settling(hand: string, { limestone = 0, reef = 'yp:d4d5', side = 'A' } = {}): GameState {
  return position(
    `2${side}d r4 settle s1 o1 none 0badcafe ${ATOLL} - 3/${limestone}/cccc/g4o1,b5o1/${hand}/${reef} ${OTHER}`,
  );
}

/** Before the first round, the first of two has the yellow and pink start lumino. */
export const STARTING = position('2Ad r1 start s1 o1 none 0badcafe - - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-');

export const SCORING = position(
  `2Ad r4 score:- s1 o1 none 0badcafe ${ATOLL} - 3/2/jccc/p6o1,y3s1,g4o1,b5o1/-/yp:d4d5 ${OTHER}`,
);

export const OVER = position(`2Ad r10 over s1 o1 none 0badcafe ${ATOLL} - 3/2/jccc/y3s1,g4o1/-/yp:d4d5 ${OTHER}`);

/** A table with one lumino in hand, as `settling` says. */
export function holding(hand: string, options: Parameters<typeof settling>[1] = {}): DrivenTable {
  return tableWith(settling(hand, options));
}

/** Two fields by name, the number's first. */
export function fields(names: string): readonly [FieldId, FieldId] {
  return [field(names.slice(0, 2)), field(names.slice(2))];
}

export function spot(names: string): Pick<Lay, 'numberOn' | 'otherOn'> {
  const [numberOn, otherOn] = fields(names);
  return { numberOn, otherOn };
}

/** What a table's seat is doing, as plain values. */
export function doingOf({ chosen, held, first, ghost, refusals }: DrivenTable) {
  return {
    chosen: chosen.value,
    held: held.value,
    first: first.value,
    ghost: ghost.value,
    refusals: refusals.value,
  };
}
