import { describe, expect, test } from 'vitest';
import { seenBy } from '../../../src/board/camera';
import { between, fieldPoint, type Point, toScreen } from '../../../src/board/layout';
import type { BoardView } from '../../../src/board/view';
import { heightOf } from '../../../src/rules/reef';
import { field, position } from '../../support/rules/build';
import { fingers, viewOf } from '../build';

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
  const slot = VIEW.layout.trays.flatMap(({ slots }) => slots).find((each) => each.lumino === lumino);
  if (!slot) throw new Error(`lumino ${lumino} lies in no tray`);
  return slot.middle;
}

/** Where a finger has to be for the lumino above it to have its middle between two fields. */
function under(a: string, b: string): Point {
  const { x, y } = toScreen(VIEW.layout.large, between(field(a), field(b), 1));
  return { x, y: y + 62 };
}

describe('a tap', () => {
  test('on a field means the field on top, however high', () => {
    const pointers = fingers(VIEW);
    pointers.down(fieldOnScreen('c4'));
    pointers.up(fieldOnScreen('c4'));
    expect(pointers.intents).toEqual([{ type: 'tap', field: field('c4') }]);
    expect(pointers.isIdle()).toBe(true);
  });

  test('on a lumino picks it', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.up(luminoOnScreen(HELD));
    expect(pointers.intents).toEqual([{ type: 'pick', lumino: HELD }]);
  });

  test('on the water lets go, on a small reef enlarges it, elsewhere does nothing', () => {
    const pointers = fingers(VIEW);
    for (const point of [
      { x: 200, y: 80 },
      { x: 60, y: 120 },
      { x: 500, y: 20 },
    ]) {
      pointers.down(point);
      pointers.up(point);
    }
    expect(pointers.intents).toEqual([{ type: 'letGo' }, { type: 'enlarge', seat: 1 }]);
  });

  test('that trembles is still a tap', () => {
    const pointers = fingers(VIEW);
    const { x, y } = fieldOnScreen('c4');
    pointers.down({ x, y });
    pointers.move({ x: x + 5, y: y - 4 });
    pointers.up({ x: x + 5, y: y - 4 });
    expect(pointers.intents).toEqual([{ type: 'tap', field: field('c4') }]);
  });

  test('that the system takes away does nothing', () => {
    const pointers = fingers(VIEW);
    pointers.down(fieldOnScreen('c4'));
    pointers.cancel(fieldOnScreen('c4'));
    expect(pointers.intents).toEqual([]);
    expect(pointers.isIdle()).toBe(true);
  });

  test('while a stack is fanned out only closes it', () => {
    const pointers = fingers({ ...VIEW, looked: field('c4') });
    pointers.down(fieldOnScreen('e4'));
    pointers.up(fieldOnScreen('e4'));
    expect(pointers.intents).toEqual([{ type: 'look', field: null }]);
  });
});

describe('a finger that rests on a field', () => {
  test('fans out its stack for as long as it stays, wherever it slides', () => {
    const pointers = fingers(VIEW);
    pointers.down(fieldOnScreen('c4'));
    pointers.rest();
    pointers.move(fieldOnScreen('e4'));
    expect(pointers.intents).toEqual([{ type: 'look', field: field('c4') }]);
    pointers.up(fieldOnScreen('e4'));
    expect(pointers.intents.slice(1)).toEqual([{ type: 'look', field: null }]);
    expect(pointers.isIdle()).toBe(true);
  });

  test('is joined by a second one: that closes it, and means nothing more', () => {
    const pointers = fingers(VIEW);
    pointers.down(fieldOnScreen('c4'));
    pointers.rest();
    pointers.down(fieldOnScreen('b3'), 2);
    pointers.up(fieldOnScreen('b3'), 2);
    pointers.up(fieldOnScreen('c4'));
    expect(pointers.intents.slice(1)).toEqual([{ type: 'look', field: null }]);
    expect(pointers.isIdle()).toBe(true);
  });
});

describe('a drag', () => {
  test('lifts the lumino above the finger, aims and lays', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    expect(pointers.drag.value?.middle.y).toBe(under('b3', 'b4').y - 62);
    pointers.up(under('b3', 'b4'));
    expect(pointers.intents).toEqual([
      { type: 'lift', lumino: HELD },
      { type: 'aim', numberOn: field('b3'), otherOn: field('b4') },
      { type: 'drop' },
    ]);
    expect(pointers.drag.value).toBe(null);
    expect(pointers.isIdle()).toBe(true);
  });

  test('let go while its move is being kept leaves the lumino where it would lie; without one it does not', () => {
    const at = under('b3', 'b4');
    const pointers = fingers(VIEW);
    for (const isKeeping of [true, false]) {
      pointers.down(luminoOnScreen(HELD));
      pointers.move(at);
      pointers.change({ isKeeping });
      pointers.up(at);
    }
    const ghost = { numberOn: field('b3'), otherOn: field('b4'), level: 1, isLegal: true, cost: 0 };
    expect(pointers.dropped.value).toEqual([
      {
        lumino: HELD,
        middle: { x: at.x, y: at.y - 62 },
        isHeld: true,
        direction: 0,
        ghost: { ...ghost, guilty: [], wanted: [] },
      },
    ]);
    expect(pointers.drag.value).toBe(null);
  });

  test('let go in another tray leaves the lumino there while its move is being kept, and nowhere else', () => {
    const shown = STATE.players[0].display[0];
    const pointers = fingers({ ...VIEW, held: null, chosen: [], pickable: [shown], isKeeping: true });
    for (const to of [
      { x: 1080, y: 300 },
      { x: 500, y: 20 },
    ]) {
      pointers.down(luminoOnScreen(shown));
      pointers.move(to);
      pointers.up(to);
    }
    expect(pointers.dropped.value).toEqual([
      { lumino: shown, middle: { x: 1080, y: 238 }, isHeld: false, direction: 0, ghost: null },
    ]);
  });

  test('is attracted by a legal lay', () => {
    const lays = [{ numberOn: field('b3'), otherOn: field('b4'), cost: 0 }];
    const nearer = { ...under('b2', 'b3'), x: under('b2', 'b3').x + 0.47 * VIEW.layout.large.unit };
    const drags = [fingers(VIEW), fingers({ ...VIEW, lays })];
    const aims = drags.map((pointers) => {
      pointers.down(luminoOnScreen(HELD));
      pointers.move(nearer);
      return pointers.intents.at(-1);
    });
    expect(aims).toEqual([
      { type: 'aim', numberOn: field('b2'), otherOn: field('b3') },
      { type: 'aim', numberOn: field('b3'), otherOn: field('b4') },
    ]);
  });

  test('is turned by a second finger that taps, not by one that slides', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    pointers.down({ x: 900, y: 300 }, 2);
    pointers.up({ x: 900, y: 300 }, 2);
    pointers.down({ x: 900, y: 300 }, 3);
    pointers.move({ x: 960, y: 300 }, 3);
    pointers.up({ x: 960, y: 300 }, 3);
    expect(pointers.intents.filter(({ type }) => type === 'turn')).toHaveLength(1);
  });

  test('is not turned by a palm that has lain there for a while', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    pointers.down({ x: 900, y: 300 }, 2);
    pointers.wait(2000);
    pointers.up({ x: 900, y: 300 }, 2);
    expect(pointers.intents.some(({ type }) => type === 'turn')).toBe(false);
  });

  test('turned by a key or a button aims anew at once, and lies where it was shown', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    pointers.change({ direction: 1, ghost: null });
    const aim = pointers.intents.at(-1);
    expect(aim?.type).toBe('aim');
    pointers.up({ x: 10, y: 10 });
    expect(pointers.intents.slice(-2)).toEqual([aim, { type: 'drop' }]);
  });

  test('ends when the game takes the lumino away', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    pointers.change({ pickable: [] });
    expect(pointers.drag.value).toBe(null);
    pointers.move(under('c5', 'c6'));
    pointers.up(under('c5', 'c6'));
    expect(pointers.intents.at(-1)).toEqual({ type: 'putDown' });
    expect(pointers.isIdle()).toBe(true);
  });

  test('is not ended by another pointer that goes away', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    pointers.cancel({ x: 0, y: 0 }, 77);
    expect(pointers.drag.value).not.toBe(null);
  });

  test('that the system takes away puts the lumino back', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    pointers.cancel(under('b3', 'b4'));
    expect(pointers.intents.at(-1)).toEqual({ type: 'putDown' });
    expect(pointers.drag.value).toBe(null);
    expect(pointers.isIdle()).toBe(true);
  });

  test('reaches the lowest row with a finger that is already below the reef', () => {
    const pointers = fingers(VIEW);
    const { x, y } = under('g2', 'g3');
    expect(y).toBeGreaterThan(VIEW.layout.large.area.y + VIEW.layout.large.area.height - 40);
    pointers.down(luminoOnScreen(HELD));
    pointers.move({ x, y });
    expect(pointers.intents.at(-1)).toEqual({ type: 'aim', numberOn: field('g2'), otherOn: field('g3') });
  });

  test('back over its tray lets go', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    pointers.move({ x: 650, y: 712 });
    pointers.up({ x: 650, y: 712 });
    expect(pointers.intents.map(({ type }) => type)).toEqual(['lift', 'aim', 'unaim', 'putDown']);
  });

  test('that ends beside the reef lays nothing', () => {
    const pointers = fingers(VIEW);
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    pointers.move({ x: 500, y: 20 });
    pointers.up({ x: 500, y: 20 });
    expect(pointers.intents.map(({ type }) => type)).toEqual(['lift', 'aim', 'unaim', 'putDown']);
    expect(pointers.drag.value).toBe(null);
  });

  test('of a lumino that cannot be picked asks why not', () => {
    const pointers = fingers({ ...VIEW, pickable: [] });
    pointers.down(luminoOnScreen(HELD));
    pointers.move(under('b3', 'b4'));
    pointers.up(under('b3', 'b4'));
    expect(pointers.intents).toEqual([{ type: 'pick', lumino: HELD }]);
  });

  test('brings a lumino of the display to the atoll, and one of the atoll to the hand by way of the reef', () => {
    const shown = STATE.players[0].display[0];
    const offered = STATE.atoll[1];
    const pointers = fingers({ ...VIEW, held: null, chosen: [], pickable: [shown, offered] });
    pointers.down(luminoOnScreen(shown));
    pointers.move({ x: 1080, y: 300 });
    pointers.up({ x: 1080, y: 300 });
    pointers.down(luminoOnScreen(offered));
    pointers.move(fieldOnScreen('b3'));
    pointers.up(fieldOnScreen('b3'));
    expect(pointers.intents).toEqual([
      { type: 'lift', lumino: shown },
      { type: 'bring', lumino: shown, to: 'atoll' },
      { type: 'lift', lumino: offered },
      { type: 'bring', lumino: offered, to: 'hand' },
    ]);
  });
});

describe('two fingers on the reef', () => {
  test('zoom, move on with one of them, and never tap', () => {
    const pointers = fingers(VIEW);
    pointers.down({ x: 500, y: 400 }, 1);
    pointers.down({ x: 600, y: 400 }, 2);
    pointers.move({ x: 450, y: 400 }, 1);
    pointers.move({ x: 650, y: 400 }, 2);
    expect(pointers.view().camera.zoom).toBeCloseTo(2);
    pointers.up({ x: 650, y: 400 }, 2);
    const before = pointers.view().camera;
    pointers.move({ x: 460, y: 410 }, 1);
    expect(pointers.view().camera).toEqual({ ...before, x: before.x + 10, y: before.y + 10 });
    pointers.up({ x: 460, y: 410 }, 1);
    expect(new Set(pointers.intents.map(({ type }) => type))).toEqual(new Set(['camera']));
    expect(pointers.isIdle()).toBe(true);
  });

  test('are not disturbed by a third', () => {
    const pointers = fingers(VIEW);
    pointers.down({ x: 500, y: 400 }, 1);
    pointers.down({ x: 600, y: 400 }, 2);
    pointers.down({ x: 700, y: 600 }, 3);
    pointers.move({ x: 900, y: 600 }, 3);
    pointers.up({ x: 900, y: 600 }, 3);
    expect(pointers.intents).toEqual([]);
  });
});

describe('a mouse', () => {
  test('that hovers points at the field for the number, once, and its click lays it', () => {
    const pointers = fingers(VIEW);
    const { x, y } = fieldOnScreen('b3');
    pointers.move({ x, y }, 9, true);
    pointers.change({
      ghost: { numberOn: field('b3'), otherOn: field('b4'), level: 1, isLegal: true, cost: 0, guilty: [], wanted: [] },
    });
    pointers.move({ x: x + 5, y }, 9, true);
    pointers.down({ x: x + 5, y }, 9, true);
    pointers.up({ x: x + 5, y }, 9, true);
    expect(pointers.intents).toEqual([{ type: 'point', field: field('b3') }, { type: 'drop' }]);
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
    const pointers = fingers({ ...VIEW, ghost });
    pointers.move({ x: 500, y: 20 }, 9, true);
    expect(pointers.intents).toEqual([{ type: 'unaim' }]);
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
  const slot = view.layout.trays.flatMap(({ slots }) => slots).find((each) => each.lumino === lumino)?.middle;

  test.each([
    ['its first half', -25, 'd4', left],
    ['its first half', -25, 'd5', right],
    ['its second half', 25, 'd4', right],
    ['its second half', 25, 'd5', left],
  ])('dragged by %s (%i) to %s has that half there', (_, from, to, numberOn) => {
    const pointers = fingers(view);
    const { x, y } = slot ?? { x: 0, y: 0 };
    const aim = fieldOnScreen(to, view);
    pointers.down({ x: x + from, y });
    pointers.move({ x: x + from, y: y - 30 });
    pointers.move({ x: aim.x, y: aim.y + 62 });
    expect(pointers.intents.at(-1)).toEqual({ type: 'aim', numberOn, otherOn: numberOn === left ? right : left });
  });
});
