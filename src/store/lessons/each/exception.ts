import { NEIGHBOURS } from '../../../rules/data/hex';
import { HALVES, LUMINOS } from '../../../rules/data/luminos';
import { heightOf, topOf } from '../../../rules/reef';
import { type LayOfHand, type Lesson, laysAt, NO_FACTS, pointAt } from '../lesson';

/** [6.1] The colour has no room on level 1: there it may touch any lumino. */
export const exception: Lesson = {
  name: 'exception',
  isRare: true,
  gesture: null,
  look: (moment) => {
    const { players, seat } = moment.state;
    const { reef } = players[seat];
    const touchesColour = ({ lumino, numberOn, otherOn }: LayOfHand) =>
      [...NEIGHBOURS[numberOn], ...NEIGHBOURS[otherOn]].some((field) => {
        const top = topOf(reef, field);
        return top !== null && heightOf(reef, field) === 1 && HALVES[top].colour === LUMINOS[lumino].colour;
      });
    const found = laysAt(moment).find((each) => heightOf(reef, each.numberOn) === 0 && !touchesColour(each));
    if (found === undefined) return null;
    const { lumino, numberOn, otherOn } = found;
    return pointAt('reef', {
      fields: [numberOn, otherOn],
      luminos: [lumino],
      facts: { ...NO_FACTS, colour: LUMINOS[lumino].colour },
    });
  },
};
