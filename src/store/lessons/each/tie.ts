import { victory } from '../../../rules/play/finalScoring';
import { type Lesson, pointAt } from '../lesson';

/** [8] Several have most points: limestone decides, or they share the win. */
export const tie: Lesson = {
  name: 'tie',
  isRare: true,
  canWait: false,
  hasLine: false,
  gesture: null,
  look: ({ state }) => (state.step.type === 'over' && victory(state).by !== 'points' ? pointAt('points') : null),
};
