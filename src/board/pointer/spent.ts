import type { Gesture } from './gesture';
import { idle } from './idle';

/** These pointers have done what they came for; nothing more happens until they are all gone. */
export function spent(ids: readonly number[]): Gesture {
  const without = (id: number): Gesture => {
    const rest = ids.filter((each) => each !== id);
    return rest.length === 0 ? idle : spent(rest);
  };
  return {
    down: (touch) => spent([...ids, touch.id]),
    move: () => spent(ids),
    up: (touch) => without(touch.id),
    cancel: (touch) => without(touch.id),
    rest: () => spent(ids),
    changed: () => spent(ids),
  };
}
