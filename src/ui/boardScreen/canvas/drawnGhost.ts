import type { Ghost as DrawnGhost } from '../../../board/view';
import type { FieldId } from '../../../rules/data/hex';
import type { TableRefusal } from '../../../store/table/moveSource';
import type { Ghost } from '../../../store/table/prospects';

/** A ghost as the canvas draws it: which fields are at fault and which would have done. */
export function drawnGhost(ghost: Ghost | null): DrawnGhost | null {
  if (ghost === null) return null;
  const { numberOn, otherOn, level, cost, refusals } = ghost;
  return {
    numberOn,
    otherOn,
    level,
    cost,
    isLegal: refusals.length === 0,
    guilty: [...new Set(refusals.flatMap(fieldsOf))],
    wanted: refusals.flatMap((refusal) => (refusal.rule === 'colour' ? refusal.wanted : [])),
  };
}

function fieldsOf(refusal: TableRefusal): readonly FieldId[] {
  return 'fields' in refusal ? refusal.fields : [];
}
