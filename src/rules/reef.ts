import { type Direction, directionTo, FIELDS, type FieldId, NEIGHBOURS } from './data/hex';
import {
  HALVES,
  type Half,
  type HalfId,
  isNumberHalf,
  type LuminoId,
  luminoOf,
  numberHalf,
  otherHalf,
} from './data/luminos';
import type { Reef } from './state';

/** A reef board without any lumino. */
export const EMPTY_REEF: Reef = FIELDS.map(() => []);

/** How many luminos lie on a field: the level of its visible top, 0 on the bare board. */
export function heightOf(reef: Reef, field: FieldId): number {
  return reef[field].length;
}

/** The visible half on a field, or null on the bare board. */
export function topOf(reef: Reef, field: FieldId): HalfId | null {
  const stack = reef[field];
  return stack.length === 0 ? null : stack[stack.length - 1];
}

/** The lumino on top of a stack that has one. */
export function topLumino(stack: readonly HalfId[]): LuminoId {
  return luminoOf(stack[stack.length - 1]);
}

/** [6.3] Both fields have the same height. */
export function isLevel(reef: Reef, a: FieldId, b: FieldId): boolean {
  return reef[a].length === reef[b].length;
}

/** [6.2] Both fields are covered by one lumino, so that another would lie exactly on it. */
export function isCongruent(reef: Reef, a: FieldId, b: FieldId): boolean {
  return reef[a].length > 0 && topLumino(reef[a]) === topLumino(reef[b]);
}

/** The level of the highest lumino. */
export function highestLevel(reef: Reef): number {
  return reef.reduce((highest, stack) => Math.max(highest, stack.length), 0);
}

/** The reef with one lumino more on top of two fields. Whether it may lie there is for laying.ts to say. */
export function layOn(reef: Reef, lumino: LuminoId, numberOn: FieldId, otherOn: FieldId): Reef {
  const laid = reef.slice();
  laid[numberOn] = [...reef[numberOn], numberHalf(lumino)];
  laid[otherOn] = [...reef[otherOn], otherHalf(lumino)];
  return laid;
}

/** A visible coral field: where, on which level, and what it shows. */
export interface Coral {
  readonly field: FieldId;
  readonly level: number;
  readonly half: Half;
}

/** Every visible coral field, in the order of the fields. */
export function visibleCorals(reef: Reef): readonly Coral[] {
  const corals: Coral[] = [];
  for (const field of FIELDS) {
    const top = topOf(reef, field);
    if (top !== null) corals.push({ field, level: reef[field].length, half: HALVES[top] });
  }
  return corals;
}

/** A lumino in a reef: where its halves lie, and which of them nothing covers. */
export interface LaidLumino {
  readonly lumino: LuminoId;
  readonly level: number;
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
  /** Which way the other half lies from the number. */
  readonly direction: Direction;
  readonly isNumberVisible: boolean;
  readonly isOtherVisible: boolean;
}

/** Every lumino of a reef by the field of its number, and on one field from the bottom up. */
export function laidLuminos(reef: Reef): readonly LaidLumino[] {
  const laid: LaidLumino[] = [];
  for (const numberOn of FIELDS) {
    for (const [index, half] of reef[numberOn].entries()) {
      if (!isNumberHalf(half)) continue;
      const lumino = luminoOf(half);
      const otherOn = NEIGHBOURS[numberOn].find((field) => reef[field][index] === otherHalf(lumino));
      const direction = otherOn === undefined ? null : directionTo(numberOn, otherOn);
      if (otherOn === undefined || direction === null) throw new Error(`Lumino ${lumino} has one half only`);
      const level = index + 1;
      const isNumberVisible = reef[numberOn].length === level;
      const isOtherVisible = reef[otherOn].length === level;
      laid.push({ lumino, level, numberOn, otherOn, direction, isNumberVisible, isOtherVisible });
    }
  }
  return laid;
}
