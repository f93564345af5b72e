import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameState } from '../../../../src/rules/state';
import type { PaceChoice } from '../../../../src/ui/app/state/preferences';
import { createCharacterPace } from '../../../../src/ui/screens/table/characterPace';
import { game, startedGame } from '../../../support/rules/build';

const OFFERING = startedGame();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pace, and whether the move that waits by it may be seen by now. */
function pacing(isFree = signal(true), chosen: PaceChoice = 'normal') {
  const { pace, hurry } = createCharacterPace(isFree, signal<PaceChoice>(chosen));
  const begin = (state: GameState, cancel = new AbortController()) => {
    const seen = { isDue: false };
    pace(state, cancel.signal).then(() => {
      seen.isDue = true;
    });
    return seen;
  };
  return { begin, hurry };
}

test.each([
  ['calm', 1500, 2000],
  ['normal', 600, 1000],
  ['quick', 100, 300],
] as const)('%s: a move is seen after a pause', async (chosen, before, after) => {
  const seen = pacing(signal(true), chosen).begin(OFFERING);
  await vi.advanceTimersByTimeAsync(before);
  expect(seen.isDue).toBe(false);
  await vi.advanceTimersByTimeAsync(after - before);
  expect(seen.isDue).toBe(true);
});

test('the pause begins when nothing else is to be seen any more', async () => {
  const isFree = signal(false);
  const seen = pacing(isFree).begin(OFFERING);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.isDue).toBe(false);
  isFree.value = true;
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.isDue).toBe(false);
  await vi.advanceTimersByTimeAsync(900);
  expect(seen.isDue).toBe(true);
});

test('what is opened during the pause is looked at first', async () => {
  const isFree = signal(true);
  const seen = pacing(isFree).begin(OFFERING);
  await vi.advanceTimersByTimeAsync(100);
  isFree.value = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.isDue).toBe(false);
  isFree.value = true;
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isDue).toBe(true);
});

test('hurried, the move is seen at once, and so is the rest of the turn, but not the next one’s', async () => {
  const { begin, hurry } = pacing();
  const first = begin(OFFERING);
  await vi.advanceTimersByTimeAsync(100);
  hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(first.isDue).toBe(true);
  const second = begin({ ...OFFERING, step: { type: 'act', offered: 0 } } as GameState);
  await vi.advanceTimersByTimeAsync(60);
  expect(second.isDue).toBe(true);
  const other = begin({ ...OFFERING, seat: 1 });
  await vi.advanceTimersByTimeAsync(100);
  expect(other.isDue).toBe(false);
});

test('called off, it is never seen', async () => {
  const cancel = new AbortController();
  const seen = pacing().begin(game(), cancel);
  cancel.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.isDue).toBe(false);
});
