import { describe, expect, test } from 'vitest';
import type { GameState, Move } from '../../../src/rules/state';
import { field, must } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { type DrivenTable, tableWith } from '../../support/tableDriver';
import { ACTING, acting, fields, OFFERING, spot } from '../../support/tablePositions';

const Y3S1 = lumino('y3s1');
const Y4O1 = lumino('y4o1');
const FROM_DISPLAY: Move = { type: 'takeFromDisplay', lumino: Y3S1 };
const TAKE_TWO: Move = { type: 'takeFromAtoll', luminos: luminos('y5o2,y4o1') };
const FROM_ATOLL: Move = { type: 'takeFromAtoll', luminos: [Y4O1] };

function layOf(id: number, names: string): Move {
  return { type: 'lay', lumino: id, ...spot(names) };
}

function stateAfter(...moves: readonly Move[]): GameState {
  return moves.reduce((state, move) => must(state, move).state, ACTING);
}

function movesOf({ past }: DrivenTable): readonly Move[] {
  return past.value.map(({ move }) => move);
}

test('[5.2] a place that was chosen before the lumino was taken stays chosen, and one tap lays it there', () => {
  const table = tableWith(ACTING);
  table.pick(Y4O1);
  table.tap(field('d3'));
  const shown = table.ghost.value;
  expect(table.play(FROM_ATOLL)).toBe(true);
  expect([table.first.value, table.ghost.value]).toEqual([field('d3'), shown]);
  table.tap(field('d2'));
  expect(movesOf(table)).toEqual([FROM_ATOLL, layOf(Y4O1, 'd3d2')]);
  expect([table.first.value, table.ghost.value]).toEqual([null, null]);
});

describe('a lumino dragged onto the reef from where it can be taken', () => {
  test.each([
    ['the display', Y3S1, FROM_DISPLAY],
    ['the atoll', Y4O1, FROM_ATOLL],
  ])('[5.2] [6] of %s is taken and laid: two moves', (_, id, take) => {
    const table = tableWith(ACTING);
    table.lift(id);
    table.aim(...fields('d3d2'));
    expect(table.ghost.value).toEqual({ ...spot('d3d2'), cost: 0, level: 1, refusals: [] });
    table.drop();
    expect(movesOf(table)).toEqual([take, layOf(id, 'd3d2')]);
    expect(table.state.value).toEqual(stateAfter(take, layOf(id, 'd3d2')));
  });

  test('has the lays, prospects and refusals of the state after taking it', () => {
    const taken = tableWith(stateAfter(FROM_DISPLAY));
    const table = tableWith(ACTING);
    table.lift(Y3S1);
    expect(table.held.value).toBe(Y3S1);
    expect([table.lays.value, table.prospects.value]).toEqual([taken.lays.value, taken.prospects.value]);
    for (const one of [table, taken]) one.aim(...fields('a1a2'));
    expect(table.ghost.value?.refusals).not.toEqual([]);
    expect(table.ghost.value).toEqual(taken.ghost.value);
  });

  test('[6.3] where it may not lie it is not even taken, and the table says why', () => {
    const table = tableWith(ACTING);
    table.lift(Y3S1);
    table.aim(...fields('a1a2'));
    const refusals = table.ghost.value?.refusals;
    table.drop();
    expect(table.state.value).toBe(ACTING);
    expect([table.refusals.value, table.ghost.value, table.takers.value]).toEqual([refusals, null, []]);
  });

  test('of the atoll brings along what is chosen with it, and only the dragged one is laid', () => {
    const table = tableWith(acting('b3s1,y5o2,y4o1,p3s1'));
    table.pick(lumino('y5o2'));
    table.lift(Y4O1);
    expect([table.chosen.value, table.held.value]).toEqual([luminos('y5o2,y4o1'), Y4O1]);
    table.aim(...fields('d3d2'));
    table.drop();
    expect(movesOf(table)).toEqual([{ type: 'takeFromAtoll', luminos: luminos('y5o2,y4o1') }, layOf(Y4O1, 'd3d2')]);
    expect(table.held.value).toBe(lumino('y5o2'));
  });

  test('of several that were chosen is held only as long as it is dragged', () => {
    const table = tableWith(ACTING);
    table.pick(lumino('b3s1'));
    table.lift(lumino('b2c1'));
    expect(table.held.value).toBe(lumino('b2c1'));
    table.putDown();
    expect([table.chosen.value, table.held.value]).toEqual([luminos('b3s1,b2c1'), null]);
  });

  test('before the offer it cannot be laid: nothing is held', () => {
    const table = tableWith(OFFERING);
    table.lift(Y3S1);
    table.aim(...fields('d3d2'));
    expect([table.held.value, table.lays.value, table.ghost.value]).toEqual([null, [], null]);
  });

  test('chosen for the bag it cannot be laid either', () => {
    const [mine, ...others] = OFFERING.players;
    const tokens = { ...mine.tokens, yellow: 'jellyfish' } as const;
    const table = tableWith({ ...OFFERING, players: [{ ...mine, tokens }, ...others] });
    table.beSpecial(true);
    table.lift(Y3S1);
    expect([table.special.value, table.chosen.value, table.held.value]).toEqual(['choosing', [Y3S1], null]);
    expect(table.takers.value).toEqual([]);
  });
});

describe('tapping', () => {
  test('[5.2] [6] one of the display, then two fields takes and lays it', () => {
    const table = tableWith(ACTING);
    table.pick(Y3S1);
    table.tap(field('d3'));
    expect(table.first.value).toBe(field('d3'));
    table.tap(field('d2'));
    expect(movesOf(table)).toEqual([FROM_DISPLAY, layOf(Y3S1, 'd3d2')]);
  });

  test('two of the atoll leave the fields alone', () => {
    const table = tableWith(ACTING);
    for (const each of luminos('b2c1,b3s1')) table.pick(each);
    table.tap(field('d3'));
    expect([table.held.value, table.lays.value, table.first.value]).toEqual([null, [], null]);
  });
});

describe('undo', () => {
  /** Taken from the display and laid by one drag: nothing is drawn. */
  function laidFromDisplay(): DrivenTable {
    const table = tableWith(ACTING);
    table.lift(Y3S1);
    table.aim(...fields('d3d2'));
    table.drop();
    return table;
  }

  /** The atoll is left with three luminos, so it is refilled. */
  function laidFromAtoll(): DrivenTable {
    const table = tableWith(acting('b3s1,y5o2,y4o1,p3s1'));
    table.pick(lumino('y5o2'));
    table.lift(Y4O1);
    table.aim(...fields('d3d2'));
    table.drop();
    return table;
  }

  test('takes back both moves of one gesture at once where nothing was drawn, and redo makes both again', () => {
    const table = laidFromDisplay();
    const laid = table.state.value;
    expect(table.undoPrice.value).toBe('free');
    table.undo();
    expect([table.state.value, table.undoPrice.value]).toEqual([ACTING, 'none']);
    table.redo();
    expect(table.state.value).toBe(laid);
    expect(table.happening.value.events.map(({ type }) => type)).toContain('laid');
    expect(table.happening.value.events).toEqual(
      [FROM_DISPLAY, layOf(Y3S1, 'd3d2')].flatMap(
        (_, index, moves) => must(stateAfter(...moves.slice(0, index)), moves[index]).events,
      ),
    );
    expect(table.canRedo.value).toBe(false);
    table.undo();
    expect(table.state.value).toBe(ACTING);
  });

  test('takes back the lay alone, freely, where the atoll was refilled', () => {
    const table = laidFromAtoll();
    expect(table.undoPrice.value).toBe('free');
    table.undo();
    expect(movesOf(table)).toEqual([TAKE_TWO]);
    expect(table.undoPrice.value).toBe('consent');
    table.redo();
    expect(movesOf(table)).toEqual([TAKE_TWO, layOf(Y4O1, 'd3d2')]);
    table.undo();
    table.undo(true);
    expect(movesOf(table)).toEqual([]);
    table.redo();
    expect(movesOf(table)).toEqual([TAKE_TWO]);
  });

  test('takes back moves one by one that were made one by one', () => {
    const table = tableWith(ACTING);
    table.play(FROM_DISPLAY);
    table.play(layOf(Y3S1, 'd3d2'));
    table.undo();
    expect(movesOf(table)).toEqual([FROM_DISPLAY]);
  });

  test('starts the turn over from wherever it has come to', () => {
    const table = laidFromDisplay();
    table.restart();
    expect(table.state.value).toBe(ACTING);
  });
});

describe('while each of both is being kept', () => {
  test('the first is seen before the second, and what waits comes after both', async () => {
    const answers: (() => void)[] = [];
    const keep = () => new Promise<boolean>((resolve) => answers.push(() => resolve(true)));
    const table = tableWith(ACTING, [], [], { keep });
    const answer = async () => {
      answers.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    };
    table.lift(Y3S1);
    table.aim(...fields('d3d2'));
    table.drop();
    table.play({ type: 'endTurn' });
    expect([movesOf(table).length, table.isKeeping.value]).toEqual([0, true]);
    await answer();
    expect([movesOf(table).length, table.isKeeping.value]).toEqual([1, true]);
    await answer();
    expect(movesOf(table)).toEqual([FROM_DISPLAY, layOf(Y3S1, 'd3d2')]);
    await answer();
    expect([movesOf(table).length, table.isKeeping.value]).toEqual([3, false]);
  });

  test('if the first could not be kept, nothing of both has happened', async () => {
    const table = tableWith(ACTING, [], [], { keep: async () => false });
    table.lift(Y3S1);
    table.aim(...fields('d3d2'));
    table.drop();
    await new Promise((resolve) => setTimeout(resolve));
    expect([table.state.value, table.isKeeping.value]).toEqual([ACTING, false]);
  });
});

describe('while a lumino is dragged, the places that would take it', () => {
  test.each([
    ['[5.1] the atoll, before the offer', OFFERING, 'p6o1', ['atoll']],
    ['[5.2] the hand, one of the display', ACTING, 'y3s1', ['hand']],
    ['[5.2] the hand, one of the atoll', ACTING, 'y4o1', ['hand']],
  ])('are %s', (_, state, name, expected) => {
    const table = tableWith(state);
    table.pick(lumino(name));
    expect(table.takers.value).toEqual([]);
    table.lift(lumino(name));
    expect(table.takers.value).toEqual(expected);
    table.putDown();
    expect(table.takers.value).toEqual([]);
  });

  test('are none for one in hand, which goes to the reef', () => {
    const table = tableWith(stateAfter(FROM_DISPLAY));
    table.lift(Y3S1);
    expect(table.takers.value).toEqual([]);
    expect(table.lays.value.length).toBeGreaterThan(0);
  });
});
