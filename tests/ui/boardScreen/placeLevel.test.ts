import { expect, test } from 'vitest';
import { placeLevel } from '../../../src/ui/boardScreen/placeLevel';

/** The corner as it is read, from its upper row to its lower one. */
function cornerOf(choices: readonly string[]): readonly string[] {
  const rows: string[][] = [];
  for (const [index, choice] of choices.entries()) {
    const { gridRow, gridColumn } = placeLevel(index, choices.length);
    rows[gridRow - 1] ??= [];
    rows[gridRow - 1][gridColumn - 1] = choice;
  }
  return rows.map((row) => row.join(' '));
}

test.each([
  [2, ['2', '1', 'all']],
  [4, ['4', '3', '2', '1', 'all']],
  [5, ['5', '4', '3', '2', 'all 1']],
  [6, ['6', '5', '4', '2 3', 'all 1']],
  [9, ['8 9', '6 7', '4 5', '2 3', 'all 1']],
])('%i levels rise from the lower corner, two in a row where there are too many', (highest, corner) => {
  expect(cornerOf(['all', ...Array.from({ length: highest }, (_, index) => String(index + 1))])).toEqual(corner);
});
