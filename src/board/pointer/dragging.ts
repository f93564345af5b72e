import type { LuminoId } from '../../rules/data/luminos';
import type { Point } from '../layout';
import type { BoardView, TrayPlace } from '../view';
import type { Grip } from './aim';
import { aimAt } from './aim';
import { type Gesture, type GestureContext, isBeyondSlop, type Touch } from './gesture';
import { isOverReef, trayAt } from './hit';
import { idle } from './idle';
import { spent } from './spent';

/** How far a lumino hangs above the finger that drags it, in pixels, so that the finger does not hide it. */
const ABOVE_FINGER = { least: 44, most: 62, fields: 0.75 };

/** A second finger that is away again so soon, in milliseconds, meant to turn the lumino; one that lies there did not. */
const LONGEST_TAP_MS = 800;

/** A lumino is in the air. */
export function dragging(start: Touch, lumino: LuminoId, context: GestureContext, gripped: Grip): Gesture {
  let last = start;
  let grip = gripped;
  let { direction } = context.view();
  let isCarrying = false;
  /** Other fingers: each turns the lumino if it only taps. */
  const others = new Map<number, Touch>();

  const carry = () => {
    const middle = middleOf(last, context.view());
    context.drag.value = { lumino, middle };
    isCarrying = true;
    if (context.view().held === lumino) aimAt(context, last, middle, grip);
    isCarrying = false;
    direction = context.view().direction;
  };
  const putBack = () => {
    context.emit({ type: 'putDown' });
    context.drag.value = null;
  };
  const end = (): Gesture => (others.size === 0 ? idle : spent([...others.keys()]));

  const self: Gesture = {
    down(touch) {
      others.set(touch.id, touch);
      return self;
    },
    move(touch) {
      const other = others.get(touch.id);
      if (other) {
        if (isBeyondSlop(other, touch)) others.set(touch.id, { ...other, x: Number.NaN });
      } else if (touch.id === start.id) {
        last = touch;
        carry();
      }
      return self;
    },
    up(touch) {
      const other = others.get(touch.id);
      if (other) {
        others.delete(touch.id);
        const isTap = !Number.isNaN(other.x) && touch.time - other.time < LONGEST_TAP_MS;
        if (isTap) context.emit({ type: 'turn' });
        return self;
      }
      if (touch.id !== start.id) return self;
      // Not aimed anew: it lies where it was shown.
      drop(lumino, last, context);
      return end();
    },
    cancel(touch) {
      if (others.delete(touch.id) || touch.id !== start.id) return self;
      putBack();
      return end();
    },
    rest: () => self,
    changed() {
      if (isCarrying) return self;
      if (context.view().pickable.includes(lumino)) {
        // Turned on purpose it stays so, whatever it is held by.
        if (context.view().direction !== direction) grip = null;
        carry();
        return self;
      }
      putBack();
      return spent([start.id, ...others.keys()]);
    },
  };
  carry();
  return self;
}

/** Lets go of it. It stays there while its move is being kept; one that is refused goes back at once. */
function drop(lumino: LuminoId, at: Touch, context: GestureContext): void {
  const { drag, dropped, view } = context;
  const { held, ghost, direction } = view();
  const isHeld = held === lumino;
  const middle = middleOf(at, view());
  if (ask(lumino, at, context) && view().isKeeping)
    dropped.value = [...dropped.value, { lumino, middle, isHeld, ghost: isHeld ? ghost : null, direction }];
  drag.value = null;
}

/** Asks for what letting go means there, if it means anything. */
function ask(lumino: LuminoId, at: Touch, { view, emit }: GestureContext): boolean {
  const { held, ghost } = view();
  const to = held === lumino && ghost ? 'reef' : destination(lumino, at, view());
  if (to === 'reef') emit({ type: 'drop' });
  else emit(to === null ? { type: 'putDown' } : { type: 'bring', lumino, to });
  return to !== null;
}

/** The tray that it was dropped into. Dropped over the reef, on no field of it, it is meant for the hand. */
function destination(lumino: LuminoId, at: Touch, view: BoardView): TrayPlace | null {
  const tray = trayAt(view, at) ?? trayAt(view, middleOf(at, view));
  const to = tray?.place ?? (isOverReef(view, at) ? 'hand' : null);
  const from = view.layout.trays.find(({ slots }) => slots.some((slot) => slot.lumino === lumino));
  return to === from?.place ? null : to;
}

function middleOf({ x, y, isMouse }: Touch, { layout }: BoardView): Point {
  const { least, most, fields } = ABOVE_FINGER;
  return { x, y: isMouse ? y : y - Math.min(most, Math.max(least, fields * layout.large.unit)) };
}
