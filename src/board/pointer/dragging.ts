import type { LuminoId } from '../../rules/data/luminos';
import type { Point } from '../layout';
import type { BoardView, TrayPlace } from '../view';
import { aimAt } from './aim';
import { type Gesture, type Hand, isBeyondSlop, type Touch } from './gesture';
import type { Grip } from './grip';
import { isOverReef, trayAt } from './hit';
import { idle } from './idle';
import { spent } from './spent';

/** How far a lumino hangs above the finger that drags it, in pixels, so that the finger does not hide it. */
const ABOVE_FINGER = { least: 44, most: 62, fields: 0.75 };

/** A second finger that is away again so soon, in milliseconds, meant to turn the lumino; one that lies there did not. */
const TAP = 800;

/** A lumino is in the air. */
export function dragging(start: Touch, lumino: LuminoId, hand: Hand, gripped: Grip): Gesture {
  let last = start;
  let grip = gripped;
  let { direction } = hand.view();
  let isCarrying = false;
  /** Other fingers: each turns the lumino if it only taps. */
  const others = new Map<number, Touch>();

  const carry = () => {
    const middle = middleOf(last, hand.view());
    hand.drag.value = { lumino, middle };
    isCarrying = true;
    if (hand.view().held === lumino) aimAt(hand, last, middle, grip);
    isCarrying = false;
    direction = hand.view().direction;
  };
  const putBack = () => {
    if (hand.view().ghost) hand.emit({ type: 'unaim' });
    hand.drag.value = null;
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
        const isTap = !Number.isNaN(other.x) && touch.time - other.time < TAP;
        if (isTap) hand.emit({ type: 'turn' });
        return self;
      }
      if (touch.id !== start.id) return self;
      // Not aimed anew: it lies where it was shown.
      drop(lumino, last, hand);
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
      if (hand.view().pickable.includes(lumino)) {
        // Turned on purpose it stays so, whatever it is held by.
        if (hand.view().direction !== direction) grip = null;
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

function drop(lumino: LuminoId, at: Touch, { view, emit, drag }: Hand): void {
  const { held, ghost } = view();
  if (held === lumino) {
    if (ghost) emit({ type: 'drop' });
  } else {
    const to = destination(lumino, at, view());
    if (to) emit({ type: 'bring', lumino, to });
  }
  drag.value = null;
}

/** Where a lumino that is not in hand yet was dropped: dropped on the reef, it is meant for the hand. */
function destination(lumino: LuminoId, at: Touch, view: BoardView): TrayPlace | null {
  const tray = trayAt(view, at) ?? trayAt(view, middleOf(at, view));
  if (tray) return tray.spots.some((spot) => spot.lumino === lumino) ? null : tray.place;
  return isOverReef(view, at) ? 'hand' : null;
}

function middleOf({ x, y, isMouse }: Touch, { layout }: BoardView): Point {
  const { least, most, fields } = ABOVE_FINGER;
  return { x, y: isMouse ? y : y - Math.min(most, Math.max(least, fields * layout.large.unit)) };
}
