import { expect, test } from 'vitest';
import { TABLE_TEXTS } from '../../../src/i18n/table/tableTexts';
import { createTable } from '../../../src/store/table';
import { headline, whatToDo } from '../../../src/ui/screens/table/turn/todo';
import { actionOf } from '../../../src/ui/table/action';
import { lumino } from '../../support/rules/names';
import { ACTING, OFFERING, SCORING, settling } from '../../support/tablePositions';

const { en } = TABLE_TEXTS;
const { screen } = en;

// Beside the reef there is only water, and nothing of it is green.
const HEMMED = { reef: 'yp:d4d5,y4o3:c4c5,y3s2:e3e4', side: 'B' };

test('[6.5] luminos that fit nowhere are not asked for their place', () => {
  const two = createTable(settling('g4o2,g3s1', HEMMED));
  expect(whatToDo(en, two)).toBe(screen.settleNothing);
  two.pick(lumino('g3s1'));
  expect(whatToDo(en, two)).toBe(screen.discard);
  const one = createTable(settling('y4o2', HEMMED));
  expect(whatToDo(en, one)).toBe(screen.settleHeld);
});

test('[6.5] discarding is the next thing to do only if nothing can be laid', () => {
  const state = settling('g4o2', HEMMED);
  const move = { type: 'discard', lumino: lumino('g4o2') } as const;
  expect([true, false].map((canLay) => actionOf(en, state, move, canLay).isNext)).toEqual([false, true]);
});

test('what is chosen is named', () => {
  const offering = createTable(OFFERING);
  offering.pick(lumino('y3s1'));
  expect(whatToDo(en, offering)).toBe('put yellow 3 into the atoll, or choose another');
  const acting = createTable(ACTING);
  acting.pick(lumino('b3s1'));
  acting.pick(lumino('b2c1'));
  expect(whatToDo(en, acting)).toBe('take 2 luminos, or choose something else');
});

test('[7.2] in the scoring phase a colour is tapped, or one passes', () => {
  expect(whatToDo(en, createTable(SCORING))).toBe(screen.score);
});

test('while another reef is looked at, the headline says whose; what to do stays the same', () => {
  const table = createTable(OFFERING);
  table.enlarge(1);
  expect(headline(en, table)).toBe('you are looking at Player 2’s reef');
  expect(whatToDo(en, table)).toBe(screen.offer);
});
