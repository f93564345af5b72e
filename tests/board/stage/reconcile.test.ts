import fc from 'fast-check';
import type { Container } from 'pixi.js';
import { describe, expect, test, vi } from 'vitest';
import { AT_REST, zoomAt } from '../../../src/board/camera';
import { createScenes } from '../../../src/board/scene/scene';
import { createReconciler, type Reconciler } from '../../../src/board/stage/reconcile';
import { TIMINGS } from '../../../src/board/stage/tween';
import type { BoardView, Motion } from '../../../src/board/view';
import { legalMoves, play } from '../../../src/rules/game';
import type { GameState } from '../../../src/rules/state';
import { chance, ensure, field, must, pick, startedGame } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { settling } from '../../support/tablePositions';
import { viewOf } from '../build';
import { noTextures } from './noTextures';

// Pixi asks which browser it is in as soon as it is loaded; Node 20 has no answer.
vi.hoisted(() => {
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: 'Node' } });
});

/** What a reconciler shows at this moment, from the back to the front. */
function picture({ root }: Reconciler): string[] {
  const lines: string[] = [];
  const walk = (container: Container, x: number, y: number, zoom: number) => {
    for (const child of container.children) {
      const at = { x: x + child.x * zoom, y: y + child.y * zoom };
      if (child.children.length > 0) walk(child, at.x, at.y, zoom * child.scale.x);
      else if (child.label)
        lines.push([child.label, ...[at.x, at.y, child.scale.x * zoom].map(round), child.alpha].join(' '));
    }
  };
  walk(root, 0, 0, 1);
  return lines;
}

function round(value: number): string {
  return value.toFixed(2);
}

/** The picture of a view that was never anything else. */
function truth(view: BoardView): string[] {
  const reconciler = createReconciler(noTextures());
  reconciler.show(createScenes()(view, null), view, 0, true);
  reconciler.step(0);
  return picture(reconciler);
}

/** States of a game played at random, one after the other. */
function story(seed: number, moves: number): GameState[] {
  const random = chance(seed);
  const states = [startedGame({ players: 3, side: 'B', seed })];
  for (let state = states[0]; states.length <= moves && state.step.type !== 'over'; states.push(state)) {
    const outcome = play(state, pick(legalMoves(state), random));
    ensure(outcome.ok, 'a listed move was refused');
    state = outcome.state;
  }
  return states;
}

const STILL: Motion = 'calm';

describe('whatever happened before, and whenever it was interrupted', () => {
  test.each(['off', 'fade', 'brisk', 'calm'] as const)(
    'with motion %s the picture lands on the true state',
    (motion) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 999 }),
          fc.array(fc.nat(700), { minLength: 8, maxLength: 30 }),
          (seed, waits) => {
            const scenes = createScenes();
            const reconciler = createReconciler(noTextures());
            let now = 0;
            let view = viewOf(startedGame(), { motion });
            let drawn: string[] = [];
            const draw = () => {
              reconciler.step(now);
              if (reconciler.takeChange()) drawn = picture(reconciler);
              else expect(picture(reconciler)).toEqual(drawn);
            };
            for (const [index, state] of story(seed, waits.length).entries()) {
              const camera =
                index % 7 === 6 ? zoomAt(AT_REST, viewOf(state).layout.large, { x: 400, y: 300 }, 1.8) : AT_REST;
              const shown = index % 5 === 4 ? (state.seat + 1) % 3 : state.seat;
              view = viewOf(state, { motion, camera, shown, level: index % 11 === 10 ? 1 : null });
              const dragged = index % 3 === 2 ? { lumino: index * 5, middle: { x: 400 + index, y: 300 } } : null;
              reconciler.show(scenes(view, dragged), view, now, index % 7 >= 6 || index % 7 === 0);
              draw();
              now += waits[index % waits.length];
              draw();
            }
            reconciler.show(scenes(view, null), view, now, false);
            for (let rest = 1; rest <= 40; rest++) {
              now += 100;
              draw();
            }
            expect(drawn).toEqual(truth(view));
          },
        ),
        { numRuns: 25 },
      );
    },
  );
});

test('nothing is left to do once everything is where it belongs', () => {
  const [before, after] = story(3, 1);
  const scenes = createScenes();
  const reconciler = createReconciler(noTextures());
  const from = viewOf(before, { motion: STILL });
  reconciler.show(scenes(from, null), from, 0, false);
  expect(reconciler.step(0)).toBe(false);
  const to = viewOf(after, { motion: STILL });
  reconciler.show(scenes(to, null), to, 100, false);
  expect(reconciler.step(100)).toBe(true);
  expect(reconciler.step(5000)).toBe(false);
});

test('what looks as before is not drawn again: where a finger moves and its lumino stays', () => {
  const held = lumino('y3c1');
  const state = settling('y3c1');
  const ghost = {
    ...{ numberOn: field('c3'), otherOn: field('c4') },
    ...{ level: 1, cost: 0, isLegal: true, guilty: [], wanted: [] },
  };
  const view = viewOf(state, { motion: STILL, held, chosen: [held], ghost });
  const scenes = createScenes();
  const reconciler = createReconciler(noTextures());
  const dragTo = (x: number, now: number) => {
    reconciler.show(scenes(view, { lumino: held, middle: { x, y: 300 } }), view, now, false);
    reconciler.step(now);
    return reconciler.takeChange();
  };
  expect(dragTo(400, 0)).toBe(true);
  for (let now = 16; now <= 2000; now += 16) dragTo(400, now);
  expect(dragTo(410, 2016)).toBe(false);
  reconciler.show(scenes(view, null), view, 2032, false);
  reconciler.step(2032);
  expect(reconciler.takeChange()).toBe(true);
});

test('a move that draws nothing lets no lumino come out of the bag', () => {
  const [before, after] = story(3, 1);
  const offered = before.players[before.seat].display.find(
    (lumino) => !after.players[before.seat].display.includes(lumino),
  );
  const scenes = createScenes();
  const reconciler = createReconciler(noTextures());
  const from = viewOf(before, { motion: STILL });
  reconciler.show(scenes(from, null), from, 0, true);
  reconciler.step(0);
  const to = viewOf(after, { motion: STILL });
  reconciler.show(scenes(to, null), to, 0, false);
  reconciler.step(1);
  expect(offered).toBeDefined();
  const { bag } = to.layout;
  const atBag = picture(reconciler).filter((line) => line.includes(` ${round(bag.x)} ${round(bag.y)} `));
  expect(atBag).toEqual([]);
});

test('a drawn lumino starts at the bag, and a jump shows it at once in its place', () => {
  const states = story(5, 12);
  const drawing = states.findIndex(
    (state, index) => index > 0 && state.supply.bag.length < states[index - 1].supply.bag.length,
  );
  const [before, after] = [states[drawing - 1], states[drawing]];
  const scenes = createScenes();
  const reconciler = createReconciler(noTextures());
  const from = viewOf(before, { motion: STILL });
  reconciler.show(scenes(from, null), from, 0, true);
  reconciler.step(0);
  const to = viewOf(after, { motion: STILL });
  reconciler.show(scenes(to, null), to, 0, false);
  reconciler.step(0);
  const { bag } = to.layout;
  expect(picture(reconciler).some((line) => line.includes(` ${round(bag.x)} ${round(bag.y)} `))).toBe(true);
  reconciler.show(scenes(to, null), { ...to }, 10, true);
  const still = createReconciler(noTextures());
  still.show(createScenes()(to, null), to, 0, true);
  still.step(0);
  reconciler.step(4000);
  expect(picture(reconciler)).toEqual(picture(still));
});

test('a number that is being covered is seen on its lumino until the other one has landed', () => {
  const before = settling('p5o1', { reef: 'yp:d4d5,y5o2:c4c3,p3s2:e4e5' });
  const move = { type: 'lay', lumino: lumino('p5o1'), numberOn: field('d5'), otherOn: field('c4') } as const;
  const after = must(before, move);
  const scenes = createScenes();
  const reconciler = createReconciler(noTextures());
  const from = viewOf(before, { motion: STILL });
  reconciler.show(scenes(from, null), from, 0, true);
  reconciler.step(0);
  const to = viewOf(after.state, { motion: STILL, shown: before.seat });
  reconciler.show(scenes(to, null), to, 0, false);
  reconciler.step(TIMINGS[STILL].move / 2);
  const lines = picture(reconciler);
  const top = lines.findIndex((line) => line.startsWith('top/yellow/0 '));
  const number = lines.findIndex((line) => line.startsWith('number/5 '));
  expect(lines[number]).toMatch(/ 1$/);
  expect(number).toBeGreaterThan(top);
  reconciler.step(5000);
  const isFive = (line: string) => line.startsWith('number/5 ');
  expect(picture(reconciler).filter(isFive).length).toBe(lines.filter(isFive).length - 1);
});
