import { openColours, scoringPhasesLeft } from '../../../rules/play/scoringOutlook';
import { type Lesson, NO_FACTS, pointAt } from '../lesson';

const FROM_ROUND = 8;

/** [7.2] Near the end: as many scoring phases are left as that, and as many colours. */
export const rounds: Lesson = {
  name: 'rounds',
  isRare: false,
  canWait: false,
  hasLine: false,
  gesture: null,
  look: ({ state }) => {
    const colours = openColours(state, state.seat).length;
    if (state.round < FROM_ROUND || state.step.type !== 'offer' || colours === 0) return null;
    return pointAt('round', { facts: { ...NO_FACTS, phases: scoringPhasesLeft(state), colours } });
  },
};
