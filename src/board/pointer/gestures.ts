import type { ReadonlySignal, Signal } from '@preact/signals';
import { zoomAt } from '../camera';
import type { Drag } from '../scene/scene';
import type { BoardView, Intent } from '../view';
import type { Gesture, Hand, Touch } from './gesture';
import { isOverReef } from './hit';
import { idle } from './idle';

/** A finger that rests so long wants to look under a lumino, in milliseconds. */
const REST = 450;
/** A contact wider than this, in pixels, is a palm. */
const PALM = 70;

/** Feeds the pointers of the host to the gestures; gives back what undoes it. */
export function listen(
  host: HTMLElement,
  view: ReadonlySignal<BoardView>,
  drag: Signal<Drag | null>,
  emit: (intent: Intent) => void,
): () => void {
  const hand: Hand = { view: () => view.peek(), drag, emit };
  const known = new Set<number>();
  let gesture: Gesture = idle;
  let timer = 0;
  let corner = host.getBoundingClientRect();

  function touchOf(event: PointerEvent | WheelEvent): Touch {
    const { left, top } = corner;
    const isPointer = event instanceof PointerEvent;
    return {
      id: isPointer ? event.pointerId : 0,
      x: event.clientX - left,
      y: event.clientY - top,
      isMouse: !isPointer || event.pointerType === 'mouse',
    };
  }

  function down(event: PointerEvent): void {
    if (event.width > PALM || event.height > PALM) return;
    if (event.button === 2 && hand.view().held !== null) emit({ type: 'turn' });
    if (event.button !== 0) return;
    // The mouse does this by itself, fingers already have it: the browser then tells of moves beyond the host, too.
    host.setPointerCapture(event.pointerId);
    known.add(event.pointerId);
    gesture = gesture.down(touchOf(event), hand);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      gesture = gesture.rest(hand);
    }, REST);
  }

  function move(event: PointerEvent): void {
    const isDown = known.has(event.pointerId);
    if (!isDown && (event.pointerType !== 'mouse' || event.buttons !== 0)) return;
    const touch = touchOf(event);
    if (isDown && isOutside(touch)) cancel(event);
    else gesture = gesture.move(touch, hand);
  }

  function up(event: PointerEvent): void {
    if (!known.delete(event.pointerId)) return;
    window.clearTimeout(timer);
    gesture = gesture.up(touchOf(event), hand);
  }

  function cancel(event: PointerEvent): void {
    const isHovering = event.type === 'pointerleave' && event.pointerType === 'mouse';
    if (!known.delete(event.pointerId) && !isHovering) return;
    window.clearTimeout(timer);
    gesture = gesture.cancel(touchOf(event), hand);
  }

  function isOutside({ x, y }: Touch): boolean {
    return x < 0 || y < 0 || x > host.clientWidth || y > host.clientHeight;
  }

  function wheel(event: WheelEvent): void {
    const at = touchOf(event);
    const { camera, layout } = hand.view();
    if (!isOverReef(hand.view(), at)) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    emit({ type: 'camera', camera: zoomAt(camera, layout.large, at, Math.exp(-pixels * speed)) });
  }

  // A browser that has begun something of its own does not let it be stopped any more, and complains if one tries.
  // Asking with every move would make the browser lay out the page with every move.
  const enter = () => {
    corner = host.getBoundingClientRect();
  };
  const quell = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  const listeners = [
    on(host, 'pointerenter', enter),
    on(host, 'wheel', enter),
    on(host, 'pointerdown', enter),
    on(host, 'pointerdown', down),
    on(host, 'pointermove', move),
    on(host, 'pointerup', up),
    on(host, 'pointercancel', cancel),
    on(host, 'pointerleave', cancel),
    on(host, 'wheel', wheel),
    on(host, 'contextmenu', quell),
    // Without this a second tap zooms the page on iPads, whatever touch-action says.
    on(host, 'touchend', quell),
  ];
  return () => {
    window.clearTimeout(timer);
    for (const undo of listeners) undo();
  };
}

function on<Type extends keyof HTMLElementEventMap>(
  host: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): () => void {
  host.addEventListener(type, listener, { passive: false });
  return () => host.removeEventListener(type, listener);
}
