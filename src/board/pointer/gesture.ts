import type { Signal } from '@preact/signals';
import type { Camera } from '../camera';
import type { Drag, Dropped } from '../scene/scene';
import type { BoardView, Intent } from '../view';

/** One finger, pen or mouse on the board, in CSS pixels from its top left. */
export interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** In milliseconds. */
  readonly time: number;
  readonly isMouse: boolean;
}

/** What the pointers are doing. Whatever happens, it answers with what they are doing then. */
export interface Gesture {
  down(touch: Touch, context: GestureContext): Gesture;
  move(touch: Touch, context: GestureContext): Gesture;
  up(touch: Touch, context: GestureContext): Gesture;
  /** The system took the pointer away, or it left the board. */
  cancel(touch: Touch, context: GestureContext): Gesture;
  /** A finger has rested for a while. */
  rest(context: GestureContext): Gesture;
  /** What is held was turned by a key or a button, or can be picked no more. */
  changed(context: GestureContext): Gesture;
}

/** What a gesture sees and does. */
export interface GestureContext {
  readonly view: () => BoardView;
  readonly drag: Signal<Drag | null>;
  /** What was let go and stays in the air until its move is kept. */
  readonly dropped: Signal<readonly Dropped[]>;
  readonly emit: (intent: Intent) => void;
}

/** Farther than this it is no tap. */
const SLOP = { mouse: 4, finger: 9 };

export function isBeyondSlop(from: Touch, to: Touch): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > (to.isMouse ? SLOP.mouse : SLOP.finger);
}

/** Asks for another camera, unless it is the same: at its limits nothing changes, however much a finger moves. */
export function lookFrom({ view, emit }: GestureContext, camera: Camera): void {
  const { zoom, x, y } = view().camera;
  if (camera.zoom !== zoom || camera.x !== x || camera.y !== y) emit({ type: 'camera', camera });
}
