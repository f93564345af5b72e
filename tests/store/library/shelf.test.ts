import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatSave } from '../../../src/storage/format/save';
import { type App, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { FAILURES } from '../../support/storage/failures';
import { cutTo, OVER, RUNNING, saveOf } from '../../support/storage/samples';

const ONE = saveOf(cutTo(RUNNING, 3), { id: 'one' });

afterEach(leaveDevice);

/** A start after the disk was full: one game is in the second place only, and there is room for it again. */
async function startAfterFullDisk() {
  newDevice();
  const before = await startApp();
  FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
  expect((await before.saves.writeSave(ONE, 0)).kept).toBe('backupOnly');
  vi.restoreAllMocks();
  await settled(before);
  return startApp();
}

/** Does both, the second one `later` turns of the event loop after the first; or before it, if that is negative. */
async function together<T>(look: () => Promise<T>, write: () => Promise<unknown>, later: number): Promise<T> {
  const wait = async (turns: number) => {
    for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done));
  };
  const [seen] = await Promise.all([wait(-later).then(look), wait(later).then(write)]);
  return seen;
}

describe('[shelf] a game that gets into the database during a look at the shelf', () => {
  // Each lets it get there between two other things that are asked of the database.
  const LATER = Array.from({ length: 17 }, (_, index) => index - 8);

  test.each(LATER)('is counted once, %i turns later', async (later) => {
    const { saves, library } = await startAfterFullDisk();
    const counts = await together(library.countGames, () => saves.readSave('one'), later);
    expect(counts).toEqual({ running: 1, over: 0, removed: 0, damaged: 0 });
  });

  test.each(LATER)('is in the list once, %i turns later', async (later) => {
    const { saves, library } = await startAfterFullDisk();
    const look = () => library.listGames('running', null, 9);
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

  const listed = async ({ library }: App) =>
    (await library.listGames('removed', null, 9)).games.map(({ id, isOver }) => [id, isOver]);

  test('are listed and counted apart, and are not in the overview', async () => {
    const app = await startWithTwo();
    await app.games.removeGame('one');
    await app.games.removeGame('two');
    expect(await listed(app)).toEqual([
      ['two', true],
      ['one', false],
    ]);
    expect(await app.library.countGames()).toEqual({ running: 0, over: 0, removed: 2, damaged: 0 });
    expect(app.library.overview.value).toEqual({ last: null, hasGames: false, hasFinished: false });
  });

  test('come in pages', async () => {
    const app = await startWithTwo();
    await app.games.removeGame('one');
    await app.games.removeGame('two');
    const { games, next } = await app.library.listGames('removed', null, 1);
    const rest = await app.library.listGames('removed', next, 1);
    expect([...games, ...rest.games].map(({ id }) => id)).toEqual(['two', 'one']);
    expect(rest.next).toBeNull();
  });

  test('are there on a full disk, too, which only the second place knows to be deleted', async () => {
    const app = await startWithTwo();
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    expect(await app.games.removeGame('two')).toBe('changed');
    expect(await listed(app)).toEqual([['two', true]]);
    expect(await app.library.countGames()).toEqual({ running: 1, over: 0, removed: 1, damaged: 0 });
    expect(await app.games.bringBackGame('two')).toBe('changed');
    expect(await listed(app)).toEqual([]);
    expect(await app.library.countGames()).toEqual({ running: 1, over: 1, removed: 0, damaged: 0 });
  });

  test('that only the second place knows to be back are not among them', async () => {
    const app = await startWithTwo();
    await app.games.removeGame('one');
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    expect(await app.games.bringBackGame('one')).toBe('changed');
    expect(await listed(app)).toEqual([]);
    expect(await app.library.countGames()).toEqual({ running: 1, over: 1, removed: 0, damaged: 0 });
  });

  test('whose head is damaged are among them by their copy, and not among the others', async () => {
    const app = await startWithTwo();
    await app.games.removeGame('one');
    await settled(app);
    const stored = { ...formatSave({ ...ONE, removed: 1, saves: 2 }), people: 'Nora' };
    await app.database.putGames([stored]);
    expect(await listed(app)).toEqual([['one', false]]);
    await app.database.putGames([{ ...stored, shelf: 'running' }]);
    expect((await app.library.listGames('running', null, 9)).games).toEqual([]);
  });
});
