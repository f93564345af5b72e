import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatFile } from '../../../src/storage/format/file';
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
import { everythingKept, fresh, keepSaves, keptSaves, ONE, THREE, TWO } from '../../support/storage/fileGames';
import { backupOf, cutTo, RUNNING, saveOf } from '../../support/storage/samples';

let device: Device;
let app: App;

beforeEach(async () => {
  device = newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

describe('[files] an import', () => {
  test('keeps every game of the file, in both places, as it was', async () => {
    expect(await app.games.importGames(formatFile([ONE, TWO, THREE], []))).toMatchObject({
      ok: true,
      ids: ['one', 'two', 'three'],
    });
    expect(await keptSaves(app)).toEqual([ONE, THREE, TWO].map(fresh));
    await settled(app);
    for (const save of [ONE, TWO, THREE]) expect(device.keys[BACKUP_PREFIX + save.id]).toBe(backupOf(fresh(save)));
    expect((await app.library.listGames('over', null, 9)).games.map(({ id }) => id)).toEqual(['two']);
  });

  test('of a game that was deleted elsewhere is of a game that is not', async () => {
    await app.games.importGames(formatFile([{ ...ONE, removed: 5 }], []));
    expect(await keptSaves(app)).toEqual([fresh(ONE)]);
  });

  test('sees by the rules whether a game is over, whatever the file says', async () => {
    await app.games.importGames(formatFile([{ ...ONE, isOver: true }], []));
    expect(await keptSaves(app)).toEqual([fresh(ONE)]);
  });

  test('lets a game go on: however often it was saved before, its next move is kept', async () => {
    const saves = 2 ** 53 - 2;
    const text = formatFile([{ ...ONE, saves }], []);
    const imported = await app.games.importGames(text);
    if (!imported.ok) return;
    expect(await app.games.renameGame('one', 'Monday')).toBe('changed');
    expect(await app.games.renameGame('one', 'Tuesday')).toBe('changed');
    app = await startApp();
    expect(await app.games.readGame('one')).toMatchObject({ title: 'Tuesday' });
  });
});

describe('[files] of games that are here', () => {
  test('none is doubled', async () => {
    await keepSaves(app, ONE, TWO);
    const before = await everythingKept(app);
    expect(await app.games.importGames(formatFile([ONE, TWO], []))).toMatchObject({ ok: true, ids: [] });
    expect(await everythingKept(app)).toBe(before);
  });

  test('none is doubled that comes twice in one file', async () => {
    expect(await app.games.importGames(formatFile([ONE, TWO, ONE], []))).toMatchObject({
      ok: true,
      ids: ['one', 'two'],
    });
    expect(await keptSaves(app)).toEqual([fresh(ONE), fresh(TWO)]);
  });

  test('a changed one is kept beside as another game, once', async () => {
    const later = { ...ONE, saves: 90 };
    const earlier = { ...saveOf(cutTo(RUNNING, 20), { id: 'one', title: 'Sunday 🐙', saves: 21 }) };
    await keepSaves(app, later);
    const first = await app.games.importGames(formatFile([earlier], []));
    expect(first).toMatchObject({ ok: true, ids: [expect.not.stringMatching(/^one$/)] });
    const saves = await keptSaves(app);
    expect(saves).toHaveLength(2);
    expect(saves).toContainEqual(later);
    expect(saves).toContainEqual({ ...fresh(earlier), id: first.ok ? first.ids[0] : '' });
    expect(await app.games.importGames(formatFile([earlier], []))).toMatchObject({ ok: true, ids: [] });
    expect(await keptSaves(app)).toEqual(saves);
  });

  test('while games from a file are copied, reading one of them does not wait for all', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...THREE, id: `many${index}`, created: index }));
    await app.games.importGames(formatFile(many, []));
    expect((await app.saves.readSave('many39')).ok).toBe(true);
    const copied = () => Object.keys(device.keys).filter((key) => key.startsWith(BACKUP_PREFIX)).length;
    expect(copied()).toBeLessThan(40);
    await settled(app);
    expect(copied()).toBe(40);
  });

  test('what to show of them is the one played last, of those that go on if there are any', async () => {
    const imported = await app.games.importGames(formatFile([{ ...THREE, touched: ONE.touched - 1 }, ONE, TWO], []));
    expect(imported).toMatchObject({ latest: { id: ONE.id, isOver: false, position: ONE.position } });
    expect(await app.games.importGames(formatFile([ONE], []))).toMatchObject({ latest: null });
    const other = { ...TWO, id: 'other', created: 7, touched: 7 };
    expect(await app.games.importGames(formatFile([other], []))).toMatchObject({
      latest: { id: 'other', isOver: true },
    });
  });

  test('of many it is told now and then how many have been read', async () => {
    const many = Array.from({ length: 90 }, (_, index) => ({ ...THREE, id: `many${index}`, created: index }));
    const tell = vi.fn();
    await app.games.importGames(formatFile(many, []), tell);
    expect(tell.mock.calls).toEqual([
      [40, 90],
      [80, 90],
    ]);
  });

  test('two states of one game in one file are two games', async () => {
    const earlier = saveOf(cutTo(RUNNING, 20), { id: 'one', saves: 21 });
    const imported = await app.games.importGames(formatFile([ONE, earlier], []));
    expect(imported.ok && new Set(imported.ids).size).toBe(2);
    expect((await keptSaves(app)).map(({ position }) => position).sort()).toEqual(
      [ONE.position, earlier.position].sort(),
    );
  });

  test('a deleted one comes back as another game, once', async () => {
    await keepSaves(app, ONE);
    await app.games.removeGame('one');
    const first = await app.games.importGames(formatFile([ONE], []));
    expect(first.ok && first.ids.length).toBe(1);
    expect(await app.games.importGames(formatFile([ONE], []))).toMatchObject({ ok: true, ids: [] });
    expect(await app.library.countGames()).toEqual({ running: 1, over: 0, removed: 1, damaged: 0 });
  });

  test('one that only the backup place still has is not overwritten by an older state', async () => {
    await keepSaves(app, ONE);
    wipeDatabase();
    app = await startApp();
    const earlier = saveOf(cutTo(RUNNING, 20), { id: 'one', saves: 21 });
    await app.games.importGames(formatFile([earlier], []));
    const saves = await keptSaves(app);
    expect(saves).toHaveLength(2);
    expect(saves).toContainEqual(ONE);
    expect(device.keys[`${BACKUP_PREFIX}one`]).toBe(backupOf(ONE));
  });

  test('one that only the backup place could take is not overwritten by an older state', async () => {
    const earlier = saveOf(cutTo(RUNNING, 20), { id: 'one', saves: 21 });
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    expect((await app.saves.writeSave(ONE, 0)).kept).toBe('backupOnly');
    vi.restoreAllMocks();
    // There is room again, and the players add the file that they were told to save.
    const imported = await app.games.importGames(formatFile([earlier], []));
    expect(imported).toMatchObject({ ok: true, ids: [expect.not.stringMatching(/^one$/)] });
    const saves = await keptSaves(app);
    expect(saves).toHaveLength(2);
    expect(saves).toContainEqual(ONE);
    await settled(app);
    expect(device.keys[`${BACKUP_PREFIX}one`]).toBe(backupOf(ONE));
  });

  test('one whose copy cannot be read now is not overwritten, either', async () => {
    await keepSaves(app, ONE);
    wipeDatabase();
    app = await startApp();
    const { getItem } = Object.getPrototypeOf(localStorage);
    vi.spyOn(localStorage, 'getItem').mockImplementation((key: string) => {
      if (key === `${BACKUP_PREFIX}one`) throw new DOMException('not now', 'UnknownError');
      return getItem.call(localStorage, key);
    });
    const imported = await app.games.importGames(formatFile([ONE], []));
    expect(imported).toMatchObject({ ok: true, ids: [expect.not.stringMatching(/^one$/)] });
    await settled(app);
    expect(device.keys[`${BACKUP_PREFIX}one`]).toBe(backupOf(ONE));
  });

  test('a damaged one is not touched by a good one of the same name', async () => {
    const broken = { id: 'one', log: '?' };
    await app.database.putGames([broken]);
    const imported = await app.games.importGames(formatFile([ONE], []));
    expect(imported.ok && imported.ids).toHaveLength(1);
    expect(await app.database.getGame('one')).toEqual(broken);
  });
});
