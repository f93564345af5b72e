import { fieldPoint } from '../../../board/layout';
import type { FieldId } from '../../../rules/data/hex';
import type { Lay } from '../../../store/table/prospects';

/** The cheapest lay, of those the one whose number lies nearest to that field; null if there is none. */
export function handiestLay(lays: readonly Lay[], from: FieldId): Lay | null {
  const [handiest = null] = [...lays].sort(
    (a, b) => a.cost - b.cost || distance(a.numberOn, from) - distance(b.numberOn, from),
  );
  return handiest;
}

function distance(a: FieldId, b: FieldId): number {
  const from = fieldPoint(a);
  const to = fieldPoint(b);
  return Math.hypot(to.x - from.x, to.y - from.y);
}
