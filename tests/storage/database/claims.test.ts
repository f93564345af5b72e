import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClaims } from '../../../src/storage/database/claims';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Grants a lock when the test says so. */
function slowLocks(held: readonly string[], query: () => Promise<LockManagerSnapshot> = async () => snapshot(held)) {
  let grant = async () => {};
  const request = (_name: string, { signal }: LockOptions, act: () => unknown) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('no longer wanted', 'AbortError')));
      grant = async () => resolve(await act());
    });
  return { locks: { request, query } as LockManager, grant: () => grant() };
}

function snapshot(held: readonly string[]): LockManagerSnapshot {
  return { held: held.map((name) => ({ name })), pending: [] };
}

test('[saves] a game that another tab holds is not claimed', async () => {
  const { locks } = slowLocks(['lumicora.game.a']);
  const claim = createClaims(locks)('a', false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await claim).toBe(null);
});

test('[saves] a lock that no tab holds is waited for', async () => {
  const { locks, grant } = slowLocks([]);
  const claim = createClaims(locks)('a', false);
  await vi.advanceTimersByTimeAsync(3_000);
  grant();
  expect((await claim)?.isExclusive).toBe(true);
});

test.each([
  ['is never granted', undefined],
  ['cannot even be asked about', () => new Promise<LockManagerSnapshot>(() => {})],
])('[saves] a game whose free lock %s opens without one', async (_, query) => {
  const { locks, grant } = slowLocks([], query);
  const claim = createClaims(locks)('a', false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await claim)?.isExclusive).toBe(false);
  // Granted too late, it is given back at once.
  await grant();
});
