import { panBy } from '../camera';
import { type Gesture, lookFrom, type Touch } from './gesture';
import { idle } from './idle';
import { pinching } from './pinching';

/** One finger moves the reef about; of use only when it is seen from near. */
export function panning(last: Touch): Gesture {
  const self: Gesture = {
    down: (touch) => pinching(last, touch),
    move(touch, context) {
      if (touch.id !== last.id) return self;
      const { camera, layout } = context.view();
      lookFrom(context, panBy(camera, layout.large, { x: touch.x - last.x, y: touch.y - last.y }));
      return panning(touch);
    },
    up: (touch) => (touch.id === last.id ? idle : self),
    cancel: (touch) => (touch.id === last.id ? idle : self),
    rest: () => self,
    changed: () => self,
  };
  return self;
}
