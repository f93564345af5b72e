import type { Gesture, GestureContext, Touch } from './gesture';
import { hit } from './hit';
import { pressed } from './pressed';
import { spent } from './spent';

/** Nothing touches the board. A mouse may hover: it carries the held lumino without pressing. */
export const idle: Gesture = {
  down(touch, context) {
    const view = context.view();
    if (view.looked !== null) {
      context.emit({ type: 'look', field: null });
      return spent([touch.id]);
    }
    const target = hit(view, touch);
    return target.type === 'nothing' ? spent([touch.id]) : pressed(touch, target);
  },
  move(touch, context) {
    const { held, first, looked } = context.view();
    if (touch.isMouse && held !== null && first === null && looked === null) point(touch, context);
    return idle;
  },
  up: () => idle,
  cancel(touch, context) {
    if (touch.isMouse && context.view().ghost) context.emit({ type: 'unaim' });
    return idle;
  },
  rest: () => idle,
  changed: () => idle,
};

/** The number goes where the mouse points; how the lumino is turned there was decided when it got there. */
function point(touch: Touch, { view, emit }: GestureContext): void {
  const { ghost } = view();
  const target = hit(view(), touch);
  if (target.type === 'field' && target.field !== ghost?.numberOn) emit({ type: 'point', field: target.field });
  if (target.type !== 'field' && ghost) emit({ type: 'unaim' });
}
