import { FIELDS } from '../../../../rules/data/hex';
import type { Step } from '../../../../rules/state';
import type { Shown } from '../../../../store/lessons/lesson';

/** Where the card lies. */
export interface CardPlace {
  /**
   * Over what is not needed now: the atoll while luminos are laid, the trays while colours are scored, an edge of the reef
   * before anything is laid there. On a small screen always over an edge of the reef.
   */
  readonly over: 'overAtoll' | 'overTrays' | 'overReef';
  /** Of the reef: the one farther from what the lesson points at. */
  readonly edge: 'upper' | 'lower';
}

export function placeOf({ fields }: Pick<Shown, 'fields'>, step: Step['type']): CardPlace {
  const edge = isInLowerHalf(fields) ? 'upper' : 'lower';
  if (step === 'score') return { over: 'overTrays', edge };
  if (step === 'settle') return { over: 'overAtoll', edge };
  return { over: 'overReef', edge };
}

/** Fields are counted row by row. */
function isInLowerHalf(fields: Shown['fields']): boolean {
  if (fields.length === 0) return false;
  return fields.reduce((sum, field) => sum + field, 0) / fields.length >= FIELDS.length / 2;
}
