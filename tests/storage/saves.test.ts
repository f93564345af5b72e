import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RULES_VERSION } from '../../src/storage/compact';
import { crc32 } from '../../src/storage/format/crc32';
import { FORMAT, formatSave, type Save, VERSION } from '../../src/storage/format/save';
import { formatBytes, parseBytes } from '../../src/storage/links/base64url';
import { formatSpare, parseSpare } from '../../src/storage/spareText';
import { closeAll, FAILURES, neverOpen, wipeDatabase } from '../support/storage/failures';
import { cutTo, OVER, RUNNING, saveOf } from '../support/storage/samples';
import { type App, type Device, leaveDevice, newDevice, SPARE, settled, startApp } from './device';

const DAY = 24 * 3_600_000;

/** The same game after 40 moves, after 41 and after 42. */
const FIRST = saveOf(cutTo(RUNNING, 40), { saves: 5 });
const SECOND = saveOf(cutTo(RUNNING, 41), { saves: 6, touched: FIRST.touched + 1000 });
const THIRD = saveOf(cutTo(RUNNING, 42), { saves: 7, touched: FIRST.touched + 2000 });
const FRESH = saveOf(cutTo(RUNNING, 4), { id: 'fresh', saves: 1, touched: SECOND.touched + 1 });
const OTHER = saveOf(OVER, { id: 'other', title: null, saves: 108, touched: FIRST.touched - DAY });

let device: Device;
let app: App;

beforeEach(async () => {
  device = newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

/** What lies in the database and in the spare place, whatever it is. */
async function kept(id: string): Promise<{ readonly stored: unknown; readonly spared: string | null }> {
  await settled(app);
  return { stored: await app.games.getGame(id), spared: device.keys[SPARE + id] ?? null };
}

const both = (save: Save) => ({ stored: formatSave(save), spared: formatSpare(save) });

/** Puts one copy into each place; null for none. */
async function given(stored: unknown, spared: string | null, id = FIRST.id): Promise<void> {
  if (stored !== null) await app.games.putGames([stored as ReturnType<typeof formatSave>]);
  if (spared !== null) localStorage.setItem(SPARE + id, spared);
  app = await startApp();
}

describe('[saves] a game that is kept', () => {
  test('lies in both places, and is read as it was', async () => {
    expect(await app.saves.writeSave(FIRST, 0)).toEqual({ kept: 'kept', trouble: null });
    expect(await kept(FIRST.id)).toEqual(both(FIRST));
    app = await startApp();
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: FIRST, isRestored: false });
  });

  test('goes on from what is known of it', async () => {
    await app.saves.writeSave(FIRST, 0);
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'kept', trouble: null });
    expect(await kept(FIRST.id)).toEqual(both(SECOND));
  });

  test('is missing if it is nowhere', async () => {
    expect(await app.saves.readSave('nobody')).toEqual({ ok: false, why: 'missing' });
  });

  test('is gone from both places once it is erased', async () => {
    await app.saves.writeSave(FIRST, 0);
    await settled(app);
    await app.saves.eraseSave(FIRST.id);
    expect(await kept(FIRST.id)).toEqual({ stored: undefined, spared: null });
  });
});

describe('[saves] of two copies the one that knows more wins, and the other is brought up to it', () => {
  const cases: readonly (readonly [string, unknown, string | null, boolean])[] = [
    ['both the same', formatSave(SECOND), formatSpare(SECOND), false],
    ['the database ahead', formatSave(SECOND), formatSpare(FIRST), false],
    // Nothing was lost that anybody has seen: the database was a moment behind when the browser was stopped.
    ['the spare one move ahead', formatSave(FIRST), formatSpare(SECOND), false],
    ['no spare', formatSave(SECOND), null, false],
    ['nothing in the database', null, formatSpare(SECOND), true],
    ['spare damaged', formatSave(SECOND), formatSpare(SECOND)?.replace('Sunday', 'Monday') ?? '', false],
    ['spare half written', formatSave(SECOND), formatSpare(SECOND)?.slice(0, 200) ?? '', false],
    ['spare empty', formatSave(SECOND), '', false],
    ['log in the database damaged', { ...formatSave(SECOND), log: 'y| ?' }, formatSpare(SECOND), true],
    ['database only a name', { id: SECOND.id }, formatSpare(SECOND), true],
    ['saves in the database damaged', { ...formatSave(SECOND), saves: 'six' }, formatSpare(SECOND), true],
    ['saves in the database no number', { ...formatSave(SECOND), saves: Number.NaN }, formatSpare(SECOND), true],
    ['saves in the database too large', { ...formatSave(SECOND), saves: 2 ** 60 }, formatSpare(SECOND), true],
    ['database damaged and older spare', { ...formatSave(THIRD), title: 7 }, formatSpare(SECOND), true],
  ];

  test.each(cases)('%s', async (_, stored, spared, isRestored) => {
    await given(stored, spared);
    expect(await app.saves.readSave(SECOND.id)).toEqual({ ok: true, save: SECOND, isRestored });
    expect(await kept(SECOND.id)).toEqual(both(SECOND));
    expect(await app.saves.writeSave(THIRD, 6)).toEqual({ kept: 'kept', trouble: null });
    expect(await kept(SECOND.id)).toEqual(both(THIRD));
  });

  test('every single byte of a spare copy that changes is noticed', () => {
    const text = formatSpare(FIRST) ?? '';
    for (let at = 0; at < text.length; at++) {
      const changed = String.fromCharCode(text.charCodeAt(at) ^ (1 << (at % 7)));
      expect(parseSpare(text.slice(0, at) + changed + text.slice(at + 1))).toBeNull();
    }
  });

  test('every spare copy that is cut anywhere is noticed', () => {
    const text = formatSpare(FIRST) ?? '';
    for (let length = 0; length < text.length; length++) expect(parseSpare(text.slice(0, length))).toBeNull();
  });

  test('what a damaged record still says of its saves does not keep the spare out', async () => {
    await given({ ...formatSave(SECOND), saves: 99, title: [] }, formatSpare(SECOND));
    expect(await app.saves.readSave(SECOND.id)).toEqual({ ok: true, save: SECOND, isRestored: true });
    expect(await kept(SECOND.id)).toEqual(both(SECOND));
  });

  test('damaged in both places says which key, and leaves both as they are', async () => {
    const stored = { ...formatSave(FIRST), people: 'Anna' };
    await given(stored, 'half a spa');
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: false, why: 'damaged', key: 'people' });
    expect(await kept(FIRST.id)).toEqual({ stored, spared: 'half a spa' });
  });

  test('a whole spare copy under the name of another game is not that game', async () => {
    await given(null, formatSpare(FIRST), 'other');
    expect(await app.saves.readSave('other')).toEqual({ ok: false, why: 'missing' });
    expect((await kept(FIRST.id)).stored).toBeUndefined();
  });
});

describe('[saves] a game of a newer app', () => {
  const newer = { ...formatSave(FIRST), version: VERSION + 1, moves: 'in another way' };

  test('is not touched, whatever the spare says', async () => {
    await given(newer, formatSpare(THIRD));
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: false, why: 'newer' });
    expect(await kept(FIRST.id)).toEqual({ stored: newer, spared: formatSpare(THIRD) });
  });

  test.each([
    ['by number', newer],
    ['by another number', { ...newer, saves: 3 }],
    ['that counts otherwise', { id: FIRST.id, format: FORMAT, version: VERSION + 1, saves: { count: 5 } }],
    ['that does not count', { id: FIRST.id, format: FORMAT, version: VERSION + 1 }],
  ])('is not overwritten by somebody who still knows the old one: %s', async (_, stored) => {
    await given(stored, null);
    for (const known of [0, 5]) {
      expect(await app.saves.writeSave(SECOND, known)).toEqual({ kept: 'overtaken', trouble: null });
    }
    expect((await kept(FIRST.id)).stored).toEqual(stored);
  });

  test('survives a start, renaming, removing and exporting', async () => {
    await given(newer, null);
    await app.shelf.reconciled();
    expect(await app.library.renameGame(FIRST.id, 'Mine')).toBe('failed');
    expect(await app.library.removeGame(FIRST.id)).toBe('failed');
    expect(JSON.parse((await app.files.exportAll()) ?? '').unreadable).toEqual([newer]);
    expect((await kept(FIRST.id)).stored).toEqual(newer);
  });
});

describe('[saves] of two who write one game', () => {
  test('the second one is told, and writes nothing', async () => {
    await app.saves.writeSave(FIRST, 0);
    await app.saves.writeSave(SECOND, 5);
    const rival = { ...SECOND, title: 'Rival', touched: SECOND.touched + 5 };
    expect(await app.saves.writeSave(rival, 5)).toEqual({ kept: 'overtaken', trouble: null });
    expect(await kept(FIRST.id)).toEqual(both(SECOND));
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: SECOND, isRestored: false });
  });

  test('only one wins, at the same moment, too', async () => {
    await app.saves.writeSave(FIRST, 0);
    const rival = { ...SECOND, title: 'Rival', touched: SECOND.touched + 5 };
    const outcomes = await Promise.all([app.saves.writeSave(SECOND, 5), app.saves.writeSave(rival, 5)]);
    expect(outcomes.map((each) => each.kept).sort()).toEqual(['kept', 'overtaken']);
    expect(await kept(FIRST.id)).toEqual(both(outcomes[0].kept === 'kept' ? SECOND : rival));
  });

  test('who repeats a save whose answer got lost is no rival', async () => {
    await app.saves.writeSave(FIRST, 0);
    await app.saves.writeSave(SECOND, 5);
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'kept', trouble: null });
  });
});

describe.each(FAILURES)('[saves] $name', ({ trouble, begin }) => {
  beforeEach(async () => {
    await app.saves.writeSave(FIRST, 0);
    await app.saves.writeSave(OTHER, 0);
    await settled(app);
    begin();
  });

  test('the move is in the spare copy, told with its trouble, and can be read and exported', async () => {
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'spareOnly', trouble });
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: SECOND, isRestored: false });
    const exported = JSON.parse((await app.files.exportGame(FIRST.id)) ?? '');
    expect(exported.games).toEqual([formatSave(SECOND)]);
    expect(device.keys[SPARE + FIRST.id]).toBe(formatSpare(SECOND));
  });

  test('an export of everything has every game as far as it got', async () => {
    await app.saves.writeSave(SECOND, 5);
    const { games } = JSON.parse((await app.files.exportAll()) ?? '');
    expect(games.sort((a: Save, b: Save) => (a.id < b.id ? -1 : 1))).toEqual([formatSave(SECOND), formatSave(OTHER)]);
  });

  test('the list has every game, new ones included', async () => {
    await app.saves.writeSave(SECOND, 5);
    await app.saves.writeSave(FRESH, 0);
    app.troubles.noteTrouble({ database: trouble, isSpared: true });
    const { games } = await app.library.listGames('running', null, 9);
    expect(games.map(({ id }) => id)).toEqual([FRESH.id, SECOND.id]);
    expect(await app.library.countGames()).toEqual({ running: 2, over: 1, removed: 0, damaged: 0 });
  });

  test('the list has every game as far as it got', async () => {
    await app.saves.writeSave(SECOND, 5);
    app.troubles.noteTrouble({ database: trouble, isSpared: true });
    const { games } = await app.library.listGames('running', null, 9);
    expect(games.map(({ id, position }) => [id, position])).toEqual([[SECOND.id, SECOND.position]]);
  });

  test('with no other place it lives as long as the page, and says so', async () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'nowhere', trouble });
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: SECOND, isRestored: false });
    expect(JSON.parse((await app.files.exportGame(FIRST.id)) ?? '').games).toEqual([formatSave(SECOND)]);
  });

  test('other games can be read, and nothing of them changes', async () => {
    await app.saves.writeSave(SECOND, 5);
    expect(await app.saves.readSave(OTHER.id)).toEqual({ ok: true, save: OTHER, isRestored: false });
    vi.restoreAllMocks();
    expect(await kept(OTHER.id)).toEqual(both(OTHER));
  });

  test('once it is over the game goes on in the database', async () => {
    await app.saves.writeSave(SECOND, 5);
    vi.restoreAllMocks();
    expect(await app.saves.writeSave(THIRD, 6)).toEqual({ kept: 'kept', trouble: null });
    expect(await kept(FIRST.id)).toEqual(both(THIRD));
  });

  test('once it is over a game that was kept nowhere is kept with the next one that is', async () => {
    const refusing = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await app.saves.writeSave(SECOND, 5);
    refusing.mockRestore();
    vi.restoreAllMocks();
    await app.saves.writeSave({ ...OTHER, saves: 109, title: 'Last summer' }, 108);
    await vi.waitFor(async () => expect(await kept(SECOND.id)).toEqual(both(SECOND)));
  });

  test('after a new start nothing is lost', async () => {
    await app.saves.writeSave(SECOND, 5);
    vi.restoreAllMocks();
    app = await startApp();
    // The database has not lost what it never took.
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: SECOND, isRestored: false });
    expect(await kept(FIRST.id)).toEqual(both(SECOND));
    expect(await kept(OTHER.id)).toEqual(both(OTHER));
  });

  test('a game that was deleted meanwhile stays deleted after a new start', async () => {
    expect(await app.library.removeGame(FIRST.id)).toBe('changed');
    vi.restoreAllMocks();
    app = await startApp();
    await app.shelf.reconciled();
    expect((await app.library.listGames('running', null, 9)).games).toEqual([]);
  });
});

describe('[saves] a database', () => {
  test('whose connection is closed in mid-game is opened anew, unnoticed', async () => {
    await app.saves.writeSave(FIRST, 0);
    closeAll();
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'kept', trouble: null });
    expect(await kept(FIRST.id)).toEqual(both(SECOND));
  });

  test('that a newer app wants to change is let go at once', async () => {
    await app.saves.writeSave(FIRST, 0);
    const outcome = await new Promise((resolve) => {
      const request = indexedDB.open('lumicora', 99);
      request.onsuccess = () => resolve('changed');
      request.onblocked = () => resolve('blocked');
    });
    expect(outcome).toBe('changed');
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'spareOnly', trouble: 'newer' });
  });

  test('that was never there is none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await app.saves.writeSave(FIRST, 0)).toEqual({ kept: 'spareOnly', trouble: 'none' });
    app = await startApp();
    expect(await app.saves.readSave(FIRST.id)).toEqual({ ok: true, save: FIRST, isRestored: false });
    expect((await app.library.listGames('running', null, 9)).games.map(({ id }) => id)).toEqual([FIRST.id]);
    expect(app.troubles.trouble.value).toEqual({ database: 'none', isSpared: true });
  });

  test('that was wiped in mid-game is filled again: with the next move, and at the next start', async () => {
    await app.saves.writeSave(FIRST, 0);
    await app.saves.writeSave(OTHER, 0);
    await settled(app);
    wipeDatabase();
    expect(await app.saves.writeSave(SECOND, 5)).toEqual({ kept: 'kept', trouble: null });
    app = await startApp();
    expect(await app.reconcile.reconcile(Date.now())).toBe(1);
    expect([await kept(FIRST.id), await kept(OTHER.id)]).toEqual([both(SECOND), both(OTHER)]);
  });

  test('in which a game is unreachable does not say that it is missing', async () => {
    await app.saves.writeSave(FIRST, 0);
    await settled(app);
    localStorage.removeItem(SPARE + FIRST.id);
    neverOpen();
    expect(await app.saves.readSave(FIRST.id)).not.toEqual({ ok: false, why: 'missing' });
  });
});

describe('[saves] at a start', () => {
  const games = Array.from({ length: 8 }, (_, index) =>
    saveOf(cutTo(RUNNING, 10 + index), { id: `game${index}`, touched: FIRST.touched - index * DAY }),
  );

  beforeEach(async () => {
    for (const game of games) await app.saves.writeSave(game, 0);
    await settled(app);
  });

  async function restored(): Promise<number> {
    app = await startApp();
    return app.reconcile.reconcile(FIRST.touched);
  }

  async function expectAllKept(): Promise<void> {
    for (const game of games) expect(await kept(game.id)).toEqual(both(game));
  }

  test('nothing is to be done if all is well', async () => {
    expect(await restored()).toBe(0);
    await expectAllKept();
  });

  test('every game comes back that the database has lost', async () => {
    for (const id of ['game1', 'game5', 'game7']) await app.games.deleteGame(id);
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
    await app.reconcile.reconcile(FIRST.touched, (few) => told.push([few, ...order]));
    expect(order).toEqual(games.map(({ id }) => id));
    expect(told).toEqual([[3, 'game0', 'game1', 'game2']]);
  });

  test('the first page knows the first few at once, and all are counted once', async () => {
    wipeDatabase();
    app = await startApp();
    await app.shelf.lookOver();
    expect(app.shelf.overview.value).toEqual({ last: null, hasGames: false });
    const seen: unknown[] = [];
    app.shelf.overview.subscribe((overview) => seen.push(overview?.last?.id));
    const told: number[] = [];
    app.troubles.restored.subscribe((count) => told.push(count));
    await app.shelf.reconciled();
    expect(seen).toEqual([undefined, 'game0']);
    expect(told).toEqual([0, 3, 8]);
  });

  test('a copy that a game comes back from is not written once more', async () => {
    wipeDatabase();
    app = await startApp();
    const writing = vi.spyOn(localStorage, 'setItem');
    expect(await app.reconcile.reconcile(FIRST.touched)).toBe(8);
    await settled(app);
    expect(writing).not.toHaveBeenCalled();
    await expectAllKept();
  });

  test('copies that know no more than the database are not decoded, neither then nor when a game is opened', async () => {
    const decode = vi.fn();
    vi.doMock('../../src/storage/compact', async (original) => {
      const module = await original<typeof import('../../src/storage/compact')>();
      return {
        ...module,
        decodeGame(code: string) {
          decode();
          return module.decodeGame(code);
        },
      };
    });
    expect(await restored()).toBe(0);
    expect((await app.saves.readSave('game0')).ok).toBe(true);
    expect(decode).not.toHaveBeenCalled();
    localStorage.setItem(`${SPARE}game0`, formatSpare({ ...games[0], saves: 6 }) ?? '');
    expect(await app.saves.readSave('game0')).toMatchObject({ ok: true, save: { saves: 6 } });
    expect(decode).toHaveBeenCalledTimes(1);
    vi.doUnmock('../../src/storage/compact');
  });

  test('spare copies come back that are missing, and no game was lost by that', async () => {
    for (const id of ['game0', 'game6']) localStorage.removeItem(SPARE + id);
    expect(await restored()).toBe(0);
    await expectAllKept();
  });

  test('the last moves come back that only the spare has', async () => {
    await app.games.putGames([formatSave({ ...games[0], saves: 3 })]);
    expect(await restored()).toBe(1);
    await expectAllKept();
  });

  test('a move that was stopped on its way to the database gets there, and no word of a loss', async () => {
    await app.games.putGames([formatSave({ ...games[0], saves: 4 })]);
    expect(await restored()).toBe(0);
    await expectAllKept();
  });

  test('the last move of a game that is over is spared if the app was stopped before', async () => {
    await app.saves.writeSave(OTHER, 0);
    await settled(app);
    localStorage.setItem(SPARE + OTHER.id, formatSpare({ ...saveOf(cutTo(OVER, 9)), id: OTHER.id }) ?? '');
    expect(await restored()).toBe(0);
    expect(await kept(OTHER.id)).toEqual(both(OTHER));
  });

  test('a move comes back that was noted only, because the app was closed before its copy was made', async () => {
    const [game] = games;
    const further = saveOf(cutTo(RUNNING, 11), { id: game.id, saves: game.saves + 1 });
    const copy = device.keys[SPARE + game.id];
    await app.saves.writeSave(further, game.saves);
    await settled(app);
    localStorage.setItem(SPARE + game.id, copy);
    wipeDatabase();
    expect(await restored()).toBe(8);
    expect(await kept(game.id)).toEqual(both(further));
  });

  test('a game that was deleted right after its last move does not come back', async () => {
    await app.saves.writeSave(OTHER, 0);
    await app.library.removeGame(OTHER.id);
    wipeDatabase();
    expect(await restored()).toBe(8);
    expect((await app.library.listGames('over', null, 9)).games).toEqual([]);
    // But what can be brought back can still be brought back.
    expect((await kept(OTHER.id)).stored).toMatchObject({ shelf: 'removed' });
  });

  test('one of those played last comes back if it is damaged in the database', async () => {
    await app.games.putGames([{ ...formatSave(games[0]), log: '?' }]);
    expect(await restored()).toBe(1);
    await expectAllKept();
  });

  test('an older one comes back from damage once somebody opens it', async () => {
    await app.games.putGames([{ ...formatSave(games[5]), log: '?' }]);
    await restored();
    const opened = await app.openGame.openKept('game5', false);
    expect(opened.ok && opened.game.isShortened).toBe(false);
    await expectAllKept();
  });

  test('a game comes back whose shelf is damaged, so that no list shows it', async () => {
    await app.games.putGames([{ id: 'game2' }]);
    expect(await restored()).toBe(1);
    await expectAllKept();
    expect(await app.library.countGames()).toEqual({ running: 8, over: 0, removed: 0, damaged: 0 });
  });

  test('a game that cannot come back is left as it is and counts as none', async () => {
    const stored = { ...formatSave(games[3]), log: '?' };
    await app.games.putGames([stored]);
    localStorage.setItem(`${SPARE}game3`, 'torn');
    expect(await restored()).toBe(0);
    expect(await kept('game3')).toEqual({ stored, spared: 'torn' });
  });

  test('a game comes back once, and is not counted where it could not be put', async () => {
    await app.games.deleteGame('game1');
    app = await startApp();
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    expect(await app.reconcile.reconcile(FIRST.touched)).toBe(0);
  });

  test('games deleted a month ago are forgotten, younger ones are not', async () => {
    const now = vi.spyOn(Date, 'now');
    now.mockReturnValue(FIRST.touched - 31 * DAY);
    await app.library.removeGame('game1');
    now.mockReturnValue(FIRST.touched - 29 * DAY);
    await app.library.removeGame('game2');
    await settled(app);
    expect(await restored()).toBe(0);
    expect(await kept('game1')).toEqual({ stored: undefined, spared: null });
    expect((await kept('game2')).stored).toMatchObject({ id: 'game2', shelf: 'removed' });
    expect(await app.library.bringBackGame('game2')).toBe('changed');
    expect(await app.saves.readSave('game2')).toMatchObject({ ok: true, save: { removed: null } });
    expect(await app.saves.readSave('game1')).toEqual({ ok: false, why: 'missing' });
  });

  test('a deleted game does not come back from its spare copy', async () => {
    const spared = device.keys[`${SPARE}game1`];
    await app.library.removeGame('game1');
    await settled(app);
    // The app was stopped before the spare copy knew of it.
    localStorage.setItem(`${SPARE}game1`, spared);
    expect(await restored()).toBe(0);
    expect((await app.library.listGames('running', null, 9)).games.map(({ id }) => id)).not.toContain('game1');
  });
});

test('[saves] a spare copy from newer rules is left to the newer app', async () => {
  const { code, ...rest } = JSON.parse((formatSpare(FIRST) ?? '').slice(8));
  const payload = parseBytes(code)?.slice(4) ?? new Uint8Array();
  const versions = 1 + 16 * (RULES_VERSION + 1);
  const newer = sealed({ ...rest, code: codeOf(Uint8Array.from([...payload.slice(0, -1), versions])) });
  await given(null, newer);
  expect(await app.reconcile.reconcile(FIRST.touched)).toBe(0);
  expect((await app.saves.readSave(FIRST.id)).ok).toBe(false);
  expect(await kept(FIRST.id)).toEqual({ stored: undefined, spared: newer });
});

/** A spare text with the right check number for whatever is in it. */
function sealed(value: unknown): string {
  const text = JSON.stringify(value);
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0') + text;
}

function codeOf(payload: Uint8Array): string {
  const sum = new DataView(new ArrayBuffer(4));
  sum.setUint32(0, crc32(payload));
  return formatBytes(Uint8Array.from([...new Uint8Array(sum.buffer), ...payload]));
}
