import { expect, test } from 'vitest';
import { logOf } from '../../../src/history/replay';
import type { Timeline } from '../../../src/history/timeline';
import { lumino } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import { OFFERING } from '../../support/tablePositions';

const HINT = { type: 'note', note: { type: 'hint' } } as const;
const LESSONS_OFF = { type: 'note', note: { type: 'lessonsOff' } } as const;

test('[log] a note is kept like a move, and leaves alone what the seat has begun', async () => {
  const kept: Timeline[] = [];
  const keep = async (next: Timeline) => kept.push(next) > 0;
  const table = tableWith(OFFERING, [], [], { keep });
  table.pick(lumino('p6o1'));
  const { value: happening } = table.happening;
  table.act(HINT);
  expect(table.isKeeping.value).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept.map(({ marks }) => marks)).toEqual([[{ at: 0, note: { type: 'hint' } }]]);
  expect([table.marks.value, table.chosen.value]).toEqual([kept[0].marks, [lumino('p6o1')]]);
  expect(table.happening.value).toBe(happening);
});

test('[log] a note stands once at one place, and survives what is taken back', () => {
  const table = tableWith(OFFERING);
  table.act(HINT);
  table.act(HINT);
  table.play({ type: 'offer', lumino: lumino('p6o1') });
  table.act(HINT);
  table.act(LESSONS_OFF);
  table.undo();
  expect(logOf(table.past.value, table.marks.value)).toEqual([{ type: 'hint' }, { type: 'hint' }, LESSONS_OFF.note]);
  table.redo();
  expect(table.state.value.step.type).toBe('act');
});

test('[log] a note does not forget what can be made again', () => {
  const table = tableWith(OFFERING);
  table.play({ type: 'offer', lumino: lumino('p6o1') });
  table.undo();
  table.act(HINT);
  expect(table.canRedo.value).toBe(true);
});
