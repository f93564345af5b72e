import { type Lesson, pointAt } from '../lesson';
import { goodOffers } from '../suggestions';

/** [5.1] The first turn: what the game is about, and that one lumino goes into the atoll. */
export const offer: Lesson = {
  name: 'offer',
  isRare: false,
  canWait: false,
  hasLine: false,
  gesture: 'bring',
  look: ({ state }) => {
    if (state.step.type !== 'offer') return null;
    const suggested = goodOffers(state);
    return pointAt('display', {
      luminos: suggested.flatMap((move) => (move.type === 'offer' ? [move.lumino] : [])),
      suggested,
    });
  },
};
