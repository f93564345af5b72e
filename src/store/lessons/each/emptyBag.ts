import { LAST_ROUND } from '../../../rules/state';
import { type Lesson, NO_FACTS, pointAt } from '../lesson';

/** [7] The bag has run out before the last round: this round, one more scoring phase, and the end. */
export const emptyBag: Lesson = {
  name: 'emptyBag',
  isRare: true,
  canWait: false,
  hasLine: false,
  gesture: null,
  look: ({ state: { ending, step, round } }) =>
    ending === 'none' || step.type === 'over'
      ? null
      : pointAt('bag', { facts: { ...NO_FACTS, phases: ending === 'called' && round < LAST_ROUND ? 2 : 1 } }),
};
