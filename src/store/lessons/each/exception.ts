import { heightOf } from '../../../rules/reef';
import type { Reef } from '../../../rules/state';
import { type LayOfHand, type Lesson, type Moment, pointAtLaid, pointAtLay } from '../lesson';
import { contacts, goodLays } from '../suggestions';

/** [6.1] The colour is not there yet or has no room on level 1: there it may touch any lumino. */
export const exception: Lesson = {
  name: 'exception',
  isRare: false,
  canWait: false,
  hasLine: true,
  gesture: null,
  look: (moment) => foreignPlace(moment) ?? justLaid(moment),
};

function foreignPlace({ state, lays }: Moment) {
  const { reef } = state.players[state.seat];
  const suggested = goodLays(
    state,
    lays.filter((each) => isForeign(reef, each)),
  );
  return suggested.length === 0 ? null : pointAtLay(suggested[0], suggested);
}

/** Brought there in one gesture, or while there was something else to say. */
function justLaid({ last }: Moment) {
  if (last?.move.type !== 'lay') return null;
  const { players, seat } = last.state;
  return isForeign(players[seat].reef, last.move) ? pointAtLaid(last.move) : null;
}

function isForeign(reef: Reef, lay: LayOfHand): boolean {
  return heightOf(reef, lay.numberOn) === 0 && contacts(reef, lay) === 0;
}
