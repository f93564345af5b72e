import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PuzzleAnswer, PuzzleQuestion } from '../../../src/bots/puzzle/messages';
import { createPuzzles, HANG_MS, type PuzzleWorker } from '../../../src/store/puzzle/puzzles';
import { PUZZLE, WRONG, WRONG_WORTH } from '../../support/positions/puzzle';

const [TODAY, YESTERDAY] = ['2026-11-18', '2026-11-17'];

/** A worker that says what the test wants it to. */
class FakeWorker implements PuzzleWorker {
  onmessage: PuzzleWorker['onmessage'] = null;
  onerror: PuzzleWorker['onerror'] = null;
  asked: PuzzleQuestion | null = null;
  isOver = false;
  postMessage(question: PuzzleQuestion): void {
    this.asked = question;
  }
  terminate(): void {
    this.isOver = true;
  }
  tell(data: PuzzleAnswer): void {
    this.onmessage?.({ data } as MessageEvent);
  }
  die(): void {
    this.onerror?.({ message: 'gone' } as ErrorEvent);
  }
}

const workers: FakeWorker[] = [];

function open() {
  const kept = new Map<string, string>();
  const keys = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  const startWorker = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return createPuzzles(startWorker, keys, () => TODAY);
}

const found = (day: string): PuzzleAnswer => ({ type: 'found', puzzle: { ...PUZZLE, day } });
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[puzzle] looking for the puzzle of a day', () => {
  test('takes one worker however often it is asked for, and none once it is found', async () => {
    const puzzles = open();
    const both = Promise.all([puzzles.find(TODAY), puzzles.find(TODAY)]);
    expect(workers.map(({ asked }) => asked)).toEqual([{ type: 'findPuzzle', day: TODAY }]);
    workers[0].tell(found(TODAY));
    const entry = { puzzle: { ...PUZZLE, day: TODAY }, tries: [] };
    expect(await both).toEqual([entry, entry]);
    expect(workers[0].isOver).toBe(true);
    expect([puzzles.read(TODAY), await puzzles.find(TODAY), workers.length]).toEqual([entry, entry, 1]);
  });

  test('tells how far the day is that was asked for last', async () => {
    const puzzles = open();
    puzzles.find(TODAY);
    workers[0].tell({ type: 'progress', share: 0.5 });
    puzzles.find(YESTERDAY);
    expect(puzzles.progress.value).toBe(0);
    workers[1].tell({ type: 'progress', share: 0.25 });
    workers[0].tell({ type: 'progress', share: 0.75 });
    expect(puzzles.progress.value).toBe(0.25);
    puzzles.find(TODAY);
    expect([puzzles.progress.value, workers.length]).toEqual([0.75, 2]);
  });

  test('begins once more with a worker that dies or says nothing any more, and then gives up; another try begins anew', async () => {
    const puzzles = open();
    const failed = expect(puzzles.find(TODAY)).rejects.toThrow('does not answer');
    workers[0].die();
    await settled();
    await vi.advanceTimersByTimeAsync(HANG_MS - 1);
    workers[1].tell({ type: 'progress', share: 0.1 });
    await vi.advanceTimersByTimeAsync(HANG_MS - 1);
    expect(workers[1].isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(workers.map(({ isOver }) => isOver)).toEqual([true, true]);
    const again = puzzles.find(TODAY);
    workers[2].tell(found(TODAY));
    expect((await again).puzzle.day).toBe(TODAY);
    await vi.advanceTimersByTimeAsync(2 * HANG_MS);
    expect(workers).toHaveLength(3);
  });

  test('is hopeless where no worker can be started', async () => {
    const none = () => {
      throw new Error('no workers here');
    };
    const puzzles = createPuzzles(none, { getItem: () => null, setItem() {} }, () => TODAY);
    await expect(puzzles.find(TODAY)).rejects.toThrow('no workers here');
  });
});

describe('[puzzle] measuring a turn', () => {
  test('tells how far it is, and what it is worth', async () => {
    const tell = vi.fn();
    const worth = open().measure(PUZZLE, WRONG, tell, new AbortController().signal);
    const { position, best } = PUZZLE;
    expect(workers[0].asked).toEqual({ type: 'measureTurn', puzzle: { position, best }, moves: WRONG });
    workers[0].tell({ type: 'progress', share: 0.5 });
    workers[0].tell({ type: 'measured', worth: WRONG_WORTH });
    expect([await worth, tell.mock.calls, workers[0].isOver]).toEqual([WRONG_WORTH, [[0.5]], true]);
  });

  test('ends with the table, and is not asked for again', async () => {
    const leaving = new AbortController();
    const worth = expect(open().measure(PUZZLE, WRONG, () => {}, leaving.signal)).rejects.toThrow('nobody wants');
    leaving.abort();
    await worth;
    expect(workers.map(({ isOver }) => isOver)).toEqual([true]);
  });
});
