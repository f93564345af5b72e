import { describe, expect, test } from 'vitest';
import { type FieldId, PAIRS } from '../../../src/rules/data/hex';
import { field, must } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import { doingOf, fields, holding, OFFERING, settling, spot } from '../../support/tablePositions';

const Y3S1 = lumino('y3s1');

describe('the lays of the lumino in hand', () => {
  test('are every legal lay in both directions, with its cost', () => {
    const table = holding('y3s1', { limestone: 1 });
    const { lays } = table;
    expect(lays.value).toContainEqual({ ...spot('d3d2'), cost: 0 });
    expect(lays.value).toContainEqual({ ...spot('d2d3'), cost: 0 });
    expect(lays.value).toContainEqual({ ...spot('d3c2'), cost: 1 });
    const allowed = PAIRS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]).filter((pair) => {
      const [numberOn, otherOn] = pair.split(' ').map(Number);
      return tableWith(table.state.value).play({ type: 'lay', lumino: Y3S1, numberOn, otherOn });
    });
    expect(lays.value.map(({ numberOn, otherOn }) => `${numberOn} ${otherOn}`).sort()).toEqual(allowed.sort());
  });

  test('are none while several are in hand and none is chosen', () => {
    expect(holding('y3s1,y4o2').lays.value).toEqual([]);
  });
});

describe('tapping two fields', () => {
  test('marks the number, then lays the lumino', () => {
    const table = holding('y3s1');
    table.tap(field('d3'));
    expect(table.first.value).toBe(field('d3'));
    table.tap(field('d2'));
    const { state, events } = must(settling('y3s1'), { type: 'lay', lumino: Y3S1, ...spot('d3d2') });
    expect(table.state.value).toEqual(state);
    expect(table.happening.value).toEqual({ type: 'played', events });
    expect(table.first.value).toBe(null);
  });

  test('the same field twice marks and unmarks', () => {
    const table = holding('y3s1');
    table.tap(field('d3'));
    table.tap(field('d3'));
    expect(doingOf(table)).toEqual({ chosen: [Y3S1], held: Y3S1, first: null, ghost: null, refusals: [] });
  });

  test('a second field that the rules forbid shows why, and the mark stays', () => {
    const table = holding('y3s1');
    table.tap(field('d3'));
    table.tap(field('d4'));
    const refusals = [{ rule: 'level', fields: fields('d3d4'), heights: [0, 1] }];
    expect(doingOf(table)).toEqual({
      chosen: [Y3S1],
      held: Y3S1,
      first: field('d3'),
      ghost: { ...spot('d3d4'), cost: 0, level: 2, refusals },
      refusals,
    });
  });

  test('a second field after a forbidden one lays it still', () => {
    const table = holding('y3s1');
    for (const name of ['d3', 'd4', 'd2']) table.tap(field(name));
    expect(table.happening.value.events).toMatchObject([{ type: 'laid', ...spot('d3d2') }]);
  });

  test('a second field that is no neighbour is refused for that alone, without a ghost', () => {
    const table = holding('y3s1');
    table.tap(field('d3'));
    table.tap(field('g5'));
    expect(doingOf(table)).toMatchObject({
      first: field('d3'),
      ghost: null,
      refusals: [{ rule: 'neighbours', fields: fields('d3g5') }],
    });
    expect(table.refusals.value).toHaveLength(1);
  });

  test('the mark unmarked takes the forbidden ghost and its reasons along', () => {
    const table = holding('y3s1');
    for (const name of ['d3', 'd4', 'd3']) table.tap(field(name));
    expect(doingOf(table)).toMatchObject({ first: null, ghost: null, refusals: [] });
  });
});

describe('tapping a field where the number cannot lie', () => {
  test('shows the way to lie there that breaks the fewest rules', () => {
    const table = holding('y3s1', { limestone: 2 });
    table.tap(field('a1'));
    const [refusal] = table.refusals.value;
    expect(table.refusals.value).toHaveLength(1);
    expect(refusal).toMatchObject({ rule: 'colour', colour: 'yellow', level: 1, wanted: [field('d4')] });
    expect(table.first.value).toBe(null);
    expect(table.ghost.value).toMatchObject({ numberOn: field('a1'), cost: 2, refusals: [refusal] });
  });

  test('names every rule broken there', () => {
    const table = holding('y3s1');
    table.tap(field('a1'));
    expect(table.refusals.value.map(({ rule }) => rule)).toEqual(['colour', 'limestone']);
  });

  test('prefers what the rules judge in full to a mere difference of height', () => {
    const table = holding('y3s1');
    table.tap(field('d5'));
    expect(table.refusals.value).toEqual([{ rule: 'congruent', fields: fields('d5d4'), lumino: startOf(table.state) }]);
    expect(table.ghost.value).toMatchObject({ ...spot('d5d4'), level: 2, cost: 0 });
  });

  test('says that only the limestone is missing where it is', () => {
    const table = holding('y3s1', { side: 'B' });
    table.tap(field('c2'));
    expect(table.refusals.value.map(({ rule }) => rule)).toEqual(['limestone']);
  });

  test('a legal field afterwards clears the reasons and shows one way to lie from there', () => {
    const table = holding('y3s1');
    table.tap(field('a1'));
    table.tap(field('d3'));
    expect(doingOf(table)).toMatchObject({ first: field('d3'), refusals: [] });
    expect(table.ghost.value).toMatchObject({ numberOn: field('d3'), refusals: [] });
    table.turn();
    expect(table.ghost.value?.numberOn).toBe(field('d3'));
  });
});

describe('tapping does nothing', () => {
  test('when nothing is held', () => {
    for (const state of [OFFERING, settling('y3s1,y4o2')]) {
      const table = tableWith(state);
      const before = doingOf(table);
      table.tap(field('d3'));
      expect(doingOf(table)).toEqual(before);
    }
  });

  test('while another reef is large', () => {
    const table = holding('y3s1');
    table.enlarge(1);
    for (const each of fields('d3d2')) table.tap(each);
    expect(table.first.value).toBe(null);
    expect(table.state.value.players[0].hand).toEqual(luminos('y3s1'));
  });
});

describe('prospects', () => {
  const prospect = (table: ReturnType<typeof holding>, name: string) => table.prospects.value[field(name)];

  test('are none for every field while nothing is held', () => {
    const { value } = tableWith(OFFERING).prospects;
    expect(value).toHaveLength(44);
    expect(new Set(value.map(({ type }) => type))).toEqual(new Set(['none']));
  });

  test.each([
    ['A', 'd3', 0],
    ['A', 'c2', 1],
    ['B', 'e3', 0],
  ])('on side %s tell what the cheapest lay with the number there costs: on %s %s', (side, name, cost) => {
    const table = holding('y3s1', { limestone: 2, side });
    expect(prospect(table, name)).toEqual({ type: 'legal', cost });
    table.prospects.value.forEach((each, id) => {
      const costs = table.lays.value.filter(({ numberOn }) => numberOn === id).map(({ cost }) => cost);
      if (each.type === 'legal') expect(each.cost).toBe(Math.min(...costs));
      else expect(costs).toEqual([]);
    });
  });

  test('say of every other field what a tap would say', () => {
    const table = holding('y3s1');
    table.prospects.value.forEach((each, id) => {
      table.letGo();
      table.tap(id);
      if (each.type === 'legal') expect([table.first.value, table.refusals.value]).toEqual([id, []]);
      else expect(each).toEqual({ type: 'illegal', refusals: table.refusals.value });
    });
  });

  test('once the number is marked, are about the other half', () => {
    const table = holding('y3s1', { limestone: 1 });
    table.tap(field('d3'));
    expect(prospect(table, 'd3')).toEqual({ type: 'first' });
    expect(prospect(table, 'd2')).toEqual({ type: 'legal', cost: 0 });
    expect(prospect(table, 'c2')).toEqual({ type: 'legal', cost: 1 });
    expect(prospect(table, 'd4')).toEqual({
      type: 'illegal',
      refusals: [{ rule: 'level', fields: fields('d3d4'), heights: [0, 1] }],
    });
    expect(prospect(table, 'a1')).toEqual({
      type: 'illegal',
      refusals: [{ rule: 'neighbours', fields: fields('d3a1') }],
    });
  });

  test('once the number is marked, are legal for exactly the lays from there', () => {
    const table = holding('y3s1', { limestone: 2 });
    const lays = table.lays.value.filter(({ numberOn }) => numberOn === field('c3'));
    table.tap(field('c3'));
    const legal = table.prospects.value.flatMap((each, otherOn) =>
      each.type === 'legal' ? [{ numberOn: field('c3'), otherOn, cost: each.cost }] : [],
    );
    expect(legal).toEqual([...lays].sort((a, b) => a.otherOn - b.otherOn));
  });

  test('are none while another reef is large', () => {
    const table = holding('y3s1');
    table.enlarge(1);
    expect(prospect(table, 'd3')).toEqual({ type: 'none' });
    expect(table.lays.value).toEqual([]);
    table.enlarge(1);
    expect(prospect(table, 'd3')).toEqual({ type: 'legal', cost: 0 });
  });
});

function startOf({ value }: ReturnType<typeof holding>['state']): FieldId {
  return value.players[0].reef[field('d4')][0] >> 1;
}
