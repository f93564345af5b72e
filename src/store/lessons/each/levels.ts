import { heightOf } from '../../../rules/reef';
import { type Lesson, pointAtLay } from '../lesson';
import { goodLays } from '../suggestions';

/** [6.2] [6.3] Something can lie on a second level: on two luminos, on one height. */
export const levels: Lesson = {
  name: 'levels',
  isRare: false,
  canWait: true,
  hasLine: true,
  gesture: null,
  look: ({ state, lays }) => {
    const { reef } = state.players[state.seat];
    const suggested = goodLays(
      state,
      lays.filter(({ numberOn }) => heightOf(reef, numberOn) > 0),
    );
    return suggested.length === 0 ? null : pointAtLay(suggested[0], suggested);
  },
};
