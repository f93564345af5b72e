import type { FieldId } from './data/hex';

/** A set of fields as two masks of 22 bits: what two sets share is then found in one step, without a branch. */
export interface FieldSet {
  low: number;
  high: number;
}

const HALF = 22;

export function emptySet(): FieldSet {
  return { low: 0, high: 0 };
}

export function setOf(fields: readonly FieldId[]): FieldSet {
  const set = emptySet();
  for (const field of fields) add(set, field);
  return set;
}

export function add(set: FieldSet, field: FieldId): void {
  if (field < HALF) set.low |= 1 << field;
  else set.high |= 1 << (field - HALF);
}

export function remove(set: FieldSet, field: FieldId): void {
  if (field < HALF) set.low &= ~(1 << field);
  else set.high &= ~(1 << (field - HALF));
}

export function addAll(set: FieldSet, other: FieldSet): void {
  set.low |= other.low;
  set.high |= other.high;
}

export function common(a: FieldSet, b: FieldSet): FieldSet {
  return { low: a.low & b.low, high: a.high & b.high };
}

export function isEmpty(set: FieldSet): boolean {
  return (set.low | set.high) === 0;
}

/** Takes the lowest field out of the set; -1 when it is empty. */
export function takeLowest(set: FieldSet): FieldId {
  if (set.low !== 0) {
    const bit = set.low & -set.low;
    set.low ^= bit;
    return 31 - Math.clz32(bit);
  }
  if (set.high === 0) return -1;
  const bit = set.high & -set.high;
  set.high ^= bit;
  return HALF + 31 - Math.clz32(bit);
}
