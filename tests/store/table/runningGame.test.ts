import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { legalMoves, play } from '../../../src/rules/game';
import type { Move } from '../../../src/rules/state';
import { game, must } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import { ACTING, fields, holding, OFFERING, OVER, settling } from '../../support/tablePositions';

const OFFER: Move = { type: 'offer', lumino: lumino('p6o1') };
const DRAWING: Move = { type: 'takeFromAtoll', luminos: luminos('b3s1,b2c1') };

describe('playing', () => {
  test('a new table shows the state it was given and tells that it was opened', () => {
    const table = tableWith(OFFERING);
    expect(table.state.value).toBe(OFFERING);
    expect(table.happening.value).toEqual({ type: 'opened', events: [] });
    expect([table.undoPrice.value, table.canRedo.value]).toEqual(['none', false]);
  });

  test('a legal move gives the state of the rules and tells its events', () => {
    const table = tableWith(OFFERING);
    const { state, events } = must(OFFERING, OFFER);
    expect(table.play(OFFER)).toBe(true);
    expect(table.state.value).toEqual(state);
    expect(table.happening.value).toEqual({ type: 'played', events });
  });

  test('a refused move changes nothing but the refusals', () => {
    const table = tableWith(OFFERING);
    const { happening } = table;
    const before = happening.value;
    expect(table.play({ type: 'pass' })).toBe(false);
    expect(table.state.value).toBe(OFFERING);
    expect(happening.value).toBe(before);
    expect(table.refusals.value).toEqual([{ rule: 'step', step: 'offer' }]);
    expect(table.undoPrice.value).toBe('none');
  });

  test('the next legal move clears the refusals', () => {
    const table = tableWith(OFFERING);
    table.play({ type: 'pass' });
    table.play(OFFER);
    expect(table.refusals.value).toEqual([]);
  });

  test('a refused move leaves what is chosen', () => {
    const table = tableWith(OFFERING);
    table.pick(lumino('y3s1'));
    table.play({ type: 'pass' });
    expect(table.chosen.value).toEqual(luminos('y3s1'));
  });

  test('the last move of a game leads to the end, and no move leads on', () => {
    const table = tableWith(OVER);
    expect(table.play({ type: 'pass' })).toBe(false);
    expect(table.moves.value).toEqual([]);
  });
});

describe('undo and redo', () => {
  test('undo gives back the very state before the move and tells the events taken back', () => {
    const table = tableWith(OFFERING);
    table.play(OFFER);
    expect(table.undoPrice.value).toBe('free');
    table.undo();
    expect(table.state.value).toBe(OFFERING);
    expect(table.happening.value).toEqual({ type: 'undone', events: must(OFFERING, OFFER).events });
    expect([table.undoPrice.value, table.canRedo.value]).toEqual(['none', true]);
  });

  test('redo gives back the very state after the move and tells its events again', () => {
    const table = tableWith(OFFERING);
    table.play(OFFER);
    const after = table.state.value;
    table.undo();
    table.redo();
    expect(table.state.value).toBe(after);
    expect(table.happening.value).toEqual({ type: 'redone', events: must(OFFERING, OFFER).events });
    expect([table.undoPrice.value, table.canRedo.value]).toEqual(['free', false]);
  });

  test('what was made again can be taken back again', () => {
    const table = tableWith(OFFERING);
    table.play(OFFER);
    table.undo();
    table.redo();
    table.undo();
    expect(table.state.value).toBe(OFFERING);
  });

  test('several moves are taken back one by one and made again in their order', () => {
    const table = tableWith(OFFERING);
    const seen = [table.state.value];
    for (const move of [OFFER, { type: 'takeLimestone' }, { type: 'endTurn' }] as const) {
      expect(table.play(move)).toBe(true);
      seen.push(table.state.value);
    }
    for (const state of seen.slice(0, -1).reverse()) {
      table.undo();
      expect(table.state.value).toBe(state);
    }
    for (const state of seen.slice(1)) {
      table.redo();
      expect(table.state.value).toBe(state);
    }
  });

  test('a new move after undo forgets what was taken back', () => {
    const table = tableWith(OFFERING);
    table.play(OFFER);
    table.undo();
    table.play({ type: 'offer', lumino: lumino('g4o1') });
    expect(table.canRedo.value).toBe(false);
    const { value } = table.state;
    table.redo();
    expect(table.state.value).toBe(value);
  });

  test('a refused move after undo forgets nothing', () => {
    const table = tableWith(OFFERING);
    table.play(OFFER);
    table.undo();
    table.play({ type: 'pass' });
    expect(table.canRedo.value).toBe(true);
  });

  test('a move that drew from the bag is not undone by one alone', () => {
    const table = tableWith(ACTING);
    table.play(DRAWING);
    expect(table.happening.value.events.some(({ type }) => type === 'drawn')).toBe(true);
    expect(table.undoPrice.value).toBe('consent');
    const { state, happening } = table;
    const before = [state.value, happening.value];
    table.undo();
    expect([state.value, happening.value]).toEqual(before);
    expect(state.value).toBe(before[0]);
  });

  test('moves after a draw can be undone as far back as the draw', () => {
    const table = tableWith(ACTING);
    table.play(DRAWING);
    const drawn = table.state.value;
    table.play({ type: 'discard', lumino: lumino('b3s1') });
    table.play({ type: 'discard', lumino: lumino('b2c1') });
    table.undo();
    table.undo();
    table.undo();
    expect(table.state.value).toBe(drawn);
    expect(table.undoPrice.value).toBe('consent');
  });

  test('undo goes back over the end of a turn to the seat before', () => {
    const table = tableWith(settling('-'));
    table.play({ type: 'endTurn' });
    expect(table.state.value.seat).toBe(1);
    table.undo();
    expect(table.state.value.seat).toBe(0);
    expect(table.shown.value).toBe(0);
  });

  test('start luminos can be taken back until the last one, which draws the atoll', () => {
    const table = tableWith(game());
    table.play(legalMoves(table.state.value)[0]);
    expect(table.undoPrice.value).toBe('free');
    table.play(legalMoves(table.state.value)[0]);
    expect(table.state.value.step.type).toBe('offer');
    expect(table.undoPrice.value).toBe('consent');
  });
});

describe('a change of state', () => {
  test('puts everything back that the seat was doing', () => {
    const table = holding('y3s1,y4o2');
    table.pick(lumino('y3s1'));
    table.tap(fields('d3c2')[0]);
    table.aim(...fields('d3d2'));
    table.look(0);
    table.play({ type: 'discard', lumino: lumino('y3s1') });
    expect(table.chosen.value).toEqual(luminos('y4o2'));
    expect([table.first.value, table.ghost.value, table.looked.value]).toEqual([null, null, null]);
    expect(table.refusals.value).toEqual([]);
  });

  test('by undo and redo does so, too', () => {
    const table = tableWith(OFFERING);
    table.play(OFFER);
    table.pick(lumino('y3s1'));
    table.undo();
    expect(table.chosen.value).toEqual([]);
    table.pick(lumino('y3s1'));
    table.redo();
    expect(table.chosen.value).toEqual([]);
  });

  test('is seen by others only when it is complete', () => {
    const table = tableWith(ACTING);
    table.pick(lumino('y3s1'));
    const seen: unknown[] = [];
    const dispose = effect(() => {
      seen.push([table.state.value.step.type, table.chosen.value, table.pickable.value, table.happening.value.type]);
    });
    table.play({ type: 'takeFromDisplay', lumino: lumino('y3s1') });
    dispose();
    const [y3s1] = luminos('y3s1');
    expect(seen).toEqual([
      ['act', [y3s1], luminos('y3s1,g4o1,b5o1,y4o1,b3s1,b2c1'), 'opened'],
      ['settle', [y3s1], [y3s1], 'played'],
    ]);
  });

  test('made inside an effect does not tie that effect to the table', () => {
    const table = tableWith(OFFERING);
    let runs = 0;
    const dispose = effect(() => {
      runs++;
      table.play(OFFER);
    });
    table.undo();
    dispose();
    expect(runs).toBe(1);
    expect(table.state.value).toBe(OFFERING);
  });

  test('has the same outcome at the table as in the rules', () => {
    const table = tableWith(ACTING);
    table.play(DRAWING);
    expect({ ok: true, state: table.state.value, events: table.happening.value.events }).toEqual(play(ACTING, DRAWING));
  });
});
