import { limestoneGain } from '../../../rules/data/limestone';
import { scorings } from '../../../rules/play/scoringPhase';
import { type Lesson, NO_FACTS, pointAt } from '../lesson';

/** [5.2] [7.2] Ruling 16: not all of the limestone that could be taken now fits into the store. */
export const fullStore: Lesson = {
  name: 'fullStore',
  isRare: true,
  canWait: false,
  hasLine: false,
  gesture: null,
  look: ({ state }) => {
    const scoring = scorings(state).find(({ isOpen }) => isOpen);
    const { value, fitting } = scoring?.limestone ?? limestoneGain(state);
    return fitting < value ? pointAt('store', { facts: { ...NO_FACTS, limestone: fitting } }) : null;
  },
};
