import { Container, type Sprite } from 'pixi.js';
import { describe, expect, test, vi } from 'vitest';
import type { Point } from '../../../src/board/layout';
import { createScenes, type Drag, type Dropped } from '../../../src/board/scene/scene';
import { createReconciler } from '../../../src/board/stage/reconcile';
import type { BoardView, Ghost } from '../../../src/board/view';
import type { GameState } from '../../../src/rules/state';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { ACTING, OFFERING, STARTING, settling, spot } from '../../support/tablePositions';
import { viewOf } from '../build';
import { noTextures } from './noTextures';

// Pixi asks which browser it is in as soon as it is loaded; Node 20 has no answer.
vi.hoisted(() => {
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: 'Node' } });
});

const FRAME_MS = 16;
const KEEPING_FRAMES = 40;

/** A lumino that is dragged to a point and let go there, and the game once that is kept; the same game: it is refused. */
interface Drop {
  readonly lumino: number;
  readonly at: Point;
  readonly before: BoardView;
  readonly after: BoardView;
}

function ghostAt(names: string): Ghost {
  return { ...spot(names), level: 1, isLegal: true, cost: 0, guilty: [], wanted: [] };
}

function holding(state: GameState, names: string, after: GameState): Drop {
  const [held] = state.players[state.seat].hand;
  const doing = { pickable: [held], chosen: [held], held, motion: 'calm' } as const;
  return {
    lumino: held,
    at: { x: 500, y: 500 },
    before: viewOf(state, { ...doing, ghost: ghostAt(names) }),
    after: viewOf(after, { motion: 'calm', shown: state.seat }),
  };
}

const P6O1 = lumino('p6o1');
const Y4O1 = lumino('y4o1');
const HOLDING = settling('y3s1');
const OFFERED = must(OFFERING, { type: 'offer', lumino: P6O1 }).state;
const TAKEN = must(ACTING, { type: 'takeFromAtoll', luminos: [Y4O1] }).state;
const LAID = must(HOLDING, { type: 'lay', lumino: lumino('y3s1'), ...spot('d3d2') }).state;
const STARTED = must(STARTING, { type: 'layStart', left: 'yellow' }).state;

const DROPS: Readonly<Record<string, Drop>> = {
  'an offer': {
    lumino: P6O1,
    at: { x: 1080, y: 70 },
    before: viewOf(OFFERING, { pickable: [P6O1], chosen: [P6O1], motion: 'calm' }),
    after: viewOf(OFFERED, { motion: 'calm' }),
  },
  'a taking': {
    lumino: Y4O1,
    at: { x: 880, y: 810 },
    before: viewOf(ACTING, { pickable: [Y4O1], chosen: [Y4O1], motion: 'calm' }),
    after: viewOf(TAKEN, { motion: 'calm' }),
  },
  'a lay': holding(HOLDING, 'd3d2', LAID),
  'a start lumino': holding(STARTING, 'd4d5', STARTED),
};

/** How far its upper face is from where it ends, frame by frame from its release on. */
function distancesOf({ lumino: dragged, at, before, after }: Drop, carriedFrames: number): readonly number[] {
  const scenes = createScenes();
  const reconciler = createReconciler(noTextures());
  let now = 0;
  const show = (view: BoardView, drag: Drag | null, dropped: readonly Dropped[]) => {
    now += FRAME_MS;
    reconciler.show(scenes(view, drag, dropped), view, now, false);
    reconciler.step(now);
  };
  const { held, ghost, direction } = before;
  const letGo: Dropped = { lumino: dragged, middle: at, isHeld: held === dragged, ghost, direction };
  show(before, null, []);
  const slot = before.layout.trays.flatMap(({ slots }) => slots).find((each) => each.lumino === dragged);
  const top = topAt(reconciler.root, slot?.middle ?? at);
  for (let frame = 0; frame < carriedFrames; frame++) show(before, { lumino: dragged, middle: at }, []);
  const seen = () => reconciler.root.toLocal({ x: 0, y: 0 }, top).clone();
  const way = [seen()];
  const keep = (view: BoardView, dropped: readonly Dropped[], frames: number) => {
    for (let frame = 0; frame < frames; frame++) {
      show(view, null, dropped);
      way.push(seen());
    }
  };
  keep({ ...before, isKeeping: true }, [letGo], KEEPING_FRAMES);
  keep(after, [], 40);
  const end = way[way.length - 1];
  return way.map(({ x, y }) => Math.hypot(x - end.x, y - end.y));
}

/** The upper face that is drawn nearest to a point. */
function topAt(root: Container, { x, y }: Point): Sprite {
  const all: Container[] = [];
  const walk = (container: Container) => {
    for (const child of container.children) {
      if (/^(top|start)\//.test(child.label)) all.push(child);
      if (child instanceof Container) walk(child);
    }
  };
  walk(root);
  const distance = (sprite: Container) => Math.hypot(sprite.x - x, sprite.y - y);
  const [nearest] = all.sort((a, b) => distance(a) - distance(b));
  return nearest as Sprite;
}

describe.each(Object.entries(DROPS))('%s that was let go', (_, drop) => {
  test.each([
    ['where the finger had rested', 60],
    ['before it had reached the finger', 3],
  ])('%s, never gets farther from its place, and waits until it is kept', (_, carriedFrames) => {
    const distances = distancesOf(drop, carriedFrames);
    for (const [index, distance] of distances.entries()) {
      if (index > 0) expect(distance).toBeLessThanOrEqual(distances[index - 1] + 1e-6);
    }
    expect(distances.at(-1)).toBe(0);
  });
});

test.each([
  ['an offer', 20],
  ['a lay', 3],
  ['a start lumino', 3],
])('%s that was let go stays exactly there until it is kept', (name, least) => {
  const distances = distancesOf(DROPS[name], 60);
  expect(new Set(distances.slice(0, KEEPING_FRAMES).map((each) => each.toFixed(6))).size).toBe(1);
  expect(distances[0]).toBeGreaterThan(least);
});

test('one that is refused goes straight home', () => {
  const drop = DROPS['an offer'];
  const distances = distancesOf({ ...drop, after: drop.before }, 60);
  expect(distances[0]).toBeGreaterThan(200);
  for (const [index, distance] of distances.entries()) {
    if (index > 0) expect(distance).toBeLessThanOrEqual(distances[index - 1] + 1e-6);
  }
});
