import { type Lesson, type Moment, pointAtLaid, pointAtLay } from '../lesson';
import { contacts, goodLays } from '../suggestions';

/** [6.1] The first lumino in hand: it lies beside its own colour. */
export const lay: Lesson = {
  name: 'lay',
  isRare: false,
  canWait: false,
  hasLine: true,
  gesture: 'lay',
  look: (moment) => ownPlace(moment) ?? justLaid(moment),
};

function ownPlace({ state, lays }: Moment) {
  // Where only the exception allows a place, that would be the wrong thing to say.
  const own = lays.filter((each) => contacts(state.players[state.seat].reef, each) > 0);
  const suggested = goodLays(state, own);
  return suggested.length === 0 ? null : pointAtLay(suggested[0], suggested);
}

/** Brought from the atoll into the reef in one gesture, it was never in hand: then this is said of where it lies. */
function justLaid({ last }: Moment) {
  if (last?.move.type !== 'lay') return null;
  const { players, seat } = last.state;
  return contacts(players[seat].reef, last.move) > 0 ? pointAtLaid(last.move) : null;
}
