import { describe, expect, test } from 'vitest';
import { COORDINATES, FIELDS, formatField, NEIGHBOURS } from '../../../../src/rules/data/hex';
import { walk } from '../../../../src/ui/boardScreen/grid/walk';
import { field } from '../../../support/rules/build';

/** The names of the fields on the way. */
function way(from: string, ...keys: readonly string[]): readonly (string | null)[] {
  let at = field(from);
  return keys.map((key) => {
    const to = walk(at, key);
    if (to === null) return null;
    at = to;
    return formatField(to);
  });
}

describe('arrow keys', () => {
  test.each([
    ['d4', ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'], ['d3', 'd2', 'd1', 'd1']],
    ['d4', ['ArrowRight', 'End', 'ArrowRight', 'Home'], ['d5', 'd8', 'd8', 'd1']],
    ['d4', ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'], ['c4', 'b3', 'a3', 'a3']],
    ['d4', ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], ['e4', 'f3', 'g3', 'g3']],
    ['d1', ['ArrowUp', 'ArrowUp', 'ArrowUp'], ['c1', 'b1', 'a1']],
    ['d8', ['ArrowDown', 'ArrowDown', 'ArrowDown'], ['e7', 'f6', 'g5']],
    ['g5', ['ArrowUp', 'ArrowUp', 'ArrowUp'], ['f5', 'e6', 'd6']],
  ])('from %s %j lead over %j', (from, keys, names) => {
    expect(way(from, ...keys)).toEqual(names);
  });

  test('lead to a neighbour or stay', () => {
    for (const from of FIELDS) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = walk(from, key);
        expect(to === from || (to !== null && NEIGHBOURS[from].includes(to))).toBe(true);
      }
    }
  });

  test('up and down again leads back, except round the rim', () => {
    const inner = FIELDS.filter((each) => NEIGHBOURS[each].length === 6);
    for (const from of inner) {
      expect(walk(walk(from, 'ArrowUp') ?? -1, 'ArrowDown')).toBe(from);
      expect(walk(walk(from, 'ArrowDown') ?? -1, 'ArrowUp')).toBe(from);
    }
  });

  test('Home and End lead to the ends of the row', () => {
    for (const from of FIELDS) {
      const row = FIELDS.filter((each) => COORDINATES[each].row === COORDINATES[from].row);
      expect([walk(from, 'Home'), walk(from, 'End')]).toEqual([row[0], row.at(-1)]);
    }
  });

  test('other keys do not walk', () => {
    expect(way('d4', 'Enter', 'r', 'Tab', 'PageDown')).toEqual([null, null, null, null]);
  });
});
