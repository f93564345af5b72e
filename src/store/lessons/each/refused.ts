import { type Lesson, pointAt } from '../lesson';
import { goodLays } from '../suggestions';

/** [6] A place was refused: what the red fields and the sentence say. A lumino can be brought there from the hand, the atoll or the display. */
export const refused: Lesson = {
  name: 'refused',
  isRare: false,
  canWait: false,
  hasLine: false,
  gesture: null,
  look: ({ state, refusals, lays }) => {
    const fields = refusals.flatMap((refusal) => ('fields' in refusal ? refusal.fields : []));
    const canLay = state.step.type === 'settle' || state.step.type === 'act';
    if (!canLay || fields.length === 0) return null;
    return pointAt('reef', { fields: [...new Set(fields)], suggested: goodLays(state, lays) });
  },
};
