import { describe, expect, test } from 'vitest';
import { seenBy } from '../../src/board/camera';
import { between, fieldPoint, type Point, toScreen } from '../../src/board/layout';
import type { BoardView } from '../../src/board/view';
import { heightOf } from '../../src/rules/reef';
import { field, position } from '../support/rules/build';
import { fingers, viewOf } from './build';

// One lumino in hand on a reef with a stack of two.
const STATE = position(
  '2Ad r3 settle s1 o1 none 0badcafe y3s1,p4o1,g4o1,b4o1 - 5/4/cccc/y4o1,p5o1,b5o1/g3s1/yp:d4d5,y5o1:c3c4,p3s1:e4e5,g5o1:d5c4 3/2/cccc/y4o2,p5o2,b5o2,g4o2/-/gb:d4d5',
);
const HELD = STATE.players[0].hand[0];
const VIEW = viewOf(STATE, { pickable: [HELD], chosen: [HELD], held: HELD });

function fieldOnScreen(name: string, view: BoardView = VIEW): Point {
  const id = field(name);
  const { reef } = view.state.players[view.shown];
  return toScreen(seenBy(view.camera, view.layout.large), fieldPoint(id, heightOf(reef, id)));
}

function luminoOnScreen(lumino: number): Point {
  const spot = VIEW.layout.trays.flatMap(({ spots }) => spots).find((each) => each.lumino === lumino);
  if (!spot) throw new Error(`lumino ${lumino} lies in no tray`);
  return spot.middle;
}

/** Where a finger has to be for the lumino above it to have its middle between two fields. */
function under(a: string, b: string): Point {
  const { x, y } = toScreen(VIEW.layout.large, between(field(a), field(b), 1));
  return { x, y: y + 62 };
}

describe('a tap', () => {
  test('on a field means the field on top, however high', () => {
    const hand = fingers(VIEW);
    hand.down(fieldOnScreen('c4'));
    hand.up(fieldOnScreen('c4'));
    expect(hand.intents).toEqual([{ type: 'tap', field: field('c4') }]);
    expect(hand.isIdle()).toBe(true);
  });

  test('on a lumino picks it', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.up(luminoOnScreen(HELD));
    expect(hand.intents).toEqual([{ type: 'pick', lumino: HELD }]);
  });

  test('on the water lets go, on a small reef enlarges it, elsewhere does nothing', () => {
    const hand = fingers(VIEW);
    for (const point of [
      { x: 200, y: 80 },
      { x: 60, y: 120 },
      { x: 500, y: 20 },
    ]) {
      hand.down(point);
      hand.up(point);
    }
    expect(hand.intents).toEqual([{ type: 'letGo' }, { type: 'enlarge', seat: 1 }]);
  });

  test('that trembles is still a tap', () => {
    const hand = fingers(VIEW);
    const { x, y } = fieldOnScreen('c4');
    hand.down({ x, y });
    hand.move({ x: x + 5, y: y - 4 });
    hand.up({ x: x + 5, y: y - 4 });
    expect(hand.intents).toEqual([{ type: 'tap', field: field('c4') }]);
  });

  test('that the system takes away does nothing', () => {
    const hand = fingers(VIEW);
    hand.down(fieldOnScreen('c4'));
    hand.cancel(fieldOnScreen('c4'));
    expect(hand.intents).toEqual([]);
    expect(hand.isIdle()).toBe(true);
  });

  test('while a stack is fanned out only closes it', () => {
    const hand = fingers({ ...VIEW, looked: field('c4') });
    hand.down(fieldOnScreen('e4'));
    hand.up(fieldOnScreen('e4'));
    expect(hand.intents).toEqual([{ type: 'look', field: null }]);
  });
});

test('a finger that rests on a field fans out its stack, and lifting it does nothing more', () => {
  const hand = fingers(VIEW);
  hand.down(fieldOnScreen('c4'));
  hand.rest();
  hand.move(fieldOnScreen('e4'));
  hand.up(fieldOnScreen('e4'));
  expect(hand.intents).toEqual([{ type: 'look', field: field('c4') }]);
  expect(hand.isIdle()).toBe(true);
});

describe('a drag', () => {
  test('lifts the lumino above the finger, aims and lays', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    expect(hand.drag.value?.middle.y).toBe(under('b3', 'b4').y - 62);
    hand.up(under('b3', 'b4'));
    expect(hand.intents).toEqual([
      { type: 'lift', lumino: HELD },
      { type: 'aim', numberOn: field('b3'), otherOn: field('b4') },
      { type: 'drop' },
    ]);
    expect(hand.drag.value).toBe(null);
    expect(hand.isIdle()).toBe(true);
  });

  test('is attracted by a legal lay', () => {
    const lays = [{ numberOn: field('b3'), otherOn: field('b4'), cost: 0 }];
    const nearer = { ...under('b2', 'b3'), x: under('b2', 'b3').x + 0.47 * VIEW.layout.large.unit };
    const hands = [fingers(VIEW), fingers({ ...VIEW, lays })];
    const aims = hands.map((hand) => {
      hand.down(luminoOnScreen(HELD));
      hand.move(nearer);
      return hand.intents.at(-1);
    });
    expect(aims).toEqual([
      { type: 'aim', numberOn: field('b2'), otherOn: field('b3') },
      { type: 'aim', numberOn: field('b3'), otherOn: field('b4') },
    ]);
  });

  test('is turned by a second finger that taps, not by one that slides', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    hand.down({ x: 900, y: 300 }, 2);
    hand.up({ x: 900, y: 300 }, 2);
    hand.down({ x: 900, y: 300 }, 3);
    hand.move({ x: 960, y: 300 }, 3);
    hand.up({ x: 960, y: 300 }, 3);
    expect(hand.intents.filter(({ type }) => type === 'turn')).toHaveLength(1);
  });

  test('is not turned by a palm that has lain there for a while', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    hand.down({ x: 900, y: 300 }, 2);
    hand.wait(2000);
    hand.up({ x: 900, y: 300 }, 2);
    expect(hand.intents.some(({ type }) => type === 'turn')).toBe(false);
  });

  test('turned by a key or a button aims anew at once, and lies where it was shown', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    hand.change({ direction: 1, ghost: null });
    const aim = hand.intents.at(-1);
    expect(aim?.type).toBe('aim');
    hand.up({ x: 10, y: 10 });
    expect(hand.intents.slice(-2)).toEqual([aim, { type: 'drop' }]);
  });

  test('ends when the game takes the lumino away', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    hand.change({ pickable: [] });
    expect(hand.drag.value).toBe(null);
    hand.move(under('c5', 'c6'));
    hand.up(under('c5', 'c6'));
    expect(hand.intents.at(-1)).toEqual({ type: 'unaim' });
    expect(hand.isIdle()).toBe(true);
  });

  test('is not ended by another pointer that goes away', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    hand.cancel({ x: 0, y: 0 }, 77);
    expect(hand.drag.value).not.toBe(null);
  });

  test('that the system takes away puts the lumino back', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    hand.cancel(under('b3', 'b4'));
    expect(hand.intents.at(-1)).toEqual({ type: 'unaim' });
    expect(hand.drag.value).toBe(null);
    expect(hand.isIdle()).toBe(true);
  });

  test('reaches the lowest row with a finger that is already below the reef', () => {
    const hand = fingers(VIEW);
    const { x, y } = under('g2', 'g3');
    expect(y).toBeGreaterThan(VIEW.layout.large.area.y + VIEW.layout.large.area.height - 40);
    hand.down(luminoOnScreen(HELD));
    hand.move({ x, y });
    expect(hand.intents.at(-1)).toEqual({ type: 'aim', numberOn: field('g2'), otherOn: field('g3') });
  });

  test('back over its tray lets go', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    hand.move({ x: 650, y: 712 });
    hand.up({ x: 650, y: 712 });
    expect(hand.intents.map(({ type }) => type)).toEqual(['lift', 'aim', 'unaim']);
  });

  test('that ends beside the reef lays nothing', () => {
    const hand = fingers(VIEW);
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    hand.move({ x: 500, y: 20 });
    hand.up({ x: 500, y: 20 });
    expect(hand.intents.map(({ type }) => type)).toEqual(['lift', 'aim', 'unaim']);
    expect(hand.drag.value).toBe(null);
  });

  test('of a lumino that cannot be picked asks why not', () => {
    const hand = fingers({ ...VIEW, pickable: [] });
    hand.down(luminoOnScreen(HELD));
    hand.move(under('b3', 'b4'));
    hand.up(under('b3', 'b4'));
    expect(hand.intents).toEqual([{ type: 'pick', lumino: HELD }]);
  });

  test('brings a lumino of the display to the atoll, and one of the atoll to the hand by way of the reef', () => {
    const shown = STATE.players[0].display[0];
    const offered = STATE.atoll[1];
    const hand = fingers({ ...VIEW, held: null, chosen: [], pickable: [shown, offered] });
    hand.down(luminoOnScreen(shown));
    hand.move({ x: 1080, y: 300 });
    hand.up({ x: 1080, y: 300 });
    hand.down(luminoOnScreen(offered));
    hand.move(fieldOnScreen('b3'));
    hand.up(fieldOnScreen('b3'));
    expect(hand.intents).toEqual([
      { type: 'lift', lumino: shown },
      { type: 'bring', lumino: shown, to: 'atoll' },
      { type: 'lift', lumino: offered },
      { type: 'bring', lumino: offered, to: 'hand' },
    ]);
  });
});

describe('two fingers on the reef', () => {
  test('zoom, move on with one of them, and never tap', () => {
    const hand = fingers(VIEW);
    hand.down({ x: 500, y: 400 }, 1);
    hand.down({ x: 600, y: 400 }, 2);
    hand.move({ x: 450, y: 400 }, 1);
    hand.move({ x: 650, y: 400 }, 2);
    expect(hand.view().camera.zoom).toBeCloseTo(2);
    hand.up({ x: 650, y: 400 }, 2);
    const before = hand.view().camera;
    hand.move({ x: 460, y: 410 }, 1);
    expect(hand.view().camera).toEqual({ ...before, x: before.x + 10, y: before.y + 10 });
    hand.up({ x: 460, y: 410 }, 1);
    expect(new Set(hand.intents.map(({ type }) => type))).toEqual(new Set(['camera']));
    expect(hand.isIdle()).toBe(true);
  });

  test('are not disturbed by a third', () => {
    const hand = fingers(VIEW);
    hand.down({ x: 500, y: 400 }, 1);
    hand.down({ x: 600, y: 400 }, 2);
    hand.down({ x: 700, y: 600 }, 3);
    hand.move({ x: 900, y: 600 }, 3);
    hand.up({ x: 900, y: 600 }, 3);
    expect(hand.intents).toEqual([]);
  });
});

describe('a mouse', () => {
  test('that hovers points at the field for the number, once, and its click lays it', () => {
    const hand = fingers(VIEW);
    const { x, y } = fieldOnScreen('b3');
    hand.move({ x, y }, 9, true);
    hand.change({
      ghost: { numberOn: field('b3'), otherOn: field('b4'), level: 1, isLegal: true, cost: 0, guilty: [], wanted: [] },
    });
    hand.move({ x: x + 5, y }, 9, true);
    hand.down({ x: x + 5, y }, 9, true);
    hand.up({ x: x + 5, y }, 9, true);
    expect(hand.intents).toEqual([{ type: 'point', field: field('b3') }, { type: 'drop' }]);
  });

  test('that leaves the reef points at nothing, and over a fanned out stack it points at nothing either', () => {
    const ghost = {
      numberOn: field('b3'),
      otherOn: field('b4'),
      level: 1,
      isLegal: true,
      cost: 0,
      guilty: [],
      wanted: [],
    };
    const hand = fingers({ ...VIEW, ghost });
    hand.move({ x: 500, y: 20 }, 9, true);
    expect(hand.intents).toEqual([{ type: 'unaim' }]);
    const other = fingers({ ...VIEW, looked: field('c4') });
    other.move(fieldOnScreen('b3'), 9, true);
    expect(other.intents).toEqual([]);
  });
});

describe('a start lumino', () => {
  const START = position('2Ad r1 start s1 o1 none 0badcafe - - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-');
  const [lumino] = START.players[0].hand;
  const [left, right] = [field('d4'), field('d5')];
  const lays = [
    { numberOn: left, otherOn: right, cost: 0 },
    { numberOn: right, otherOn: left, cost: 0 },
  ];
  const view = viewOf(START, { pickable: [lumino], chosen: [lumino], held: lumino, lays });
  const spot = view.layout.trays.flatMap(({ spots }) => spots).find((each) => each.lumino === lumino)?.middle;

  test.each([
    ['its first half', -25, 'd4', left],
    ['its first half', -25, 'd5', right],
    ['its second half', 25, 'd4', right],
    ['its second half', 25, 'd5', left],
  ])('dragged by %s (%i) to %s has that half there', (_, from, to, numberOn) => {
    const hand = fingers(view);
    const { x, y } = spot ?? { x: 0, y: 0 };
    const aim = fieldOnScreen(to, view);
    hand.down({ x: x + from, y });
    hand.move({ x: x + from, y: y - 30 });
    hand.move({ x: aim.x, y: aim.y + 62 });
    expect(hand.intents.at(-1)).toEqual({ type: 'aim', numberOn, otherOn: numberOn === left ? right : left });
  });
});
