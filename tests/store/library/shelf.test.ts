import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatSave } from '../../../src/storage/format/save';
import { type App, leaveDevice, newDevice, settled, startApp } from '../../storage/device';
import { FAILURES } from '../../support/storage/failures';
import { cutTo, OVER, RUNNING, saveOf } from '../../support/storage/samples';

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
    expect(counts).toEqual({ running: 1, over: 0, removed: 0, damaged: 0 });
  });

  test.each(LATER)('is in the list once, %i turns later', async (later) => {
    const { saves, shelf } = await startAfterFullDisk();
    const look = () => shelf.listGames('running', null, 9);
    const { games } = await together(look, () => saves.readSave('one'), later);
    expect(games.map(({ id }) => id)).toEqual(['one']);
  });
});

describe('[shelf] deleted games', () => {
  const TWO = saveOf(OVER, { id: 'two', touched: ONE.touched + 1 });

  async function startWithTwo() {
    newDevice();
    const app = await startApp();
    for (const save of [ONE, TWO]) await app.saves.writeSave(save, 0);
    await settled(app);
    return app;
  }

  const listed = async ({ shelf }: App) =>
    (await shelf.listGames('removed', null, 9)).games.map(({ id, isOver }) => [id, isOver]);

  test('are listed and counted, but are no games that somebody has', async () => {
    const app = await startWithTwo();
    await app.library.removeGame('one');
    await app.library.removeGame('two');
    expect(await listed(app)).toEqual([
      ['two', true],
      ['one', false],
    ]);
    expect(await app.shelf.countGames()).toEqual({ running: 0, over: 0, removed: 2, damaged: 0 });
    expect(app.shelf.overview.value).toEqual({ last: null, hasGames: false });
  });

  test('come in pages', async () => {
    const app = await startWithTwo();
    await app.library.removeGame('one');
    await app.library.removeGame('two');
    const { games, next } = await app.shelf.listGames('removed', null, 1);
    const rest = await app.shelf.listGames('removed', next, 1);
    expect([...games, ...rest.games].map(({ id }) => id)).toEqual(['two', 'one']);
    expect(rest.next).toBeNull();
  });

  test('are there on a full disk, too, which only the second place knows to be deleted', async () => {
    const app = await startWithTwo();
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    expect(await app.library.removeGame('two')).toBe('changed');
    expect(await listed(app)).toEqual([['two', true]]);
    expect(await app.shelf.countGames()).toEqual({ running: 1, over: 0, removed: 1, damaged: 0 });
    expect(await app.library.bringBackGame('two')).toBe('changed');
    expect(await listed(app)).toEqual([]);
    expect(await app.shelf.countGames()).toEqual({ running: 1, over: 1, removed: 0, damaged: 0 });
  });

  test('that only the second place knows to be back are not among them', async () => {
    const app = await startWithTwo();
    await app.library.removeGame('one');
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    expect(await app.library.bringBackGame('one')).toBe('changed');
    expect(await listed(app)).toEqual([]);
    expect(await app.shelf.countGames()).toEqual({ running: 1, over: 1, removed: 0, damaged: 0 });
  });

  test('whose head is damaged are among them by their copy, and not among the others', async () => {
    const app = await startWithTwo();
    await app.library.removeGame('one');
    await settled(app);
    const stored = { ...formatSave({ ...ONE, removed: 1, saves: 2 }), people: 'Nora' };
    await app.games.putGames([stored]);
    expect(await listed(app)).toEqual([['one', false]]);
    await app.games.putGames([{ ...stored, shelf: 'running' }]);
    expect((await app.shelf.listGames('running', null, 9)).games).toEqual([]);
  });
});
