import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Save, Stored } from '../../src/storage/save';
import { type App, newDevice, SPARE, settled, startApp } from './device';
import { FAILURES } from './failures';
import { cutTo, RUNNING, saveOf } from './samples';

/** One game after so many moves. */
const after = (moves: number): Save =>
  saveOf(cutTo(RUNNING, moves), { saves: moves, touched: 1_700_000_000_000 + moves });
const OTHER = saveOf(cutTo(RUNNING, 4), { id: 'other', saves: 1 });

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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
  expect((await app.saves.writeSave(after(5), 0)).kept).toBe('spareOnly');
  expect((await app.saves.writeSave(OTHER, 0)).kept).toBe('kept');
  await new Promise((done) => setTimeout(done, 100));
  expect(tries()).toBe(2);
  vi.restoreAllMocks();
  expect((await app.saves.writeSave({ ...OTHER, saves: 2 }, 1)).kept).toBe('kept');
  await vi.waitFor(async () => expect(await app.games.gameIds()).toEqual(['game1', 'other']));
});

test('[saves] what another tab has played on is newer than what could not be kept here', async () => {
  await app.saves.writeSave(after(40), 0);
  failOnce('the disk fails');
  expect((await app.saves.writeSave(after(41), null)).kept).toBe('spareOnly');
  vi.restoreAllMocks();
  await settled(app);
  const other = await startApp();
  for (let moves = 42; moves <= 44; moves++) await other.saves.writeSave(after(moves), null);
  await settled(other);
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(44), isRestored: false });
});

test('[saves] whoever was alone is not after a failed try: nothing newer is written over', async () => {
  await app.saves.writeSave(after(40), 0);
  const other = await startApp();
  const { transaction } = IDBDatabase.prototype;
  let isFirst = true;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...parts) {
    if (!isFirst) return transaction.apply(this, parts);
    isFirst = false;
    throw new DOMException('gone', 'InvalidStateError');
  });
  const writing = app.saves.writeSave(after(41), null);
  await other.saves.writeSave(after(43), null);
  expect((await writing).kept).toBe('overtaken');
  expect(await other.saves.readSave('game1')).toEqual({ ok: true, save: after(43), isRestored: false });
});

test('[saves] a deleted game does not make every start read the others', async () => {
  for (const id of ['a', 'b', 'c']) await app.saves.writeSave(saveOf(cutTo(RUNNING, 4), { id, saves: 1 }), 0);
  await settled(app);
  await app.library.removeGame('b');
  await settled(app);
  app = await startApp();
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await app.reconcile.reconcile(Date.now());
  expect(reading).not.toHaveBeenCalled();
  expect(await app.saves.spareIds()).toEqual(['a', 'c']);
});

test('[saves] a game that is erased leaves no copy in a place of former times', async () => {
  await app.saves.writeSave(OTHER, 0);
  await settled(app);
  expect(localStorage.getItem(`${SPARE}other`)).not.toBeNull();
  await app.saves.eraseSave('other');
  expect(localStorage.getItem(`${SPARE}other`)).toBeNull();
});
