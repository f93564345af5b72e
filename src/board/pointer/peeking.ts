import type { Gesture } from './gesture';
import { idle } from './idle';
import { spent } from './spent';

/** A finger rests on a stack, which is fanned out as long as it does. */
export function peeking(id: number): Gesture {
  const self: Gesture = {
    down(touch, { emit }) {
      emit({ type: 'look', field: null });
      return spent([id, touch.id]);
    },
    move: () => self,
    up(touch, { emit }) {
      if (touch.id !== id) return self;
      emit({ type: 'look', field: null });
      return idle;
    },
    cancel: (touch, context) => self.up(touch, context),
    rest: () => self,
    changed: () => self,
  };
  return self;
}
