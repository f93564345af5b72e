import { describe, expect, test } from 'vitest';
import { createPuzzleBook } from '../../../src/store/puzzle/puzzleBook';
import { BEST_TRY, keptPuzzle, PUZZLE, WRONG_TRY } from '../../support/positions/puzzle';

const KEY = 'lumicora.puzzles';

function keysWith(kept: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      map.set(key, value);
    },
  };
}

const on = (day: string) => ({ ...PUZZLE, day });

describe('the book of puzzles', () => {
  test('keeps a puzzle and its tries for the next visit', () => {
    const keys = keysWith();
    const entry = { puzzle: on('2026-11-18'), tries: [WRONG_TRY, BEST_TRY] };
    createPuzzleBook(keys).write(entry, '2026-11-18');
    expect(createPuzzleBook(keys).read('2026-11-18')).toEqual(entry);
    expect(createPuzzleBook(keys).read('2026-11-17')).toBeNull();
  });

  test('keeps the last seven days and lets go of those before', () => {
    const keys = keysWith();
    const book = createPuzzleBook(keys);
    for (let day = 10; day <= 18; day++) book.write({ puzzle: on(`2026-11-${day}`), tries: [] }, `2026-11-${day}`);
    const again = createPuzzleBook(keys);
    expect(again.read('2026-11-11')).toBeNull();
    expect(again.read('2026-11-12')?.puzzle.day).toBe('2026-11-12');
    expect(again.read('2026-11-18')?.puzzle.day).toBe('2026-11-18');
  });

  test('sees what another tab has written since', () => {
    const keys = keysWith();
    const [one, other] = [createPuzzleBook(keys), createPuzzleBook(keys)];
    one.write({ puzzle: on('2026-11-18'), tries: [] }, '2026-11-18');
    other.write({ puzzle: on('2026-11-18'), tries: [WRONG_TRY] }, '2026-11-18');
    other.write({ puzzle: on('2026-11-17'), tries: [] }, '2026-11-18');
    expect(one.read('2026-11-18')?.tries).toEqual([WRONG_TRY]);
    one.write({ puzzle: on('2026-11-18'), tries: [WRONG_TRY, WRONG_TRY] }, '2026-11-18');
    expect(other.read('2026-11-17')).not.toBeNull();
  });

  test('lasts as long as the page where nothing can be kept', () => {
    const book = createPuzzleBook({
      getItem: () => null,
      setItem() {
        throw new Error('full');
      },
    });
    book.write({ puzzle: on('2026-11-18'), tries: [WRONG_TRY] }, '2026-11-18');
    expect(book.read('2026-11-18')?.tries).toEqual([WRONG_TRY]);
  });

  test('remembers a try that did not fit where an earlier one did', () => {
    const keys = keysWith();
    let isFull = false;
    const setItem = (key: string, value: string) => {
      if (isFull) throw new Error('full');
      keys.setItem(key, value);
    };
    const book = createPuzzleBook({ ...keys, setItem });
    book.write({ puzzle: on('2026-11-18'), tries: [WRONG_TRY] }, '2026-11-18');
    isFull = true;
    book.write({ puzzle: on('2026-11-18'), tries: [WRONG_TRY, BEST_TRY] }, '2026-11-18');
    expect(book.read('2026-11-18')?.tries).toEqual([WRONG_TRY, BEST_TRY]);
  });

  test('takes nothing from another version of the app', () => {
    const kept = JSON.parse(keptPuzzle(['2026-11-18'], [])[KEY]);
    expect(createPuzzleBook(keysWith({ [KEY]: JSON.stringify(kept) })).read('2026-11-18')).not.toBeNull();
    const older = JSON.stringify({ ...kept, version: '0.1' });
    expect(createPuzzleBook(keysWith({ [KEY]: older })).read('2026-11-18')).toBeNull();
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['no entries', '{"version":"1.2"}'],
    ['a list', '[]'],
  ])('takes %s for nothing there', (_, text) => {
    expect(createPuzzleBook(keysWith({ [KEY]: text })).read('2026-11-18')).toBeNull();
  });

  test.each([
    ['a position that is none', { position: '2Ad' }],
    ['a best turn that the rules refuse', { best: [{ type: 'pass' }, { type: 'endTurn' }] }],
    ['a best turn without its end', { best: PUZZLE.best.slice(0, -1) }],
    ['no moves at all', { best: [] }],
    ['a margin that is no number', { margin: { ...PUZZLE.margin, mean: '3' } }],
  ])('takes a puzzle with %s for none', (_, damage) => {
    const kept = JSON.parse(keptPuzzle(['2026-11-18'], [])[KEY]);
    Object.assign(kept.entries[0].puzzle, damage);
    expect(createPuzzleBook(keysWith({ [KEY]: JSON.stringify(kept) })).read('2026-11-18')).toBeNull();
  });

  test('leaves out a try that cannot be read, and parts that it does not know', () => {
    const kept = JSON.parse(keptPuzzle(['2026-11-18'], [WRONG_TRY, WRONG_TRY])[KEY]);
    kept.entries[0].tries[0].moves[0].lumino = 999;
    kept.entries[0].tries[1].worth.parts = [
      { source: { type: 'luck' }, points: 1 },
      { source: { type: 'animal', animal: 'whale' }, points: 1 },
      { source: { type: 'rival' }, points: 2 },
    ];
    const tries = createPuzzleBook(keysWith({ [KEY]: JSON.stringify(kept) })).read('2026-11-18')?.tries;
    expect(tries).toHaveLength(1);
    expect(tries?.[0].worth.parts).toEqual([{ source: { type: 'rival' }, points: 2 }]);
  });
});
