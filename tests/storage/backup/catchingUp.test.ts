import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Save, Stored } from '../../../src/storage/format/save';
import { eventually } from '../../support/eventually';
import { type App, BACKUP_PREFIX, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { closeAll, FAILURES, neverOpen } from '../../support/storage/failures';
import { cutTo, OVER, RUNNING, saveOf } from '../../support/storage/samples';

/** One game after that many moves. */
const after = (moves: number): Save =>
  saveOf(cutTo(RUNNING, moves), { saves: moves, touched: 1_700_000_000_000 + moves });
const OTHER = saveOf(cutTo(RUNNING, 4), { id: 'other', saves: 1 });

const ALONE = () => true;

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

function failOnce(name: string): void {
  FAILURES.find((failure) => failure.name === name)?.begin();
}

/** Puts of that game fail from now on; how many there were. */
function refuse(id: string): () => number {
  let count = 0;
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, game: Stored) {
    if (game.id !== id) return put.call(this, game);
    count++;
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => count;
}

test('[saves] a game that does not fit is tried once for each that does', async () => {
  const tries = refuse('game1');
  expect((await app.saves.writeSave(after(5), 0)).kept).toBe('backupOnly');
  expect((await app.saves.writeSave(OTHER, 0)).kept).toBe('kept');
  await new Promise((done) => setTimeout(done, 100));
  expect(tries()).toBe(2);
  vi.restoreAllMocks();
  expect((await app.saves.writeSave({ ...OTHER, saves: 2 }, 1)).kept).toBe('kept');
  await eventually(async () => expect(await app.database.gameIds()).toEqual(['game1', 'other']));
});

test('[saves] a game that the database could not take is put there once it is opened', async () => {
  failOnce('the disk is full');
  expect((await app.saves.writeSave(after(5), 0)).kept).toBe('backupOnly');
  vi.restoreAllMocks();
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(5), isRestored: false });
  expect(await app.database.gameIds()).toEqual(['game1']);
});

test('[saves] what could not be kept meanwhile is not forgotten while older games are caught up with', async () => {
  failOnce('the disk is full');
  for (const id of ['a', 'b']) await app.saves.writeSave({ ...after(5), id }, 0);
  await settled(app);
  vi.restoreAllMocks();
  // There is room for all but the newer b.
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, game: Stored) {
    if (game.id === 'b' && game.saves === 6) throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, game);
  });
  await app.saves.writeSave(OTHER, 0);
  expect((await app.saves.writeSave({ ...after(6), id: 'b' }, 5, ALONE)).kept).toBe('backupOnly');
  await eventually(async () => expect(await app.database.getGame('b')).toMatchObject({ saves: 5 }));
  await settled(app);
  expect(JSON.parse(localStorage.getItem('lumicora.ahead') ?? '')).toEqual(['b']);
  vi.spyOn(localStorage, 'getItem').mockReturnValue(null);
  expect(await app.saves.readSave('b')).toMatchObject({ ok: true, save: { saves: 6 } });
});

test('[saves] a game with which another tab has got further is not ahead of the database any more', async () => {
  await app.saves.writeSave(after(40), 0);
  failOnce('the disk fails');
  expect((await app.saves.writeSave(after(41), 40, ALONE)).kept).toBe('backupOnly');
  expect((await app.saves.unsavedGames()).map(({ saves }) => saves)).toEqual([41]);
  vi.restoreAllMocks();
  await settled(app);
  const other = await startApp();
  for (let moves = 42; moves <= 44; moves++) await other.saves.writeSave(after(moves), moves - 1, ALONE);
  await settled(other);
  // Asked directly: a list would get the other app's module.
  expect(await app.saves.unsavedGames()).toEqual([]);
});

test('[saves] what another tab has played on is newer than what could not be kept here', async () => {
  await app.saves.writeSave(after(40), 0);
  failOnce('the disk fails');
  expect((await app.saves.writeSave(after(41), 40, ALONE)).kept).toBe('backupOnly');
  vi.restoreAllMocks();
  await settled(app);
  const other = await startApp();
  for (let moves = 42; moves <= 44; moves++) await other.saves.writeSave(after(moves), moves - 1, ALONE);
  await settled(other);
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(44), isRestored: false });
});

test('[saves] a tab that was alone with a game may not be after a failed write: its second try overwrites no newer save', async () => {
  await app.saves.writeSave(after(40), 0);
  const other = await startApp();
  const { transaction } = IDBDatabase.prototype;
  let isFirst = true;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...parts) {
    if (!isFirst) return transaction.apply(this, parts);
    isFirst = false;
    throw new DOMException('gone', 'InvalidStateError');
  });
  const writing = app.saves.writeSave(after(41), 40, ALONE);
  await other.saves.writeSave(after(43), 42, ALONE);
  expect((await writing).kept).toBe('overtaken');
  expect(await other.saves.readSave('game1')).toEqual({ ok: true, save: after(43), isRestored: false });
});

test('[saves] a deleted game does not make every start read the others', async () => {
  for (const id of ['a', 'b', 'c']) await app.saves.writeSave(saveOf(cutTo(RUNNING, 4), { id, saves: 1 }), 0);
  await settled(app);
  await app.games.removeGame('b');
  await settled(app);
  app = await startApp();
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await app.reconcile(Date.now());
  expect(reading).not.toHaveBeenCalled();
  expect(await app.backups.ids()).toEqual(['a', 'b', 'c']);
});

test('[saves] a game that is erased leaves no copy in a place of former times', async () => {
  await app.saves.writeSave(OTHER, 0);
  await settled(app);
  expect(localStorage.getItem(`${BACKUP_PREFIX}other`)).not.toBeNull();
  await app.saves.eraseSave('other');
  expect(localStorage.getItem(`${BACKUP_PREFIX}other`)).toBeNull();
});

describe('[saves] while the disk is full', () => {
  const games = Array.from({ length: 5 }, (_, index) =>
    saveOf(cutTo(RUNNING, 10), { id: `game${index}`, saves: 10, touched: 1_700_000_000_000 + index }),
  );
  const [oldest] = games;

  beforeEach(async () => {
    for (const game of games) await app.saves.writeSave(game, 0);
    await settled(app);
    failOnce('the disk is full');
  });

  /** The app starts anew, and there is room again. */
  async function startWithRoom(): Promise<void> {
    await settled(app);
    vi.restoreAllMocks();
    app = await startApp();
    await app.library.restoreMissingGames();
    expect(app.library.restored.value).toBe(0);
  }

  async function listed(): Promise<readonly string[]> {
    return (await app.library.listGames('running', null, 9)).games.map(({ id }) => id);
  }

  test('a game that is deleted is gone from list and count, and after the next start, too', async () => {
    expect(await app.games.removeGame(oldest.id)).toBe('changed');
    const rest = ['game4', 'game3', 'game2', 'game1'];
    expect(await listed()).toEqual(rest);
    expect(await app.library.countGames()).toEqual({ running: 4, over: 0, removed: 1, damaged: 0 });
    await startWithRoom();
    expect(await listed()).toEqual(rest);
    expect(await app.library.countGames()).toEqual({ running: 4, over: 0, removed: 1, damaged: 0 });
  });

  test('a game that is played on is the first of the list, and after the next start, too', async () => {
    const on = saveOf(cutTo(RUNNING, 12), { id: oldest.id, saves: 12, touched: 1_700_000_900_000 });
    expect((await app.saves.writeSave(on, 10)).kept).toBe('backupOnly');
    app.library.noteTrouble({ database: 'full', isBackedUp: true });
    expect((await listed())[0]).toBe(oldest.id);
    await startWithRoom();
    const [first] = (await app.library.listGames('running', null, 9)).games;
    expect([first.id, first.position]).toEqual([on.id, on.position]);
    expect(await app.library.countGames()).toEqual({ running: 5, over: 0, removed: 0, damaged: 0 });
  });

  test('the first page goes on with the next game once the last one is over', async () => {
    const over = saveOf(OVER, { id: 'game4', saves: 11, touched: 1_700_000_900_000 });
    expect((await app.saves.writeSave(over, 10, ALONE)).kept).toBe('backupOnly');
    await app.library.lookOver();
    expect(app.library.overview.value?.last?.id).toBe('game3');
  });

  test('the list reads the few games that are newer elsewhere, not all of them', async () => {
    await app.games.renameGame(oldest.id, 'Sunday');
    const reading = vi.spyOn(localStorage, 'getItem');
    await app.library.listGames('running', null, 9);
    expect(reading.mock.calls.filter(([key]) => key.startsWith(BACKUP_PREFIX))).toEqual([]);
  });
});

test('[saves] a database that does not answer is waited for at length once, not with every move', async () => {
  await app.saves.writeSave(after(40), 0);
  neverOpen();
  const opened = async (moves: number) => {
    const before = vi.mocked(indexedDB.open).mock.calls.length;
    await app.saves.writeSave(after(moves), moves - 1, ALONE);
    return vi.mocked(indexedDB.open).mock.calls.length - before;
  };
  expect([await opened(41), await opened(42), await opened(43)]).toEqual([3, 1, 1]);
});

test('[saves] a trouble that is over is told no more', async () => {
  await app.saves.writeSave(after(40), 0);
  failOnce('nothing can be opened any more');
  await app.library.lookOver();
  expect(app.library.trouble.value).toEqual({ database: 'lost', isBackedUp: true });
  vi.restoreAllMocks();
  await app.library.lookOver();
  expect(app.library.trouble.value).toBeNull();
});

test('[saves] a backup that takes no moves is not reported as keeping them', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  failOnce('nothing can be opened any more');
  expect((await app.saves.writeSave(after(5), 0)).kept).toBe('nowhere');
  await app.library.lookOver();
  expect(app.library.trouble.value).toEqual({ database: 'none', isBackedUp: false });
});

test('[saves] a tab that has lost its game while it looked for its database writes over nothing', async () => {
  await app.saves.writeSave(after(40), 0);
  await settled(app);
  closeAll();
  const other = await startApp();
  await other.saves.readSave('game1');
  let isAlone = true;
  const open = openLate();
  const late = app.saves.writeSave(after(41), 40, () => isAlone);
  await other.saves.writeSave({ ...after(42), title: 'theirs' }, 40, ALONE);
  isAlone = false;
  open();
  expect((await late).kept).toBe('overtaken');
  expect(await other.saves.readSave('game1')).toMatchObject({ ok: true, save: { title: 'theirs', saves: 42 } });
});

/** The next database to be opened is not there before that is called. */
function openLate(): () => void {
  let open = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  const before = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((...parts) => {
    const request = before(...parts);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, act: EventListenerOrEventListenerObject) =>
      listen(type, (event) => gate.then(() => typeof act === 'function' && act(event)));
    return request;
  });
  return open;
}
