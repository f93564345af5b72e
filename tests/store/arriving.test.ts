import { expect, test } from 'vitest';
import { createTable } from '../../src/store/table';
import { position } from '../support/rules/build';
import { lumino } from '../support/rules/names';
import { OFFERING, SCORING, settling } from '../support/tablePositions';

test('whoever the game comes to has arrived once they say so or do something', () => {
  const table = createTable(settling('-'));
  expect(table.isArriving.value).toBe(false);
  table.play({ type: 'endTurn' });
  expect(table.isArriving.value).toBe(true);
  table.arrive();
  expect(table.isArriving.value).toBe(false);
});

test('taking back the end of the turn calls the arrival off', () => {
  const table = createTable(settling('-'));
  table.play({ type: 'endTurn' });
  table.undo();
  expect([table.isArriving.value, table.state.value.seat]).toEqual([false, 0]);
});

test('doing the end of the turn again lets the next player arrive again', () => {
  const table = createTable(settling('-'));
  table.play({ type: 'endTurn' });
  table.undo();
  table.redo();
  expect([table.isArriving.value, table.state.value.seat]).toEqual([true, 1]);
});

test('whoever scores last, gets the octopus and begins the next round is there already', () => {
  const table = createTable(SCORING);
  table.play({ type: 'pass' });
  table.play({ type: 'score', colour: 'green' });
  expect([table.state.value.seat, table.state.value.step.type, table.isArriving.value]).toEqual([1, 'offer', false]);
});

test('[3.4] once all start luminos lie, whoever begins arrives, even after laying the last one', () => {
  const table = createTable(position('2Ad r1 start s2 o2 none 0badcafe - - 0/0/cccc/-/-/yp:d4d5 0/0/cccc/-/gb/-'));
  table.play({ type: 'layStart', left: 'green' });
  expect([table.state.value.seat, table.state.value.step.type, table.isArriving.value]).toEqual([1, 'offer', true]);
});

test('a move within a turn lets nobody arrive', () => {
  const table = createTable(OFFERING);
  table.play({ type: 'offer', lumino: lumino('p6o1') });
  expect(table.isArriving.value).toBe(false);
});
