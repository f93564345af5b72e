import { heightOf } from '../../../rules/reef';
import type { GameState } from '../../../rules/state';
import { type LayOfHand, type Lesson, type Moment, momentOf, pointAtLay, type Shown } from '../lesson';
import { goodLays } from '../suggestions';

/** [6.2] [6.3] Something can lie on a second level: on two luminos, on one height. */
export const levels: Lesson = {
  name: 'levels',
  isRare: false,
  canWait: true,
  hasLine: true,
  gesture: null,
  look: (moment) => possible(moment) ?? missed(moment),
};

function possible({ state, lays }: Moment): Shown | null {
  const suggested = goodLays(state, raised(state, lays));
  return suggested.length === 0 ? null : pointAtLay(suggested[0], suggested);
}

/** While the last lumino was in hand, there may have been something else to say. */
function missed({ last }: Moment): Shown | null {
  if (last?.move.type !== 'lay') return null;
  const [lay] = raised(last.state, [last.move]);
  if (lay !== undefined) return pointAtLay(lay, []);
  const shown = possible(momentOf(last.state, null));
  return shown === null ? null : { ...shown, suggested: [] };
}

function raised({ players, seat }: GameState, lays: readonly LayOfHand[]): readonly LayOfHand[] {
  return lays.filter(({ numberOn }) => heightOf(players[seat].reef, numberOn) > 0);
}
