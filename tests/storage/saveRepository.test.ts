import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatBackup, parseBackup } from '../../src/storage/backup/backupText';
import { FORMAT } from '../../src/storage/format/head';
import { formatSave } from '../../src/storage/format/save';
import { RULES_VERSION, SAVE_VERSION } from '../../src/storage/versions';
import { type App, BACKUP_PREFIX, leaveDevice, newDevice, settled, startApp } from '../support/storage/device';
import { FIRST, inBothPlaces, readPlaces, SECOND, THIRD } from '../support/storage/places';
import { backupOf } from '../support/storage/samples';

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

/** Puts one copy into each place; null for none. */
async function given(stored: unknown, backedUp: string | null, id = FIRST.id): Promise<void> {
  if (stored !== null) await app.database.putGames([stored as ReturnType<typeof formatSave>]);
  if (backedUp !== null) localStorage.setItem(BACKUP_PREFIX + id, backedUp);
  app = await startApp();
}

describe('[saves] a game that is kept', () => {
  test('lies in both places, and is read as it was', async () => {
    expect(await app.saves.writeSave(FIRST, 0)).toEqual({ kept: 'kept', trouble: null });
    expect(await readPlaces(app, FIRST.id)).toEqual(inBothPlaces(FIRST));
    app = await startApp();
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: FIRST, isRestored: false });
  });

  test('goes on from what is known of it', async () => {
    await app.saves.writeSave(FIRST, 0);
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'kept', trouble: null });
    expect(await readPlaces(app, FIRST.id)).toEqual(inBothPlaces(SECOND));
  });

  test('is missing if it is nowhere', async () => {
    expect(await app.saves.readSave('unknown')).toEqual({ ok: false, why: 'missing' });
  });

  test('is gone from both places once it is erased', async () => {
    await app.saves.writeSave(FIRST, 0);
    await settled(app);
    await app.saves.eraseSave(FIRST.id);
    expect(await readPlaces(app, FIRST.id)).toEqual({ stored: undefined, backedUp: null });
  });
});

describe('[saves] of two copies the one that knows more wins, and the other is brought up to it', () => {
  const cases: readonly (readonly [string, unknown, string | null, boolean])[] = [
    ['both the same', formatSave(SECOND), backupOf(SECOND), false],
    ['the database ahead', formatSave(SECOND), backupOf(FIRST), false],
    // Nothing was lost that anybody has seen: the database was a moment behind when the browser was stopped.
    ['the backup one move ahead', formatSave(FIRST), backupOf(SECOND), false],
    ['no backup', formatSave(SECOND), null, false],
    ['nothing in the database', null, backupOf(SECOND), true],
    ['backup damaged', formatSave(SECOND), backupOf(SECOND).replace('Sunday', 'Monday'), false],
    ['backup half written', formatSave(SECOND), backupOf(SECOND).slice(0, 200), false],
    ['backup empty', formatSave(SECOND), '', false],
    ['log in the database damaged', { ...formatSave(SECOND), log: 'y| ?' }, backupOf(SECOND), true],
    ['database only a name', { id: SECOND.id }, backupOf(SECOND), true],
    ['saves in the database damaged', { ...formatSave(SECOND), saves: 'six' }, backupOf(SECOND), true],
    ['saves in the database no number', { ...formatSave(SECOND), saves: Number.NaN }, backupOf(SECOND), true],
    ['saves in the database too large', { ...formatSave(SECOND), saves: 2 ** 60 }, backupOf(SECOND), true],
    ['database damaged and older backup', { ...formatSave(THIRD), title: 7 }, backupOf(SECOND), true],
  ];

  test.each(cases)('%s', async (_, stored, backedUp, isRestored) => {
    await given(stored, backedUp);
    expect(await app.saves.readSave(SECOND.id)).toEqual({ ok: true, save: SECOND, isRestored });
    expect(await readPlaces(app, SECOND.id)).toEqual(inBothPlaces(SECOND));
    expect(await app.saves.writeSave(THIRD, 6)).toEqual({ kept: 'kept', trouble: null });
    expect(await readPlaces(app, SECOND.id)).toEqual(inBothPlaces(THIRD));
  });

  test('every single byte of a backup that changes is noticed', () => {
    const text = backupOf(FIRST);
    for (let at = 0; at < text.length; at++) {
      const changed = String.fromCharCode(text.charCodeAt(at) ^ (1 << (at % 7)));
      expect(parseBackup(text.slice(0, at) + changed + text.slice(at + 1))).toBeNull();
    }
  });

  test('every backup that is cut anywhere is noticed', () => {
    const text = backupOf(FIRST);
    for (let length = 0; length < text.length; length++) expect(parseBackup(text.slice(0, length))).toBeNull();
  });

  test('what a damaged record still says of its saves does not keep the backup out', async () => {
    await given({ ...formatSave(SECOND), saves: 99, title: [] }, backupOf(SECOND));
    expect(await app.saves.readSave(SECOND.id)).toEqual({ ok: true, save: SECOND, isRestored: true });
    expect(await readPlaces(app, SECOND.id)).toEqual(inBothPlaces(SECOND));
  });

  test('damaged in both places says which key, and leaves both as they are', async () => {
    const stored = { ...formatSave(FIRST), people: 'Anna' };
    await given(stored, 'half a bac');
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: false, why: 'damaged', key: 'people' });
    expect(await readPlaces(app, FIRST.id)).toEqual({ stored, backedUp: 'half a bac' });
  });

  test('a whole backup under the name of another game is not that game', async () => {
    await given(null, backupOf(FIRST), 'other');
    expect(await app.saves.readSave('other')).toEqual({ ok: false, why: 'missing' });
    expect((await readPlaces(app, FIRST.id)).stored).toBeUndefined();
  });
});

describe('[saves] a game of a newer app', () => {
  const newer = { ...formatSave(FIRST), version: SAVE_VERSION + 1, moves: 'in another way' };

  test('is not touched, whatever the backup says', async () => {
    await given(newer, backupOf(THIRD));
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: false, why: 'newer' });
    expect(await readPlaces(app, FIRST.id)).toEqual({ stored: newer, backedUp: backupOf(THIRD) });
  });

  test.each([
    ['by number', newer],
    ['by another number', { ...newer, saves: 3 }],
    ['that counts otherwise', { id: FIRST.id, format: FORMAT, version: SAVE_VERSION + 1, saves: { count: 5 } }],
    ['that does not count', { id: FIRST.id, format: FORMAT, version: SAVE_VERSION + 1 }],
  ])('is not overwritten by a tab that still knows the old one: %s', async (_, stored) => {
    await given(stored, null);
    for (const known of [0, 5]) {
      expect(await app.saves.writeSave(SECOND, known)).toEqual({ kept: 'overtaken', trouble: null });
    }
    expect((await readPlaces(app, FIRST.id)).stored).toEqual(stored);
  });

  test('survives a start, renaming, removing and exporting', async () => {
    await given(newer, null);
    await app.library.restoreMissingGames();
    expect(await app.games.renameGame(FIRST.id, 'Mine')).toBe('failed');
    expect(await app.games.removeGame(FIRST.id)).toBe('failed');
    expect(JSON.parse((await app.games.exportAll()) ?? '').unreadable).toEqual([newer]);
    expect((await readPlaces(app, FIRST.id)).stored).toEqual(newer);
  });
});

describe('[saves] of two tabs that write one game', () => {
  test('the second one is told, and writes nothing', async () => {
    await app.saves.writeSave(FIRST, 0);
    await app.saves.writeSave(SECOND, 5);
    const rival = { ...SECOND, title: 'Rival', touched: SECOND.touched + 5 };
    expect(await app.saves.writeSave(rival, 5)).toEqual({ kept: 'overtaken', trouble: null });
    expect(await readPlaces(app, FIRST.id)).toEqual(inBothPlaces(SECOND));
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: SECOND, isRestored: false });
  });

  test('only one wins, at the same moment, too', async () => {
    await app.saves.writeSave(FIRST, 0);
    const rival = { ...SECOND, title: 'Rival', touched: SECOND.touched + 5 };
    const outcomes = await Promise.all([app.saves.writeSave(SECOND, 5), app.saves.writeSave(rival, 5)]);
    expect(outcomes.map((each) => each.kept).sort()).toEqual(['kept', 'overtaken']);
    expect(await readPlaces(app, FIRST.id)).toEqual(inBothPlaces(outcomes[0].kept === 'kept' ? SECOND : rival));
  });

  test('repeating a save whose answer got lost is no conflict', async () => {
    await app.saves.writeSave(FIRST, 0);
    await app.saves.writeSave(SECOND, 5);
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'kept', trouble: null });
  });
});

test('[saves] a backup from newer rules is left to the newer app', async () => {
  const newer = formatBackup({ ...formatSave(FIRST), rules: RULES_VERSION + 1 });
  await given(null, newer);
  expect(await app.reconcile(FIRST.touched)).toBe(0);
  expect((await app.saves.readSave(FIRST.id)).ok).toBe(false);
  expect(await readPlaces(app, FIRST.id)).toEqual({ stored: undefined, backedUp: newer });
});
