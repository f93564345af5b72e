import { LUMINOS } from '../../../rules/data/luminos';
import { type Lesson, laysAt, NO_FACTS, pointAt } from '../lesson';

/** [6.1] The first lumino in hand: it lies beside its own colour. */
export const lay: Lesson = {
  name: 'lay',
  isRare: false,
  gesture: 'lay',
  look: (moment) => {
    const lays = laysAt(moment);
    if (lays.length === 0) return null;
    const [{ lumino, numberOn, otherOn }] = lays;
    return pointAt('reef', {
      fields: [numberOn, otherOn],
      luminos: [lumino],
      facts: { ...NO_FACTS, colour: LUMINOS[lumino].colour },
    });
  },
};
