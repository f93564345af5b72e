import { limestoneGain } from '../../../rules/data/limestone';
import { type Lesson, NO_FACTS, pointAt } from '../lesson';
import { goodTakes } from '../suggestions';

/** [5.2] After offering: exactly one of three things. */
export const take: Lesson = {
  name: 'take',
  isRare: false,
  canWait: false,
  hasLine: false,
  gesture: 'lay',
  look: ({ state }) => {
    if (state.step.type !== 'act') return null;
    const suggested = goodTakes(state);
    const facts = { ...NO_FACTS, limestone: limestoneGain(state).fitting };
    const [best] = suggested;
    if (best?.type === 'takeFromAtoll') return pointAt('atoll', { luminos: best.luminos, facts, suggested });
    if (best?.type === 'takeFromDisplay') return pointAt('display', { luminos: [best.lumino], facts, suggested });
    return pointAt('store', { facts, suggested });
  },
};
