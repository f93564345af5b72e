import type { FieldId } from '../data/hex';

/** A set of fields as two masks of 22 bits: what two sets share is then found in one step, without a branch. */
export interface FieldMask {
  low: number;
  high: number;
}

const HALF = 22;

export function emptyMask(): FieldMask {
  return { low: 0, high: 0 };
}

export function maskOf(fields: readonly FieldId[]): FieldMask {
  const mask = emptyMask();
  for (const field of fields) add(mask, field);
  return mask;
}

export function add(mask: FieldMask, field: FieldId): void {
  if (field < HALF) mask.low |= 1 << field;
  else mask.high |= 1 << (field - HALF);
}

export function remove(mask: FieldMask, field: FieldId): void {
  if (field < HALF) mask.low &= ~(1 << field);
  else mask.high &= ~(1 << (field - HALF));
}

export function addAll(mask: FieldMask, other: FieldMask): void {
  mask.low |= other.low;
  mask.high |= other.high;
}

export function common(a: FieldMask, b: FieldMask): FieldMask {
  return { low: a.low & b.low, high: a.high & b.high };
}

export function isEmpty(mask: FieldMask): boolean {
  return (mask.low | mask.high) === 0;
}

/** Takes the lowest field out of the mask; -1 when it is empty. */
export function takeLowest(mask: FieldMask): FieldId {
  if (mask.low !== 0) {
    const bit = mask.low & -mask.low;
    mask.low ^= bit;
    return 31 - Math.clz32(bit);
  }
  if (mask.high === 0) return -1;
  const bit = mask.high & -mask.high;
  mask.high ^= bit;
  return HALF + 31 - Math.clz32(bit);
}
