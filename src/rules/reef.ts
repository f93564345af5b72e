import { FIELDS, type FieldId } from './data/hex';
import { HALVES, type Half, type HalfId, type LuminoId } from './data/luminos';
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
  return stack[stack.length - 1] >> 1;
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
  laid[numberOn] = [...reef[numberOn], 2 * lumino];
  laid[otherOn] = [...reef[otherOn], 2 * lumino + 1];
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
