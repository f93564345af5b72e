import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { GameState, Move } from '../../../src/rules/state';
import { lumino } from '../../support/rules/names';
import { type DrivenTable, tableWith } from '../../support/tableDriver';
import { OFFERING } from '../../support/tablePositions';

const OFFER: Move = { type: 'offer', lumino: lumino('p6o1') };

/** A table whose moves are kept only when the test says so, each answer once. */
function slowTable(state: GameState): { table: DrivenTable; answer(isKept: boolean): Promise<void> } {
  const answers: ((isKept: boolean) => void)[] = [];
  const keep = () => new Promise<boolean>((resolve) => answers.push(resolve));
  return {
    table: tableWith(state, [], [], { keep }),
    async answer(isKept) {
      answers.shift()?.(isKept);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('while a move is being kept', () => {
  test('the table says so, and what the seat was doing stays as it is', async () => {
    const { table, answer } = slowTable(OFFERING);
    table.lift(lumino('p6o1'));
    expect(table.isKeeping.value).toBe(false);
    table.bring(lumino('p6o1'), 'atoll');
    expect([table.isKeeping.value, table.state.value]).toEqual([true, OFFERING]);
    expect(table.chosen.value).toEqual([lumino('p6o1')]);
    await answer(true);
    expect([table.isKeeping.value, table.state.value.step.type]).toEqual([false, 'act']);
  });

  test('it says so without a break if the next move waits for that', async () => {
    const { table, answer } = slowTable(OFFERING);
    const seen: string[] = [];
    const dispose = effect(() => {
      seen.push(`${table.state.value.step.type} ${table.isKeeping.value}`);
    });
    table.play(OFFER);
    table.play({ type: 'takeLimestone' });
    await answer(true);
    await answer(true);
    dispose();
    expect(seen).toEqual(['offer false', 'offer true', 'act true', 'settle true', 'settle false']);
  });

  test('a move that could not be kept ends it, too', async () => {
    const { table, answer } = slowTable(OFFERING);
    table.play(OFFER);
    await answer(false);
    expect([table.isKeeping.value, table.state.value]).toEqual([false, OFFERING]);
  });

  test('a refused move is not kept at all', () => {
    const { table } = slowTable(OFFERING);
    table.bring(lumino('p6o1'), 'hand');
    expect([table.isKeeping.value, table.refusals.value.length]).toEqual([false, 1]);
  });
});
