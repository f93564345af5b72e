import { describe, expect, test } from 'vitest';
import { lumino, luminos } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import { ACTING, acting, holding, OFFERING, OVER, SCORING, STARTING, settling } from '../../support/tablePositions';

const OFFERED_COLOUR = { rule: 'offeredColour', colour: 'pink' };

describe('pickable', () => {
  test.each([
    ['start: the hand', STARTING, STARTING.players[0].hand],
    ['offer: the display', OFFERING, luminos('p6o1,y3s1,g4o1,b5o1')],
    ['act: the display, and of the atoll all but the colour offered', ACTING, luminos('y3s1,g4o1,b5o1,y4o1,b3s1,b2c1')],
    ['settle: the hand', settling('y3s1,y4o2'), luminos('y3s1,y4o2')],
    ['settle with an empty hand: none', settling('-'), []],
    ['score: none', SCORING, []],
    ['over: none', OVER, []],
  ])('at %s', (_, state, expected) => {
    expect(tableWith(state).pickable.value).toEqual(expected);
  });
});

describe('what is chosen without asking', () => {
  test.each([
    ['the start lumino', STARTING, STARTING.players[0].hand],
    ['the only lumino in hand', settling('y3s1'), luminos('y3s1')],
    ['none of two in hand', settling('y3s1,y4o2'), []],
    ['nothing with an empty hand', settling('-'), []],
    ['nothing of the display', OFFERING, []],
  ])('%s', (_, state, expected) => {
    const table = tableWith(state);
    expect(table.chosen.value).toEqual(expected);
    expect(table.held.value).toBe(expected[0] ?? null);
  });

  test('the last lumino in hand, once the others are laid', () => {
    const table = holding('y3s1,y4o2');
    table.play({ type: 'discard', lumino: lumino('y4o2') });
    expect(table.held.value).toBe(lumino('y3s1'));
  });
});

describe('picking at offer', () => {
  test('chooses one of the display, then another one instead', () => {
    const table = tableWith(OFFERING);
    table.pick(lumino('y3s1'));
    expect(table.chosen.value).toEqual(luminos('y3s1'));
    table.pick(lumino('g4o1'));
    expect(table.chosen.value).toEqual(luminos('g4o1'));
  });

  test('the same again lets it go', () => {
    const table = tableWith(OFFERING);
    table.pick(lumino('y3s1'));
    table.pick(lumino('y3s1'));
    expect(table.chosen.value).toEqual([]);
  });

  test('nothing of the display is held', () => {
    const table = tableWith(OFFERING);
    table.pick(lumino('y3s1'));
    expect([table.held.value, table.lays.value]).toEqual([null, []]);
  });

  test('a lumino of the atoll is refused as the rules do', () => {
    const table = tableWith(OFFERING);
    table.pick(lumino('y4o1'));
    expect(table.chosen.value).toEqual([]);
    expect(table.refusals.value).toEqual([{ rule: 'step', step: 'offer' }]);
  });

  test('a start lumino, which cannot even be asked about, does nothing', () => {
    const table = tableWith(OFFERING);
    table.pick(STARTING.players[0].hand[0]);
    expect([table.chosen.value, table.refusals.value]).toEqual([[], []]);
  });

  test('what can be picked clears the refusals', () => {
    const table = tableWith(OFFERING);
    table.pick(lumino('y4o1'));
    table.pick(lumino('y3s1'));
    expect(table.refusals.value).toEqual([]);
  });
});

describe('picking at act', () => {
  test('chooses one of the display, and lets it go again', () => {
    const table = tableWith(ACTING);
    table.pick(lumino('y3s1'));
    expect(table.chosen.value).toEqual(luminos('y3s1'));
    table.pick(lumino('y3s1'));
    expect(table.chosen.value).toEqual([]);
  });

  test('gathers luminos of one colour from the atoll and lets single ones go', () => {
    const table = tableWith(ACTING);
    table.pick(lumino('b2c1'));
    table.pick(lumino('b3s1'));
    expect(table.chosen.value).toEqual(luminos('b2c1,b3s1'));
    table.pick(lumino('b2c1'));
    expect(table.chosen.value).toEqual(luminos('b3s1'));
  });

  test('another colour of the atoll replaces the choice', () => {
    const table = tableWith(ACTING);
    table.pick(lumino('b2c1'));
    table.pick(lumino('b3s1'));
    table.pick(lumino('y4o1'));
    expect(table.chosen.value).toEqual(luminos('y4o1'));
    expect(table.refusals.value).toEqual([]);
  });

  test('another colour replaces three, too', () => {
    const table = tableWith(acting('b3s1,b2c1,b4o2,y4o1'));
    for (const each of luminos('b3s1,b2c1,b4o2,y4o1')) table.pick(each);
    expect(table.chosen.value).toEqual(luminos('y4o1'));
  });

  test('a fourth of the colour is refused, and the three stay chosen', () => {
    const table = tableWith(acting('b3s1,b2c1,b4o2,b3s2'));
    for (const each of luminos('b3s1,b2c1,b4o2,b3s2')) table.pick(each);
    expect(table.chosen.value).toEqual(luminos('b3s1,b2c1,b4o2'));
    expect(table.refusals.value).toEqual([{ rule: 'tooMany', most: 3 }]);
  });

  test('the colour just offered is refused as the rules do, and the choice stays', () => {
    const table = tableWith(ACTING);
    table.pick(lumino('b2c1'));
    table.pick(lumino('p3s1'));
    expect(table.chosen.value).toEqual(luminos('b2c1'));
    expect(table.refusals.value).toEqual([OFFERED_COLOUR]);
  });

  test('one of the atoll after one of the display stands alone, and the other way round', () => {
    const table = tableWith(ACTING);
    table.pick(lumino('b5o1'));
    table.pick(lumino('b2c1'));
    expect(table.chosen.value).toEqual(luminos('b2c1'));
    table.pick(lumino('b5o1'));
    expect(table.chosen.value).toEqual(luminos('b5o1'));
  });

  test('a lumino in the display of another seat is refused', () => {
    const table = tableWith(ACTING);
    table.pick(lumino('y5o1'));
    expect(table.refusals.value).toEqual([{ rule: 'place', lumino: lumino('y5o1'), place: 'display' }]);
  });
});

describe('picking from the hand', () => {
  test('chooses one of several, which is held then', () => {
    const table = holding('y3s1,y4o2');
    table.pick(lumino('y4o2'));
    expect([table.chosen.value, table.held.value]).toEqual([luminos('y4o2'), lumino('y4o2')]);
  });

  test('the held one again lets it go', () => {
    const table = holding('y3s1,y4o2');
    table.pick(lumino('y4o2'));
    table.turn();
    table.pick(lumino('y4o2'));
    expect([table.chosen.value, table.held.value, table.direction.value]).toEqual([[], null, 0]);
  });

  test('the only one is held from the start, let go by a tap and held again by the next', () => {
    const table = holding('y3s1');
    const seen = [table.held.value];
    for (let taps = 0; taps < 2; taps++) {
      table.pick(lumino('y3s1'));
      seen.push(table.held.value);
    }
    expect(seen).toEqual([lumino('y3s1'), null, lumino('y3s1')]);
  });

  test('another one has its own direction, and begins to the right', () => {
    const table = holding('y3s1,y4o2');
    table.pick(lumino('y4o2'));
    table.turn();
    table.pick(lumino('y3s1'));
    expect([table.held.value, table.direction.value]).toEqual([lumino('y3s1'), 0]);
  });

  test('the one that stays held when another is discarded keeps its direction', () => {
    const table = holding('y3s1,y4o2');
    table.pick(lumino('y4o2'));
    table.turn();
    table.play({ type: 'discard', lumino: lumino('y3s1') });
    expect([table.held.value, table.direction.value]).toEqual([lumino('y4o2'), 1]);
  });

  test.each([
    ['settle', settling('y3s1')],
    ['start', STARTING],
    ['score', SCORING],
    ['over', OVER],
  ])('at %s a lumino elsewhere does nothing', (_, state) => {
    const table = tableWith(state);
    const before = table.chosen.value;
    table.pick(lumino('b3s1'));
    expect([table.chosen.value, table.refusals.value]).toEqual([before, []]);
  });
});

test('where nothing can be said about a lumino, what was said before stays', () => {
  const table = holding('y3s1');
  table.tap(0);
  const { value } = table.refusals;
  expect(value).not.toEqual([]);
  table.pick(lumino('b3s1'));
  expect(table.refusals.value).toBe(value);
});

describe('lifting', () => {
  test('chooses like a tap', () => {
    const table = tableWith(OFFERING);
    table.lift(lumino('y3s1'));
    expect(table.chosen.value).toEqual(luminos('y3s1'));
  });

  test('never lets go', () => {
    const table = tableWith(OFFERING);
    table.lift(lumino('y3s1'));
    table.lift(lumino('y3s1'));
    expect(table.chosen.value).toEqual(luminos('y3s1'));
  });

  test('never turns', () => {
    const table = holding('y3s1');
    table.turn();
    table.lift(lumino('y3s1'));
    expect([table.held.value, table.direction.value]).toEqual([lumino('y3s1'), 1]);
  });

  test('adds to those of the atoll that can be taken with it', () => {
    const table = tableWith(ACTING);
    table.lift(lumino('b2c1'));
    table.lift(lumino('b3s1'));
    expect(table.chosen.value).toEqual(luminos('b2c1,b3s1'));
    table.lift(lumino('b2c1'));
    expect(table.chosen.value).toEqual(luminos('b2c1,b3s1'));
    table.lift(lumino('y4o1'));
    expect(table.chosen.value).toEqual(luminos('y4o1'));
  });

  test('says why one cannot be lifted', () => {
    const table = tableWith(ACTING);
    table.lift(lumino('p3s1'));
    expect([table.chosen.value, table.refusals.value]).toEqual([[], [OFFERED_COLOUR]]);
  });
});
