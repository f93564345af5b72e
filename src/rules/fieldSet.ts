import type { FieldId } from './hex';

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

/** Visits the fields in ascending order. */
export function forEachField(set: FieldSet, visit: (field: FieldId) => void): void {
  for (let rest = set.low; rest !== 0; rest &= rest - 1) visit(31 - Math.clz32(rest & -rest));
  for (let rest = set.high; rest !== 0; rest &= rest - 1) visit(HALF + 31 - Math.clz32(rest & -rest));
}
