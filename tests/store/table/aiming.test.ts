import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { directionTo, FIELDS, fieldTowards } from '../../../src/rules/data/hex';
import { field } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import { ACTING, fields, holding, OFFERING, STARTING, spot } from '../../support/tablePositions';

describe('aiming', () => {
  test('shows the ghost of a legal lay, and points the lumino that way', () => {
    const table = holding('y3s1', { limestone: 1 });
    table.aim(...fields('d3c2'));
    expect(table.ghost.value).toEqual({ ...spot('d3c2'), cost: 1, level: 1, refusals: [] });
    expect(table.direction.value).toBe(directionTo(...fields('d3c2')));
  });

  test('shows the ghost of a forbidden lay with every reason', () => {
    const table = holding('y3s1');
    table.aim(...fields('a1a2'));
    expect(table.ghost.value).toMatchObject({
      ...spot('a1a2'),
      cost: 2,
      level: 1,
      refusals: [{ rule: 'colour' }, { rule: 'limestone' }],
    });
    expect(table.refusals.value).toEqual([]);
  });

  test.each(['d3d4', 'd4d3'])('on %s, not equally high, lies on the higher one and costs nothing', (names) => {
    const table = holding('y3s1', { side: 'B' });
    table.aim(...fields(names));
    expect(table.ghost.value).toMatchObject({ ...spot(names), cost: 0, level: 2, refusals: [{ rule: 'level' }] });
  });

  test('at fields apart, or with nothing held, does nothing', () => {
    const table = holding('y3s1');
    table.aim(...fields('d3g5'));
    table.aim(...fields('d3d3'));
    expect(table.ghost.value).toBe(null);
    const other = tableWith(OFFERING);
    other.aim(...fields('d3d2'));
    other.aimFrom(field('d3'));
    expect([other.ghost.value, other.direction.value]).toEqual([null, 0]);
  });

  test('does nothing while another reef is large, and enlarging one takes the ghost away', () => {
    const table = holding('y3s1');
    table.aim(...fields('d3d2'));
    table.enlarge(1);
    expect(table.ghost.value).toBe(null);
    table.aim(...fields('d3d2'));
    table.aimFrom(field('d3'));
    table.drop();
    table.enlarge(1);
    expect(table.ghost.value).toBe(null);
    expect(table.state.value.players[0].hand).toEqual(luminos('y3s1'));
  });

  test('[7.2, 8] says what a legal lay would change, and nothing of a forbidden one, a start lumino or none', () => {
    const table = holding('y3c1', { limestone: 1 });
    expect(table.brings.value).toBe(null);
    table.aim(...fields('d3c2'));
    expect(table.brings.value?.map(({ source, points }) => [source.type, points])).toEqual([
      ['colour', 3],
      ['animal', 2],
      ['majority', 0],
      ['limestone', 0],
    ]);
    table.aim(...fields('a1a2'));
    expect(table.brings.value).toBe(null);
    const start = tableWith(STARTING);
    start.tap(field('d4'));
    expect([start.ghost.value !== null, start.brings.value]).toEqual([true, null]);
  });

  test('[7.2, 8] of a lumino that would be taken first it is what laying it would change', () => {
    const table = tableWith(ACTING);
    table.lift(lumino('y4o1'));
    table.aim(...fields('d3d2'));
    expect(table.brings.value?.at(0)).toEqual({
      source: { type: 'colour', colour: 'yellow' },
      before: { count: 0, points: 0 },
      after: { count: 1, points: 4 },
      points: 4,
    });
  });

  test('clears the reasons of the try before', () => {
    const table = holding('y3s1');
    table.tap(field('a1'));
    table.aim(...fields('d3d2'));
    expect(table.refusals.value).toEqual([]);
  });

  test('at the same place again does not run the effects on the ghost', () => {
    const table = holding('y3s1');
    let told = 0;
    const dispose = effect(() => {
      told += table.ghost.value === null ? 0 : 1;
    });
    for (let count = 0; count < 5; count++) table.aim(...fields('d3d4'));
    dispose();
    expect(told).toBe(1);
  });

  test('unaim takes the ghost away and keeps direction, mark and reasons', () => {
    const table = holding('y3s1');
    table.tap(field('d3'));
    table.tap(field('d4'));
    const { value } = table.refusals;
    table.unaim();
    expect([table.ghost.value, table.first.value, table.refusals.value]).toEqual([null, field('d3'), value]);
  });
});

describe('aiming from a field', () => {
  test('points the way the lumino points', () => {
    const table = holding('y3s1');
    table.turn();
    table.aimFrom(field('d3'));
    expect(table.ghost.value).toMatchObject(spot('d3e3'));
  });

  test('agrees with what the field says of itself, from every field and in every direction', () => {
    const table = holding('y3s1', { limestone: 1 });
    for (let direction = 0; direction < 6; direction++) {
      for (const numberOn of FIELDS) {
        table.aimFrom(numberOn);
        const ghost = table.ghost.value;
        const prospect = table.prospects.value[numberOn];
        expect(ghost?.numberOn).toBe(numberOn);
        expect(ghost?.refusals).toEqual(prospect.type === 'illegal' ? prospect.refusals : []);
        if (prospect.type === 'legal') expect(ghost?.cost).toBe(prospect.cost);
      }
      table.unaim();
      table.turn();
    }
  });

  test('turns no further than it must, and takes up the old direction on the next field', () => {
    const table = holding('y3s1', { limestone: 4 });
    const legal = new Set(table.lays.value.map(({ numberOn }) => numberOn));
    for (let direction = 0; direction < 6; direction++) {
      for (const numberOn of legal) {
        table.aimFrom(numberOn);
        const wanted = table.lays.value.find(
          (lay) => lay.numberOn === numberOn && lay.otherOn === fieldTowards(numberOn, direction),
        );
        const cheapest = Math.min(
          ...table.lays.value.filter((lay) => lay.numberOn === numberOn).map(({ cost }) => cost),
        );
        if (wanted?.cost === cheapest) expect(table.ghost.value?.otherOn).toBe(wanted.otherOn);
      }
      table.unaim();
      expect(table.direction.value).toBe(direction);
      table.turn();
    }
  });
});

describe('turning', () => {
  test('goes round in six', () => {
    const table = holding('y3s1');
    const seen = Array.from({ length: 7 }, () => {
      const { value } = table.direction;
      table.turn();
      return value;
    });
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 0]);
  });

  test('turns the ghost around its number', () => {
    const table = holding('y3s1');
    table.aim(...fields('d3d4'));
    table.turn();
    expect([table.ghost.value, table.direction.value]).toMatchObject([spot('d3e3'), 1]);
  });

  test('skips what lies beyond the rim', () => {
    const table = holding('y3s1');
    table.aim(...fields('d8c7'));
    expect(table.direction.value).toBe(4);
    table.turn();
    expect([table.ghost.value, table.direction.value]).toMatchObject([spot('d8e7'), 2]);
    table.unaim();
    expect(table.direction.value).toBe(2);
  });

  test('clears the reasons and keeps the mark', () => {
    const table = holding('y3s1');
    table.tap(field('d3'));
    table.tap(field('d4'));
    table.turn();
    expect([table.refusals.value, table.first.value]).toEqual([[], field('d3')]);
  });

  test('clears the reasons of a drop, too', () => {
    const table = holding('y3s1');
    table.aim(...fields('d4d5'));
    table.drop();
    table.turn();
    expect(table.refusals.value).toEqual([]);
  });

  test('does nothing when nothing is held', () => {
    const table = tableWith(OFFERING);
    table.pick(lumino('y3s1'));
    table.turn();
    expect(table.direction.value).toBe(0);
  });
});

describe('dropping', () => {
  test('lays a legal ghost', () => {
    const table = holding('y3s1', { limestone: 1 });
    table.aim(...fields('d3c2'));
    table.drop();
    expect(table.happening.value).toMatchObject({
      type: 'played',
      events: [{ type: 'laid', ...spot('d3c2'), paid: 1 }],
    });
    expect([table.held.value, table.ghost.value]).toEqual([null, null]);
  });

  test('a forbidden ghost goes back to the hand, and the reasons stay', () => {
    const table = holding('y3s1');
    table.aim(...fields('d4d5'));
    table.drop();
    expect([table.held.value, table.ghost.value]).toEqual([lumino('y3s1'), null]);
    expect(table.refusals.value.map(({ rule }) => rule)).toEqual(['congruent']);
    expect(table.happening.value.type).toBe('opened');
  });

  test('the next drag clears the reasons and the mark', () => {
    const table = holding('y3s1');
    table.tap(field('d3'));
    table.aim(...fields('d4d5'));
    table.drop();
    expect(table.first.value).toBe(field('d3'));
    table.lift(lumino('y3s1'));
    expect([table.refusals.value, table.first.value]).toEqual([[], null]);
  });

  test('without a ghost does nothing', () => {
    const table = holding('y3s1');
    table.drop();
    expect([table.happening.value.type, table.refusals.value]).toEqual(['opened', []]);
  });
});
