import type { Gesture, Hand, Touch } from './gesture';
import { hit, isOverReef } from './hit';
import { pressed } from './pressed';
import { snap } from './snap';
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
    if (touch.isMouse) hover(touch, hand);
    return idle;
  },
  up: () => idle,
  cancel(touch, hand) {
    if (touch.isMouse && hand.view().ghost) hand.emit({ type: 'unaim' });
    return idle;
  },
  rest: () => idle,
};

function hover(touch: Touch, hand: Hand): void {
  const view = hand.view();
  if (view.held === null || view.first !== null) return;
  const pair = isOverReef(view, touch) ? snap(view, touch) : null;
  const { ghost } = view;
  if (pair && (pair.numberOn !== ghost?.numberOn || pair.otherOn !== ghost.otherOn))
    hand.emit({ type: 'aim', ...pair });
  if (!pair && ghost) hand.emit({ type: 'unaim' });
}
