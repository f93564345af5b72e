import { type Lesson, pointAt } from '../lesson';

/** [6] A place was refused: what the red fields and the sentence say. */
export const refused: Lesson = {
  name: 'refused',
  isRare: false,
  gesture: null,
  look: ({ state, refusals }) => {
    const fields = refusals.flatMap((refusal) => ('fields' in refusal ? refusal.fields : []));
    return state.step.type === 'settle' && fields.length > 0 ? pointAt('reef', { fields: [...new Set(fields)] }) : null;
  },
};
