import { limestoneGain } from '../../../rules/data/limestone';
import { type Lesson, NO_FACTS, pointAt } from '../lesson';

/** [5.2] Ruling 16: not all of the limestone that could be taken now fits into the store. */
export const fullStore: Lesson = {
  name: 'fullStore',
  isRare: true,
  gesture: null,
  look: ({ state }) => {
    const { value, fitting } = limestoneGain(state);
    return fitting < value ? pointAt('store', { facts: { ...NO_FACTS, limestone: fitting } }) : null;
  },
};
