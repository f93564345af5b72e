import { expect, test } from 'vitest';
import { newsOf } from '../../../../src/ui/screens/table/news';
import { lumino } from '../../../support/rules/names';
import { tableWith } from '../../../support/tableDriver';
import { OFFERING, OVER, SCORING, settling, spot } from '../../../support/tablePositions';
import { TABLE_TEXTS } from '../../../support/texts';

const { en } = TABLE_TEXTS;
const { screen } = en;

test('an opened game says who is to do what', () => {
  expect(newsOf(en, [], tableWith(OFFERING), null)).toBe(`Player 1: ${screen.offer}.`);
});

test('[9] an opened game that is over says who has won', () => {
  expect(newsOf(en, [], tableWith(OVER), null)).toBe(en.events.gameEnded(['Player 1'], 'points'));
});

test('[5.4] with luminos left in hand the next thing to do follows what happened', () => {
  const before = settling('y3s1,y4o2,y6o1');
  const table = tableWith(before);
  table.play({ type: 'lay', lumino: lumino('y3s1'), ...spot('d3d2') });
  const afterLay = table.state.value;
  expect(newsOf(en, [], table, before)).toBe(
    `${en.events.laid('Player 1', 'yellow 3, shell', 1, 0)} Player 1: ${screen.settle}.`,
  );
  table.play({ type: 'discard', lumino: lumino('y4o2') });
  expect(newsOf(en, [], table, afterLay)).toBe(
    `${en.events.discarded('Player 1', 'yellow 4, plain coral', 1)} Player 1: ${screen.settleHeld}.`,
  );
  const afterDiscard = table.state.value;
  table.undo();
  expect(newsOf(en, [], table, afterDiscard)).toBe(`${en.events.undone} Player 1: ${screen.settle}.`);
});

test('what is still to be done is not said again', () => {
  expect(newsOf(en, [], tableWith(SCORING), SCORING)).toBe('');
});
