import { heightOf } from '../../../rules/reef';
import { type Lesson, laysAt, pointAt } from '../lesson';

/** [6.2] [6.3] Something can lie on a second level: on two luminos, on one height. */
export const levels: Lesson = {
  name: 'levels',
  isRare: false,
  gesture: null,
  look: (moment) => {
    const { players, seat } = moment.state;
    const found = laysAt(moment).find(({ numberOn }) => heightOf(players[seat].reef, numberOn) > 0);
    return found === undefined
      ? null
      : pointAt('reef', { fields: [found.numberOn, found.otherOn], luminos: [found.lumino] });
  },
};
