import { aimAt } from './aim';
import type { Gesture } from './gesture';
import { hit } from './hit';
import { pressed } from './pressed';
import { spent } from './spent';

/** Nothing touches the board. A mouse may hover: it carries the held lumino without pressing. */
export const idle: Gesture = {
  down(touch, hand) {
    const view = hand.view();
    if (view.looked !== null) {
      hand.emit({ type: 'look', field: null });
      return spent([touch.id]);
    }
    const target = hit(view, touch);
    return target.type === 'nothing' ? spent([touch.id]) : pressed(touch, target);
  },
  move(touch, hand) {
    const { held, first } = hand.view();
    if (touch.isMouse && held !== null && first === null) aimAt(hand, touch, touch);
    return idle;
  },
  up: () => idle,
  cancel(touch, hand) {
    if (touch.isMouse && hand.view().ghost) hand.emit({ type: 'unaim' });
    return idle;
  },
  rest: () => idle,
};
