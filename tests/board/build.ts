import { signal } from '@preact/signals';
import { AT_REST } from '../../src/board/camera';
import { type Layout, type Point, placeReef, placeTray } from '../../src/board/layout';
import type { Gesture, GestureContext, Touch } from '../../src/board/pointer/gesture';
import { idle } from '../../src/board/pointer/idle';
import type { Drag, Dropped } from '../../src/board/scene/scene';
import type { BoardView, Intent } from '../../src/board/view';
import type { GameState, Seat } from '../../src/rules/state';

/** A table of 1180 x 820: small reefs on the left, the atoll on the right, display and hand below. */
function layoutFor({ seat, players, atoll }: GameState, shown: Seat): Layout {
  const others = players.map((_, index) => index).filter((index) => index !== shown);
  return {
    width: 1180,
    height: 820,
    large: placeReef(shown, { x: 180, y: 60, width: 800, height: 640 }),
    small: others.map((other, index) => placeReef(other, { x: 10, y: 70 + 200 * index, width: 160, height: 120 })),
    trays: [
      placeTray('atoll', null, { x: 990, y: 60, width: 180, height: 560 }, atoll, 62),
      placeTray('display', seat, { x: 180, y: 705, width: 420, height: 110 }, players[seat].display, 62),
      placeTray('hand', seat, { x: 610, y: 705, width: 300, height: 112 }, players[seat].hand, 62, true),
    ],
    bag: { x: 1080, y: 700 },
  };
}

export function viewOf(state: GameState, changes: Partial<BoardView> = {}): BoardView {
  return {
    layout: layoutFor(state, changes.shown ?? state.seat),
    camera: AT_REST,
    state,
    shown: state.seat,
    pickable: [],
    chosen: [],
    held: null,
    direction: 0,
    lays: [],
    first: null,
    ghost: null,
    level: null,
    isKeeping: false,
    looked: null,
    hasMarks: true,
    lastLays: [],
    motion: 'brisk',
    ...changes,
  };
}

/** Fingers on a board that shows `view`, and what they ask for. */
export function fingers(view: BoardView) {
  const intents: Intent[] = [];
  let current = view;
  const context: GestureContext = {
    view: () => current,
    drag: signal<Drag | null>(null),
    dropped: signal<readonly Dropped[]>([]),
    emit(intent) {
      intents.push(intent);
      // As the store would answer.
      if (intent.type === 'aim') {
        const { numberOn, otherOn } = intent;
        current = {
          ...current,
          ghost: { numberOn, otherOn, level: 1, isLegal: true, cost: 0, guilty: [], wanted: [] },
        };
      }
      if (intent.type === 'unaim' || intent.type === 'putDown') current = { ...current, ghost: null };
      if (intent.type === 'camera') current = { ...current, camera: intent.camera };
    },
  };
  let gesture: Gesture = idle;
  let time = 0;
  const touch = ({ x, y }: Point, id: number, isMouse = false): Touch => {
    time += 20;
    return { id, x, y, time, isMouse };
  };
  return {
    intents,
    drag: context.drag,
    dropped: context.dropped,
    view: context.view,
    down(point: Point, id = 1, isMouse = false) {
      gesture = gesture.down(touch(point, id, isMouse), context);
    },
    move(point: Point, id = 1, isMouse = false) {
      gesture = gesture.move(touch(point, id, isMouse), context);
    },
    up(point: Point, id = 1, isMouse = false) {
      gesture = gesture.up(touch(point, id, isMouse), context);
    },
    cancel(point: Point, id = 1) {
      gesture = gesture.cancel(touch(point, id), context);
    },
    rest() {
      gesture = gesture.rest(context);
    },
    /** A while in which nothing moves. */
    wait(milliseconds: number) {
      time += milliseconds;
    },
    /** The store answers with another view. */
    change(changes: Partial<BoardView>) {
      current = { ...current, ...changes };
      gesture = gesture.changed(context);
    },
    isIdle: () => gesture === idle,
  };
}
