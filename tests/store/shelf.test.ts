import { afterEach, describe, expect, test, vi } from 'vitest';
import { leaveDevice, newDevice, settled, startApp } from '../storage/device';
import { FAILURES } from '../storage/failures';
import { cutTo, RUNNING, saveOf } from '../storage/samples';

const ONE = saveOf(cutTo(RUNNING, 3), { id: 'one' });

afterEach(leaveDevice);

/** A start after the disk was full: one game is in the second place only, and there is room for it again. */
async function startAfterFullDisk() {
  newDevice();
  const before = await startApp();
  FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
  expect((await before.saves.writeSave(ONE, 0)).kept).toBe('spareOnly');
  vi.restoreAllMocks();
  await settled(before);
  return startApp();
}

/** Does both, the second one so many turns later; or earlier, if that is negative. */
async function together<T>(look: () => Promise<T>, write: () => Promise<unknown>, later: number): Promise<T> {
  const wait = async (turns: number) => {
    for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done));
  };
  const [seen] = await Promise.all([wait(-later).then(look), wait(later).then(write)]);
  return seen;
}

describe('[shelf] a game that the database gets while somebody looks', () => {
  // Each lets it get there between two other things that are asked of the database.
  const LATER = Array.from({ length: 17 }, (_, index) => index - 8);

  test.each(LATER)('is counted once, %i turns later', async (later) => {
    const { saves, shelf } = await startAfterFullDisk();
    const counts = await together(shelf.countGames, () => saves.readSave('one'), later);
    expect(counts).toEqual({ running: 1, over: 0, damaged: 0 });
  });

  test.each(LATER)('is in the list once, %i turns later', async (later) => {
    const { saves, shelf } = await startAfterFullDisk();
    const look = () => shelf.listGames('running', null, 9);
    const { games } = await together(look, () => saves.readSave('one'), later);
    expect(games.map(({ id }) => id)).toEqual(['one']);
  });
});
