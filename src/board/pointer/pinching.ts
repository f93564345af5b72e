import { panBy, zoomAt } from '../camera';
import { type Gesture, lookFrom, type Touch } from './gesture';
import { panning } from './panning';

/** Two fingers: what was between them stays between them. */
export function pinching(a: Touch, b: Touch): Gesture {
  const self: Gesture = {
    // A third finger or the palm changes nothing.
    down: () => self,
    move(touch, context) {
      if (touch.id !== a.id && touch.id !== b.id) return self;
      const [nextA, nextB] = touch.id === a.id ? [touch, b] : [a, touch];
      const { camera, layout } = context.view();
      const before = middle(a, b);
      const now = middle(nextA, nextB);
      const factor = distance(nextA, nextB) / Math.max(1, distance(a, b));
      const zoomed = zoomAt(camera, layout.large, before, factor);
      lookFrom(context, panBy(zoomed, layout.large, { x: now.x - before.x, y: now.y - before.y }));
      return pinching(nextA, nextB);
    },
    up: (touch) => (touch.id === a.id ? panning(b) : touch.id === b.id ? panning(a) : self),
    cancel: (touch) => (touch.id === a.id ? panning(b) : touch.id === b.id ? panning(a) : self),
    rest: () => self,
    changed: () => self,
  };
  return self;
}

function middle(a: Touch, b: Touch) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Touch, b: Touch): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
