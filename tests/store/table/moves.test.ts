import { describe, expect, test } from 'vitest';
import type { GameState, Move } from '../../../src/rules/state';
import { field } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import {
  ACTING,
  acting,
  doingOf,
  fields,
  holding,
  OFFERING,
  OVER,
  SCORING,
  settling,
} from '../../support/tablePositions';

const LIMESTONE: Move = { type: 'takeLimestone' };

describe('the moves of the buttons', () => {
  test.each<[string, GameState, string, readonly Move[]]>([
    ['offer, nothing chosen', OFFERING, '', []],
    ['offer, one chosen', OFFERING, 'y3s1', [{ type: 'offer', lumino: lumino('y3s1') }]],
    ['act, nothing chosen', ACTING, '', [LIMESTONE]],
    ['act, one of the display', ACTING, 'g4o1', [LIMESTONE, { type: 'takeFromDisplay', lumino: lumino('g4o1') }]],
    ['act, one of the atoll', ACTING, 'b3s1', [LIMESTONE, { type: 'takeFromAtoll', luminos: luminos('b3s1') }]],
    ['act, two', ACTING, 'b2c1,b3s1', [LIMESTONE, { type: 'takeFromAtoll', luminos: luminos('b3s1,b2c1') }]],
    ['settle, none of two chosen', settling('y3s1,y4o2'), '', []],
    ['settle, one of two', settling('y3s1,y4o2'), 'y4o2', [{ type: 'discard', lumino: lumino('y4o2') }]],
    ['settle, the only one', settling('y3s1'), '', [{ type: 'discard', lumino: lumino('y3s1') }]],
    ['settle, none left', settling('-'), '', [{ type: 'endTurn' }]],
    ['score', SCORING, '', [{ type: 'pass' }]],
    ['over', OVER, '', []],
  ])('at %s', (_, state, names, expected) => {
    const table = tableWith(state);
    if (names !== '') for (const each of luminos(names)) table.pick(each);
    expect(table.moves.value).toEqual(expected);
    for (const move of table.moves.value) expect(tableWith(state).play(move)).toBe(true);
  });
});

describe('bringing a lumino', () => {
  test.each<[string, GameState, string, string, 'atoll' | 'hand', Move]>([
    ['of the display to the atoll offers it', OFFERING, '', 'y3s1', 'atoll', { type: 'offer', lumino: lumino('y3s1') }],
    [
      'of the display to the hand takes it',
      ACTING,
      '',
      'g4o1',
      'hand',
      { type: 'takeFromDisplay', lumino: lumino('g4o1') },
    ],
    [
      'of the atoll to the hand takes it',
      ACTING,
      '',
      'b3s1',
      'hand',
      { type: 'takeFromAtoll', luminos: luminos('b3s1') },
    ],
    [
      'takes along what is chosen with it',
      ACTING,
      'b2c1,b3s1',
      'b3s1',
      'hand',
      { type: 'takeFromAtoll', luminos: luminos('b3s1,b2c1') },
    ],
    [
      'leaves what is chosen without it',
      ACTING,
      'b2c1',
      'y4o1',
      'hand',
      { type: 'takeFromAtoll', luminos: luminos('y4o1') },
    ],
  ])('%s', (_, state, chosen, name, to, move) => {
    const table = tableWith(state);
    if (chosen !== '') for (const each of luminos(chosen)) table.pick(each);
    table.bring(lumino(name), to);
    const other = tableWith(state);
    expect(other.play(move)).toBe(true);
    expect(table.state.value).toEqual(other.state.value);
  });

  test('of the colour offered is refused as the rules do', () => {
    const table = tableWith(ACTING);
    table.bring(lumino('p3s1'), 'hand');
    expect(table.refusals.value).toEqual([{ rule: 'offeredColour', colour: 'pink' }]);
    expect(table.state.value).toBe(ACTING);
  });

  test('beyond the three that are chosen takes only that one', () => {
    const table = tableWith(acting('b3s1,b2c1,b4o2,b3s2'));
    for (const each of luminos('b3s1,b2c1,b4o2,b3s2')) table.lift(each);
    table.bring(lumino('b3s2'), 'hand');
    expect(table.state.value.players[0].hand).toEqual(luminos('b3s2'));
  });

  test.each<[string, GameState, string, 'atoll' | 'display' | 'hand']>([
    ['of the hand to the atoll', settling('y3s1'), 'y3s1', 'atoll'],
    ['of the hand to the display', settling('y3s1'), 'y3s1', 'display'],
    ['of the hand to the hand', settling('y3s1'), 'y3s1', 'hand'],
    ['of the atoll to the atoll', OFFERING, 'b3s1', 'atoll'],
    ['of the display to the display', ACTING, 'y3s1', 'display'],
    ['of another display to the hand', ACTING, 'y5o1', 'hand'],
  ])('%s does nothing', (_, state, name, to) => {
    const table = tableWith(state);
    table.bring(lumino(name), to);
    expect(table.state.value).toBe(state);
    expect(table.refusals.value).toEqual([]);
  });
});

describe('bringing a lumino at the wrong time says what time it is', () => {
  test.each<[string, GameState, string, 'atoll' | 'hand']>([
    ['of the atoll to the hand at offer', OFFERING, 'b3s1', 'hand'],
    ['of the display to the hand at offer', OFFERING, 'y3s1', 'hand'],
    ['of the display to the atoll at act', ACTING, 'y3s1', 'atoll'],
    ['of a display at score', SCORING, 'y3s1', 'hand'],
  ])('%s', (_, state, name, to) => {
    const table = tableWith(state);
    table.bring(lumino(name), to);
    expect(table.state.value).toBe(state);
    expect(table.refusals.value).toEqual([{ rule: 'step', step: state.step.type }]);
  });
});

describe('letting go', () => {
  test('closes what is looked at, then unmarks, then unchooses: one at a time', () => {
    const table = holding('y3s1,y4o2');
    table.pick(lumino('y3s1'));
    table.tap(field('d3'));
    table.tap(field('d4'));
    table.look(field('d4'));
    const before = doingOf(table);
    table.letGo();
    expect([table.looked.value, doingOf(table)]).toEqual([null, before]);
    table.letGo();
    expect(doingOf(table)).toEqual({ ...before, first: null, ghost: null, refusals: [] });
    table.letGo();
    expect(doingOf(table)).toEqual({ chosen: [], held: null, first: null, ghost: null, refusals: [] });
  });

  test('the only lumino in hand stays, and the reasons go', () => {
    const table = holding('y3s1');
    table.turn();
    table.aim(...fields('d4d5'));
    table.drop();
    table.letGo();
    expect(doingOf(table)).toMatchObject({ chosen: luminos('y3s1'), refusals: [] });
  });

  test('its direction stays, too', () => {
    const table = holding('y3s1');
    table.turn();
    table.letGo();
    table.letGo();
    expect(table.direction.value).toBe(1);
  });

  test('unchooses all luminos of the atoll at once', () => {
    const table = tableWith(ACTING);
    for (const each of luminos('b2c1,b3s1')) table.pick(each);
    table.letGo();
    expect(table.chosen.value).toEqual([]);
  });
});

test.each([
  ['yellow covers yellow on two luminos', 'y3s1', true],
  ['green would need limestone for the water', 'g4o2', false],
  ['an empty hand', '-', false],
])('[6] whether the hand has a place in the reef: %s', (_, hand, canLay) => {
  const state = settling(hand, { reef: 'yp:d4d5,y4o3:c4c5,y3s2:e3e4', side: 'B' });
  expect(tableWith(state).canLay.value).toBe(canLay);
});
