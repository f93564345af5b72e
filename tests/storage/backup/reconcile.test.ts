import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatSave } from '../../../src/storage/format/save';
import { decodeBackupCode } from '../../../src/storage/links/compact';
import { CODED, codedBackup } from '../../support/storage/codedBackup';
import {
  type App,
  BACKUP_PREFIX,
  type Device,
  leaveDevice,
  newDevice,
  settled,
  startApp,
} from '../../support/storage/device';
import { FAILURES, wipeDatabase } from '../../support/storage/failures';
import { DAY_MS, FIRST, inBothPlaces, OTHER, readPlaces } from '../../support/storage/places';
import { backupOf, cutTo, OVER, RUNNING, saveOf } from '../../support/storage/samples';

vi.mock(import('../../../src/storage/links/compact'), async (original) => {
  const module = await original();
  return { ...module, decodeBackupCode: vi.fn(module.decodeBackupCode) };
});

let device: Device;
let app: App;

beforeEach(async () => {
  device = newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

describe('[saves] at a start', () => {
  const games = Array.from({ length: 8 }, (_, index) =>
    saveOf(cutTo(RUNNING, 10 + index), { id: `game${index}`, touched: FIRST.touched - index * DAY_MS }),
  );

  beforeEach(async () => {
    for (const game of games) await app.saves.writeSave(game, 0);
    await settled(app);
  });

  async function restored(): Promise<number> {
    app = await startApp();
    return app.reconcile(FIRST.touched);
  }

  async function expectAllKept(): Promise<void> {
    for (const game of games) expect(await readPlaces(app, game.id)).toEqual(inBothPlaces(game));
  }

  test('nothing is to be done if all is well', async () => {
    expect(await restored()).toBe(0);
    await expectAllKept();
  });

  test('every game comes back that the database has lost', async () => {
    for (const id of ['game1', 'game5', 'game7']) await app.database.deleteGame(id);
    expect(await restored()).toBe(3);
    await expectAllKept();
    expect(await restored()).toBe(0);
  });

  test('all of them come back if it is empty', async () => {
    wipeDatabase();
    expect(await restored()).toBe(8);
    await expectAllKept();
  });

  test('the ones touched last come back first, and the first few are told before the rest is there', async () => {
    wipeDatabase();
    app = await startApp();
    const { put } = IDBObjectStore.prototype;
    const order: string[] = [];
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, game: { id: string }) {
      order.push(game.id);
      return put.call(this, game);
    });
    const told: unknown[] = [];
    await app.reconcile(FIRST.touched, (few) => told.push([few, ...order]));
    expect(order).toEqual(games.map(({ id }) => id));
    expect(told).toEqual([[3, 'game0', 'game1', 'game2']]);
  });

  test('the first page knows the first few at once, and all are counted once', async () => {
    wipeDatabase();
    app = await startApp();
    await app.library.lookOver();
    expect(app.library.overview.value).toEqual({ last: null, hasGames: false, hasFinished: false });
    const seen: unknown[] = [];
    app.library.overview.subscribe((overview) => seen.push(overview?.last?.id));
    const told: number[] = [];
    app.library.restored.subscribe((count) => told.push(count));
    await app.library.restoreMissingGames();
    expect(seen).toEqual([undefined, 'game0']);
    expect(told).toEqual([0, 3, 8]);
  });

  test('a copy that a game comes back from is not written once more', async () => {
    wipeDatabase();
    app = await startApp();
    const writing = vi.spyOn(localStorage, 'setItem');
    expect(await app.reconcile(FIRST.touched)).toBe(8);
    await settled(app);
    expect(writing).not.toHaveBeenCalled();
    await expectAllKept();
  });

  test('copies that know no more than the database are not decoded, neither then nor when a game is opened', async () => {
    const decode = vi.mocked(decodeBackupCode).mockClear();
    for (const game of games) localStorage.setItem(CODED + game.id, codedBackup(game));
    expect(await restored()).toBe(0);
    expect((await app.saves.readSave('game0')).ok).toBe(true);
    expect(decode).not.toHaveBeenCalled();
    localStorage.setItem(`${CODED}game0`, codedBackup({ ...games[0], saves: 6 }));
    expect(await app.saves.readSave('game0')).toMatchObject({ ok: true, save: { saves: 6 } });
    expect(decode).toHaveBeenCalledTimes(1);
  });

  test('backups come back that are missing, and no game was lost by that', async () => {
    for (const id of ['game0', 'game6']) localStorage.removeItem(BACKUP_PREFIX + id);
    expect(await restored()).toBe(0);
    await expectAllKept();
  });

  test('the last moves come back that only the backup has', async () => {
    await app.database.putGames([formatSave({ ...games[0], saves: 3 })]);
    expect(await restored()).toBe(1);
    await expectAllKept();
  });

  test('a move that was stopped on its way to the database gets there, and no word of a loss', async () => {
    await app.database.putGames([formatSave({ ...games[0], saves: 4 })]);
    expect(await restored()).toBe(0);
    await expectAllKept();
  });

  test('the last move of a game that is over is backed up if the app was stopped before', async () => {
    await app.saves.writeSave(OTHER, 0);
    await settled(app);
    localStorage.setItem(BACKUP_PREFIX + OTHER.id, backupOf({ ...saveOf(cutTo(OVER, 9)), id: OTHER.id }));
    expect(await restored()).toBe(0);
    expect(await readPlaces(app, OTHER.id)).toEqual(inBothPlaces(OTHER));
  });

  test('a move comes back that was noted only, because the app was closed before its copy was made', async () => {
    const [game] = games;
    const further = saveOf(cutTo(RUNNING, 11), { id: game.id, saves: game.saves + 1 });
    const copy = device.keys[BACKUP_PREFIX + game.id];
    await app.saves.writeSave(further, game.saves);
    await settled(app);
    localStorage.setItem(BACKUP_PREFIX + game.id, copy);
    wipeDatabase();
    expect(await restored()).toBe(8);
    expect(await readPlaces(app, game.id)).toEqual(inBothPlaces(further));
  });

  test('a game that was deleted right after its last move does not come back', async () => {
    await app.saves.writeSave(OTHER, 0);
    await app.games.removeGame(OTHER.id);
    wipeDatabase();
    expect(await restored()).toBe(8);
    expect((await app.library.listGames('over', null, 9)).games).toEqual([]);
    // But what can be brought back can still be brought back.
    expect((await readPlaces(app, OTHER.id)).stored).toMatchObject({ shelf: 'removed' });
  });

  test('one of those played last comes back if it is damaged in the database', async () => {
    await app.database.putGames([{ ...formatSave(games[0]), log: '?' }]);
    expect(await restored()).toBe(1);
    await expectAllKept();
  });

  test('an older one comes back from damage once it is opened', async () => {
    await app.database.putGames([{ ...formatSave(games[5]), log: '?' }]);
    await restored();
    const opened = await app.games.openKept('game5', false);
    expect(opened.ok && opened.game.isShortened).toBe(false);
    await expectAllKept();
  });

  test('a game comes back whose shelf is damaged, so that no list shows it', async () => {
    await app.database.putGames([{ id: 'game2' }]);
    expect(await restored()).toBe(1);
    await expectAllKept();
    expect(await app.library.countGames()).toEqual({ running: 8, over: 0, removed: 0, damaged: 0 });
  });

  test('a game that cannot come back is left as it is and counts as none', async () => {
    const stored = { ...formatSave(games[3]), log: '?' };
    await app.database.putGames([stored]);
    localStorage.setItem(`${BACKUP_PREFIX}game3`, 'torn');
    expect(await restored()).toBe(0);
    expect(await readPlaces(app, 'game3')).toEqual({ stored, backedUp: 'torn' });
  });

  test('a game comes back once, and is not counted where it could not be put', async () => {
    await app.database.deleteGame('game1');
    app = await startApp();
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    expect(await app.reconcile(FIRST.touched)).toBe(0);
  });

  test('games deleted a month ago are forgotten, younger ones are not', async () => {
    const now = vi.spyOn(Date, 'now');
    now.mockReturnValue(FIRST.touched - 31 * DAY_MS);
    await app.games.removeGame('game1');
    now.mockReturnValue(FIRST.touched - 29 * DAY_MS);
    await app.games.removeGame('game2');
    await settled(app);
    expect(await restored()).toBe(0);
    expect(await readPlaces(app, 'game1')).toEqual({ stored: undefined, backedUp: null });
    expect((await readPlaces(app, 'game2')).stored).toMatchObject({ id: 'game2', shelf: 'removed' });
    expect(await app.games.bringBackGame('game2')).toBe('changed');
    expect(await app.saves.readSave('game2')).toMatchObject({ ok: true, save: { removed: null } });
    expect(await app.saves.readSave('game1')).toEqual({ ok: false, why: 'missing' });
  });

  test('a deleted game does not come back from its backup', async () => {
    const backedUp = device.keys[`${BACKUP_PREFIX}game1`];
    await app.games.removeGame('game1');
    await settled(app);
    // The app was stopped before the backup knew of it.
    localStorage.setItem(`${BACKUP_PREFIX}game1`, backedUp);
    expect(await restored()).toBe(0);
    expect((await app.library.listGames('running', null, 9)).games.map(({ id }) => id)).not.toContain('game1');
  });
});
