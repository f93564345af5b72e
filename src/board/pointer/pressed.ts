import { gripOf } from './aim';
import { dragging } from './dragging';
import { type Gesture, type GestureContext, isBeyondSlop, type Touch } from './gesture';
import type { Hit } from './hit';
import { idle } from './idle';
import { panning } from './panning';
import { peeking } from './peeking';
import { pinching } from './pinching';
import { spent } from './spent';

/** One finger is down and has not moved: a tap, or the beginning of something else. */
export function pressed(start: Touch, target: Hit): Gesture {
  const self: Gesture = {
    down(touch) {
      return target.type === 'field' || target.type === 'water' ? pinching(start, touch) : spent([start.id, touch.id]);
    },
    move(touch, context) {
      if (touch.id !== start.id || !isBeyondSlop(start, touch)) return self;
      if (target.type === 'lumino') {
        if (!context.view().pickable.includes(target.lumino)) {
          // What a tap on it would say is what a player who drags it wants to know, too.
          tap(target, touch, context);
          return spent([start.id]);
        }
        const grip = gripOf(context.view(), target.tray, target.lumino, start);
        context.emit({ type: 'lift', lumino: target.lumino });
        return dragging(touch, target.lumino, context, grip);
      }
      if (target.type === 'small') return spent([start.id]);
      return panning(start).move(touch, context);
    },
    up(touch, context) {
      if (touch.id !== start.id) return self;
      tap(target, touch, context);
      return idle;
    },
    cancel: (touch) => (touch.id === start.id ? idle : self),
    rest(context) {
      if (target.type !== 'field') return self;
      context.emit({ type: 'look', field: target.field });
      return peeking(start.id);
    },
    changed: () => self,
  };
  return self;
}

function tap(target: Hit, { isMouse }: Touch, { emit, view }: GestureContext): void {
  switch (target.type) {
    case 'lumino':
      emit({ type: 'pick', lumino: target.lumino });
      break;
    case 'field':
      // A mouse that hovers shows where the lumino would lie: its click means that place.
      if (isMouse && view().ghost !== null && view().first === null) emit({ type: 'drop' });
      else emit({ type: 'tap', field: target.field });
      break;
    case 'small':
      emit({ type: 'enlarge', seat: target.seat });
      break;
    case 'water':
      emit({ type: 'letGo' });
      break;
    case 'nothing':
      break;
  }
}
