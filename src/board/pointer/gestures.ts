import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import { zoomAt } from '../camera';
import type { Drag, Dropped } from '../scene/scene';
import type { BoardView, Intent } from '../view';
import { boxOf, facingOf, isOutside, toLocal } from './frame';
import { type Gesture, type GestureContext, lookFrom, type Touch } from './gesture';
import { isOverReef } from './hit';
import { idle } from './idle';

/** A finger that rests this long wants to look under a lumino. */
const LONG_PRESS_MS = 450;
/** A contact wider than this, in pixels, is a palm. */
const PALM = 90;
/** How many pixels a wheel means by a line and by a page. */
const WHEEL_PIXELS: Readonly<Record<number, number>> = { 0: 1, 1: 16, 2: 400 };

/** The pointers of a host. */
export interface Pointers {
  areDown(): boolean;
  end(): void;
}

/** Feeds the pointers of the host to the gestures. */
export function listen(
  host: HTMLElement,
  view: ReadonlySignal<BoardView>,
  drag: Signal<Drag | null>,
  dropped: Signal<readonly Dropped[]>,
  emit: (intent: Intent) => void,
): Pointers {
  const context: GestureContext = { view: () => view.peek(), drag, dropped, emit };
  const known = new Map<number, PointerEvent>();
  let gesture: Gesture = idle;
  let timer = 0;
  let box = boxOf(host);

  function touchOf(event: PointerEvent | WheelEvent): Touch {
    const isPointer = event instanceof PointerEvent;
    if (facingOf(host) !== box.facing) enter();
    return {
      id: isPointer ? event.pointerId : 0,
      ...toLocal(box, { x: event.clientX, y: event.clientY }),
      time: event.timeStamp,
      isMouse: !isPointer || event.pointerType === 'mouse',
    };
  }

  function down(event: PointerEvent): void {
    if (event.width > PALM || event.height > PALM) return;
    if (event.button === 2) turn();
    if (event.button !== 0) return;
    // The first finger of a new touch: pointers still listed went away without an event.
    if (event.isPrimary)
      for (const lost of [...known.values()]) if (lost.pointerType === event.pointerType) cancel(lost);
    // The browser then tells of moves beyond the host, too. A pointer that is gone already cannot be captured.
    if (host.isConnected && event.isTrusted) host.setPointerCapture(event.pointerId);
    known.set(event.pointerId, event);
    gesture = gesture.down(touchOf(event), context);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      gesture = gesture.rest(context);
    }, LONG_PRESS_MS);
  }

  function move(event: PointerEvent): void {
    const isMouse = event.pointerType === 'mouse';
    const isDown = known.has(event.pointerId);
    // A second button of a mouse that is down comes as a move.
    if (isMouse && event.button === 2 && (event.buttons & 2) !== 0) turn();
    if (isDown ? isMouse && event.buttons === 0 : !isMouse || event.buttons !== 0) {
      if (isDown) cancel(event);
      return;
    }
    const touch = touchOf(event);
    if (isDown && isOutside(box, { x: event.clientX, y: event.clientY })) cancel(event);
    else gesture = gesture.move(touch, context);
  }

  function up(event: PointerEvent): void {
    if (!known.delete(event.pointerId)) return;
    window.clearTimeout(timer);
    gesture = gesture.up(touchOf(event), context);
  }

  function cancel(event: PointerEvent): void {
    const isHovering = event.type === 'pointerleave' && event.pointerType === 'mouse';
    if (!known.delete(event.pointerId) && !isHovering) return;
    window.clearTimeout(timer);
    gesture = gesture.cancel(touchOf(event), context);
  }

  /** The window is hidden or the next player is to move: what fingers had begun is over. */
  function cancelAll(): void {
    for (const event of [...known.values()]) cancel(event);
  }

  function turn(): void {
    if (context.view().held !== null) emit({ type: 'turn' });
  }

  function wheel(event: WheelEvent): void {
    enter();
    const at = touchOf(event);
    const { camera, layout } = context.view();
    if (!isOverReef(context.view(), at)) return;
    event.preventDefault();
    const pixels = event.deltaY * (WHEEL_PIXELS[event.deltaMode] ?? 1);
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    lookFrom(context, zoomAt(camera, layout.large, at, Math.exp(-pixels * speed)));
  }

  // Asking with every move would make the browser lay out the page with every move.
  const enter = () => {
    box = boxOf(host);
  };
  const quell = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  const ends = [
    on(host, 'pointerenter', enter),
    on(host, 'pointerdown', enter),
    on(host, 'pointerdown', down),
    on(host, 'pointermove', move),
    on(host, 'pointerup', up),
    on(host, 'pointercancel', cancel),
    on(host, 'pointerleave', cancel),
    on(host, 'wheel', wheel),
    on(host, 'contextmenu', quell),
    // Without this a second tap zooms the page on iPads, whatever touch-action says, and so does a trackpad in Safari.
    on(host, 'touchend', quell),
    on(host, 'gesturestart', quell),
    on(window, 'blur', cancelAll),
    on(document, 'visibilitychange', cancelAll),
    whenTurnedOrTaken(view, () => {
      gesture = gesture.changed(context);
    }),
    whenNextIsToMove(view, cancelAll),
    whenKept(view, () => {
      if (dropped.peek().length > 0) dropped.value = [];
    }),
  ];
  return {
    areDown: () => known.size > 0,
    end() {
      window.clearTimeout(timer);
      for (const end of ends) end();
    },
  };
}

/** Keys, buttons and the game itself can turn or take away what a finger holds. */
function whenTurnedOrTaken(view: ReadonlySignal<BoardView>, tell: () => void): () => void {
  let { direction, pickable } = view.peek();
  return effect(() => {
    const next = view.value;
    if (next.direction === direction && next.pickable === pickable) return;
    ({ direction, pickable } = next);
    tell();
  });
}

/** What fingers have begun for one player is not for the next: for them the board may face another side. */
function whenNextIsToMove(view: ReadonlySignal<BoardView>, tell: () => void): () => void {
  let { seat } = view.peek().state;
  return effect(() => {
    const next = view.value.state.seat;
    if (next === seat) return;
    seat = next;
    tell();
  });
}

function whenKept(view: ReadonlySignal<BoardView>, tell: () => void): () => void {
  return effect(() => {
    if (!view.value.isKeeping) tell();
  });
}

function on<Type extends Event>(target: EventTarget, type: string, listener: (event: Type) => void): () => void {
  // Each of the types above comes with its own kind of event.
  const typed = listener as (event: Event) => void;
  target.addEventListener(type, typed, { passive: false });
  return () => target.removeEventListener(type, typed);
}
