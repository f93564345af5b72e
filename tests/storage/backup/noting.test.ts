import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notesIn, type SyncFile } from '../../../src/storage/backup/journal';
import type { Save } from '../../../src/storage/format/save';
import { RULES_VERSION } from '../../../src/storage/versions';
import { eventually } from '../../support/eventually';
import { type App, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { closeAll, FAILURES, wipeDatabase } from '../../support/storage/failures';
import { FakeFiles } from '../../support/storage/fakeFiles';
import { cutTo, RUNNING, saveOf } from '../../support/storage/samples';
import { stubWorker } from '../../support/storage/workerHere';

const after = (moves: number): Save => saveOf(cutTo(RUNNING, moves), { saves: moves });
const LAST_KEY = 'lumicora.last';

const ALONE = () => true;

let app: App;
let files: FakeFiles;
/** Milliseconds until the worker comes to a note. */
let delay: number;
/** It does not come to making copies at all. */
let isCopyingLate: boolean;

beforeEach(async () => {
  newDevice();
  files = new FakeFiles();
  stubWorker(({ request }, on) => {
    if (isCopyingLate && request.type === 'write') return;
    if (request.type !== 'note') on();
    else if (delay < Number.POSITIVE_INFINITY) setTimeout(on, delay);
  });
  delay = 0;
  isCopyingLate = false;
  app = await startApp();
  await app.saves.writeSave(after(40), 0);
  await settled(app);
});

afterEach(leaveDevice);

/** The number of the last save in the journal. */
function noted(): number {
  const bytes = files.contents.get('journal-0') ?? new Uint8Array();
  const paper: Pick<SyncFile, 'read'> = {
    read(into, { at }) {
      const there = bytes.subarray(at, at + into.length);
      into.set(there);
      return there.length;
    },
  };
  return Math.max(0, ...notesIn(paper as SyncFile, RULES_VERSION).map(({ saves }) => saves));
}

/** The browser was stopped, and throws its database away. */
async function startWithoutDatabase(): Promise<void> {
  wipeDatabase();
  files = Object.assign(new FakeFiles(), { contents: files.contents });
  app = await startApp();
}

test('[noting] a move counts once the journal has it, even if that takes longer than the database', async () => {
  delay = 40;
  expect((await app.saves.writeSave(after(41), 40, ALONE)).kept).toBe('kept');
  expect(noted()).toBe(41);
  expect(localStorage.getItem(LAST_KEY)).toBeNull();
  await startWithoutDatabase();
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(41), isRestored: true });
});

test('[noting] a worker that does not answer does not stop a move from being saved: its note goes to localStorage', async () => {
  delay = Number.POSITIVE_INFINITY;
  expect((await app.saves.writeSave(after(41), 40, ALONE)).kept).toBe('kept');
  expect(noted()).toBe(40);
  expect(localStorage.getItem(LAST_KEY)).not.toBeNull();
  await startWithoutDatabase();
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(41), isRestored: true });
});

test('[noting] what was noted elsewhere is copied at the next start and then forgotten', async () => {
  delay = Number.POSITIVE_INFINITY;
  await app.saves.writeSave(after(41), 40, ALONE);
  files = Object.assign(new FakeFiles(), { contents: files.contents });
  app = await startApp();
  await settled(app);
  expect(localStorage.getItem(LAST_KEY)).toBeNull();
  wipeDatabase();
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(41), isRestored: true });
});

test('[noting] a newer note that was left while an older one was copied stays', async () => {
  delay = Number.POSITIVE_INFINITY;
  await app.saves.writeSave(after(41), 40, ALONE);
  files = Object.assign(new FakeFiles(), { contents: files.contents });
  app = await startApp();
  // The worker is still busy with what was noted before, and the next move does not wait for that.
  const { getFileHandle } = files;
  files.getFileHandle = async (name, options) => {
    if (name.startsWith('game1') && options?.create) await new Promise((done) => setTimeout(done, 200));
    return getFileHandle.call(files, name, options);
  };
  await app.saves.writeSave(after(42), 41, ALONE);
  await app.backups.ids();
  expect(localStorage.getItem(LAST_KEY)).toContain('"saves":42');
});

test('[noting] where another tab was first, nothing is noted', async () => {
  expect((await app.saves.writeSave({ ...after(40), touched: 1 }, 39)).kept).toBe('overtaken');
  expect((await app.saves.writeSave({ ...after(39), title: 'mine' }, 38)).kept).toBe('overtaken');
  expect(noted()).toBe(40);
});

test('[noting] a game that the database does not take is noted all the same', async () => {
  FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
  expect((await app.saves.writeSave(after(41), 40, ALONE)).kept).toBe('backupOnly');
  expect(noted()).toBe(41);
});

test('[noting] two games in one tab: the note of the first is there until its copy is made', async () => {
  isCopyingLate = true;
  const next = saveOf(cutTo(RUNNING, 1), { id: 'next', saves: 1 });
  expect((await app.saves.writeSave(after(41), 40, ALONE)).kept).toBe('kept');
  expect((await app.saves.writeSave(next, 0)).kept).toBe('kept');
  isCopyingLate = false;
  await startWithoutDatabase();
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(41), isRestored: true });
  expect(await app.saves.readSave('next')).toEqual({ ok: true, save: next, isRestored: true });
});

test('[noting] a deleted game does not come back from the journal of another tab', async () => {
  files = Object.assign(new FakeFiles(), { contents: files.contents });
  files.occupy('journal-0');
  app = await startApp();
  expect(await app.games.removeGame('game1')).toBe('changed');
  await settled(app);
  await startWithoutDatabase();
  await app.library.restoreMissingGames();
  expect((await app.library.listGames('running', null, 9)).games).toEqual([]);
  expect(app.library.restored.value).toBe(0);
  // And still it can be brought back.
  expect(await app.games.bringBackGame('game1')).toBe('changed');
});

test('[noting] a browser that is stopped between the note and the database has lost nothing, and reports no restored game', async () => {
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest());
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(() => {});
  app.saves.writeSave(after(41), 40, ALONE);
  await eventually(() => expect(noted()).toBe(41));
  expect(putting).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  closeAll();
  files = Object.assign(new FakeFiles(), { contents: files.contents });
  app = await startApp();
  expect(await app.reconcile(Date.now())).toBe(0);
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(41), isRestored: false });
});
