import { type Lesson, pointAt } from '../lesson';

/** [5.4] [6.5] Nothing in hand can be laid, or something was just discarded: into the bag for 1 point. */
export const discard: Lesson = {
  name: 'discard',
  isRare: true,
  canWait: false,
  hasLine: false,
  gesture: null,
  look: ({ state, last, lays, legal }) => {
    if (state.step.type !== 'settle') return null;
    const { hand } = state.players[state.seat];
    if (hand.length > 0 && lays.length === 0) return pointAt('hand', { luminos: hand, suggested: legal });
    return last?.move.type === 'discard' ? pointAt('hand', { luminos: hand }) : null;
  },
};
