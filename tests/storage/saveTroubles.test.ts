import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatSave, type Save } from '../../src/storage/format/save';
import { eventually } from '../support/eventually';
import {
  type App,
  BACKUP_PREFIX,
  type Device,
  leaveDevice,
  newDevice,
  settled,
  startApp,
} from '../support/storage/device';
import { closeAll, FAILURES, neverOpen, wipeDatabase } from '../support/storage/failures';
import { FIRST, inBothPlaces, OTHER, readPlaces, SECOND, THIRD } from '../support/storage/places';
import { backupOf, cutTo, RUNNING, saveOf } from '../support/storage/samples';

const FRESH = saveOf(cutTo(RUNNING, 4), { id: 'fresh', saves: 1, touched: SECOND.touched + 1 });

let device: Device;
let app: App;

beforeEach(async () => {
  device = newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

describe.each(FAILURES)('[saves] $name', ({ trouble, begin }) => {
  beforeEach(async () => {
    await app.saves.writeSave(FIRST, 0);
    await app.saves.writeSave(OTHER, 0);
    await settled(app);
    begin();
  });

  test('the move is in the backup, told with its trouble, and can be read and exported', async () => {
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'backupOnly', trouble });
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: SECOND, isRestored: false });
    const exported = JSON.parse((await app.games.exportGame(FIRST.id)) ?? '');
    expect(exported.games).toEqual([formatSave(SECOND)]);
    expect(device.keys[BACKUP_PREFIX + FIRST.id]).toBe(backupOf(SECOND));
  });

  test('an export of everything has every game as far as it got', async () => {
    await app.saves.writeSave(SECOND, 5);
    const { games } = JSON.parse((await app.games.exportAll()) ?? '');
    expect(games.sort((a: Save, b: Save) => (a.id < b.id ? -1 : 1))).toEqual([formatSave(SECOND), formatSave(OTHER)]);
  });

  test('the list has every game, new ones included', async () => {
    await app.saves.writeSave(SECOND, 5);
    await app.saves.writeSave(FRESH, 0);
    app.library.noteTrouble({ database: trouble, isBackedUp: true });
    const { games } = await app.library.listGames('running', null, 9);
    expect(games.map(({ id }) => id)).toEqual([FRESH.id, SECOND.id]);
    expect(await app.library.countGames()).toEqual({ running: 2, over: 1, removed: 0, damaged: 0 });
  });

  test('the list has every game as far as it got', async () => {
    await app.saves.writeSave(SECOND, 5);
    app.library.noteTrouble({ database: trouble, isBackedUp: true });
    const { games } = await app.library.listGames('running', null, 9);
    expect(games.map(({ id, position }) => [id, position])).toEqual([[SECOND.id, SECOND.position]]);
  });

  test('with no other place it lives as long as the page, and says so', async () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'nowhere', trouble });
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: SECOND, isRestored: false });
    expect(JSON.parse((await app.games.exportGame(FIRST.id)) ?? '').games).toEqual([formatSave(SECOND)]);
  });

  test('other games can be read, and nothing of them changes', async () => {
    await app.saves.writeSave(SECOND, 5);
    expect(await app.saves.readSave(OTHER.id)).toEqual({ ok: true, save: OTHER, isRestored: false });
    vi.restoreAllMocks();
    expect(await readPlaces(app, OTHER.id)).toEqual(inBothPlaces(OTHER));
  });

  test('once it is over the game goes on in the database', async () => {
    await app.saves.writeSave(SECOND, 5);
    vi.restoreAllMocks();
    expect(await app.saves.writeSave(THIRD, 6)).toEqual({ kept: 'kept', trouble: null });
    expect(await readPlaces(app, FIRST.id)).toEqual(inBothPlaces(THIRD));
  });

  test('once it is over a game that was kept nowhere is kept with the next one that is', async () => {
    const refusing = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await app.saves.writeSave(SECOND, 5);
    refusing.mockRestore();
    vi.restoreAllMocks();
    await app.saves.writeSave({ ...OTHER, saves: 109, title: 'Last summer' }, 108);
    await eventually(async () => expect(await readPlaces(app, SECOND.id)).toEqual(inBothPlaces(SECOND)));
  });

  test('after a new start nothing is lost', async () => {
    await app.saves.writeSave(SECOND, 5);
    vi.restoreAllMocks();
    app = await startApp();
    // The database has not lost what it never took.
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: SECOND, isRestored: false });
    expect(await readPlaces(app, FIRST.id)).toEqual(inBothPlaces(SECOND));
    expect(await readPlaces(app, OTHER.id)).toEqual(inBothPlaces(OTHER));
  });

  test('a game that was deleted meanwhile stays deleted after a new start', async () => {
    expect(await app.games.removeGame(FIRST.id)).toBe('changed');
    vi.restoreAllMocks();
    app = await startApp();
    await app.library.restoreMissingGames();
    expect((await app.library.listGames('running', null, 9)).games).toEqual([]);
  });
});

describe('[saves] a database', () => {
  test('whose connection is closed in mid-game is opened anew, unnoticed', async () => {
    await app.saves.writeSave(FIRST, 0);
    closeAll();
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'kept', trouble: null });
    expect(await readPlaces(app, FIRST.id)).toEqual(inBothPlaces(SECOND));
  });

  test('that a newer app wants to change is let go at once', async () => {
    await app.saves.writeSave(FIRST, 0);
    const outcome = await new Promise((resolve) => {
      const request = indexedDB.open('lumicora', 99);
      request.onsuccess = () => resolve('changed');
      request.onblocked = () => resolve('blocked');
    });
    expect(outcome).toBe('changed');
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'backupOnly', trouble: 'newer' });
  });

  test('that was never there is none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await app.saves.writeSave(FIRST, 0)).toEqual({ kept: 'backupOnly', trouble: 'none' });
    app = await startApp();
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: FIRST, isRestored: false });
    expect((await app.library.listGames('running', null, 9)).games.map(({ id }) => id)).toEqual([FIRST.id]);
    expect(app.library.trouble.value).toEqual({ database: 'none', isBackedUp: true });
  });

  test('that was wiped in mid-game is filled again: with the next move, and at the next start', async () => {
    await app.saves.writeSave(FIRST, 0);
    await app.saves.writeSave(OTHER, 0);
    await settled(app);
    wipeDatabase();
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'kept', trouble: null });
    app = await startApp();
    expect(await app.reconcile(Date.now())).toBe(1);
    expect([await readPlaces(app, FIRST.id), await readPlaces(app, OTHER.id)]).toEqual([
      inBothPlaces(SECOND),
      inBothPlaces(OTHER),
    ]);
  });

  test('in which a game is unreachable does not say that it is missing', async () => {
    await app.saves.writeSave(FIRST, 0);
    await settled(app);
    localStorage.removeItem(BACKUP_PREFIX + FIRST.id);
    neverOpen();
    expect(await app.saves.readSave(FIRST.id)).not.toEqual({ ok: false, why: 'missing' });
  });
});
