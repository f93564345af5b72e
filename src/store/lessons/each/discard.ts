import { type Lesson, laysAt, pointAt } from '../lesson';

/** [5.4] [6.5] Nothing in hand can be laid, or something was just discarded: into the bag for 1 point. */
export const discard: Lesson = {
  name: 'discard',
  isRare: true,
  gesture: null,
  look: (moment) => {
    const { state, last } = moment;
    if (state.step.type !== 'settle') return null;
    const { hand } = state.players[state.seat];
    const isDone = last?.move.type === 'discard';
    return isDone || (hand.length > 0 && laysAt(moment).length === 0) ? pointAt('hand', { luminos: hand }) : null;
  },
};
