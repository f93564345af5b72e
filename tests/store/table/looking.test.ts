import { describe, expect, test } from 'vitest';
import { field } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import { fields, holding, OFFERING, settling } from '../../support/tablePositions';

// Two levels: a yellow lumino lies across two others.
const HIGH = { reef: 'yp:d4d5,y4o2:c4c5,y5o2:c4d4' };

describe('the large reef', () => {
  test('is that of the player to move', () => {
    expect(tableWith(OFFERING).shown.value).toBe(0);
  });

  test('enlarging another one and again goes there and back', () => {
    const table = tableWith(OFFERING);
    table.enlarge(1);
    expect(table.shown.value).toBe(1);
    table.enlarge(1);
    expect(table.shown.value).toBe(0);
  });

  test('enlarging that of the player to move goes back to it', () => {
    const table = tableWith(OFFERING);
    table.enlarge(1);
    table.enlarge(0);
    expect(table.shown.value).toBe(0);
    table.enlarge(0);
    expect(table.shown.value).toBe(0);
  });

  test('enlarging the one that is large already changes nothing', () => {
    const table = holding('y3s1');
    table.tap(field('d3'));
    table.enlarge(0);
    expect(table.first.value).toBe(field('d3'));
  });

  test('a seat that does not exist is ignored', () => {
    const table = tableWith(OFFERING);
    for (const seat of [2, -1, 0.5, Number.NaN]) table.enlarge(seat);
    expect(table.shown.value).toBe(0);
  });

  test('stays while the same seat moves, and follows the move to another seat', () => {
    const table = holding('y3s1');
    table.enlarge(1);
    table.play({ type: 'discard', lumino: lumino('y3s1') });
    expect(table.shown.value).toBe(1);
    table.enlarge(1);
    table.play({ type: 'endTurn' });
    expect(table.shown.value).toBe(1);
    table.enlarge(0);
    table.undo();
    expect(table.shown.value).toBe(0);
  });

  test('another one takes mark and ghost away and keeps the lumino held', () => {
    const table = holding('y3s1');
    table.tap(field('d3'));
    table.aim(...fields('d3d2'));
    table.enlarge(1);
    table.enlarge(1);
    expect([table.first.value, table.ghost.value, table.held.value]).toEqual([null, null, lumino('y3s1')]);
  });
});

describe('the level filter', () => {
  test('takes every level of the large reef, or none', () => {
    const table = holding('y3s1', HIGH);
    for (const level of [1, 2, null]) {
      table.filter(level);
      expect(table.level.value).toBe(level);
    }
  });

  test.each([0, 3, -1, 1.5, Number.NaN])('ignores %s', (level) => {
    const table = holding('y3s1', HIGH);
    table.filter(2);
    table.filter(level);
    expect(table.level.value).toBe(2);
  });

  test('is dropped where the large reef has no such level', () => {
    const table = holding('y3s1', HIGH);
    table.filter(2);
    table.enlarge(1);
    expect(table.level.value).toBe(null);
    table.filter(2);
    expect(table.level.value).toBe(null);
    table.filter(1);
    table.enlarge(1);
    expect(table.level.value).toBe(1);
  });

  test('stays while the same seat moves and ends with its turn', () => {
    const table = holding('y3s1', HIGH);
    table.filter(2);
    table.play({ type: 'discard', lumino: lumino('y3s1') });
    expect(table.level.value).toBe(2);
    table.play({ type: 'endTurn' });
    expect(table.level.value).toBe(null);
  });

  test('is dropped with the level that undo takes away', () => {
    const table = tableWith(settling('y3s1', { reef: 'yp:d4d5,y4o2:c4c5' }));
    table.play({ type: 'lay', lumino: lumino('y3s1'), numberOn: field('c4'), otherOn: field('d4') });
    table.filter(2);
    table.undo();
    expect(table.level.value).toBe(null);
  });
});

describe('looking under a lumino', () => {
  test('opens a field, another one, and closes it', () => {
    const table = tableWith(OFFERING);
    for (const each of [field('d4'), field('a1'), null]) {
      table.look(each);
      expect(table.looked.value).toBe(each);
    }
  });

  test('ignores what is no field', () => {
    const table = tableWith(OFFERING);
    table.look(field('d4'));
    for (const each of [-1, 44, 0.5, Number.NaN, -0]) table.look(each);
    expect(table.looked.value).toBe(field('d4'));
  });

  test('ends when another reef becomes large', () => {
    const table = tableWith(OFFERING);
    table.look(field('d4'));
    table.enlarge(1);
    expect(table.looked.value).toBe(null);
  });
});

test('taking up a lumino or pointing with it shows all levels again, and the own reef', () => {
  const table = holding('y3s1');
  const tries = [
    () => table.lift(lumino('y3s1')),
    () => table.tap(field('d3')),
    () => table.aim(...fields('d3d4')),
    () => table.aimFrom(field('d3')),
  ];
  for (const attempt of tries) {
    table.filter(1);
    expect(table.level.value).toBe(1);
    attempt();
    expect(table.level.value).toBe(null);
  }
  table.enlarge(1);
  table.lift(lumino('y3s1'));
  expect(table.shown.value).toBe(0);
});
