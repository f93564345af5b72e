import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newest } from '../../../src/storage/backup/backupText';
import { createBackupWriter } from '../../../src/storage/backup/backupWriter';
import type { BackupAnswer, BackupRequest } from '../../../src/storage/backup/messages';
import { formatSave, type Save } from '../../../src/storage/format/save';
import { SAVE_VERSION } from '../../../src/storage/versions';
import { FakeFiles } from '../../support/storage/fakeFiles';
import { cutTo, RUNNING, saveOf } from '../../support/storage/samples';

const FIRST = saveOf(cutTo(RUNNING, 10), { saves: 3 });
const SECOND = saveOf(cutTo(RUNNING, 11), { saves: 4 });
const THIRD = saveOf(cutTo(RUNNING, 12), { saves: 5 });

type Ask = (request: BackupRequest) => Promise<BackupAnswer>;

let files: FakeFiles;

beforeEach(() => {
  files = new FakeFiles();
});

afterEach(() => vi.unstubAllGlobals());

/** The worker, started anew. */
async function startWorker(): Promise<Ask> {
  const waiting = new Map<number, (answer: BackupAnswer) => void>();
  const tell = createBackupWriter(() => navigator.storage.getDirectory());
  return (request) =>
    new Promise((resolve) => {
      const number = waiting.size;
      waiting.set(number, resolve);
      tell({ number, request }, (answer) => waiting.get(answer.number)?.(answer));
    });
}

async function copyOf(ask: Ask, id: string): Promise<Save | null> {
  return newest((await ask({ type: 'read', id })).value as readonly (string | null)[]);
}

const write = (save: Save): BackupRequest => ({ type: 'write', game: formatSave(save) });
const note = (save: Save): BackupRequest => ({ type: 'note', game: formatSave(save) });

test('[backup] what was only noted is copied at the next start', async () => {
  let ask = await startWorker();
  await ask({ type: 'begin' });
  await ask(write(FIRST));
  expect((await ask(note(SECOND))).failure).toBeNull();
  files.kill('journal-0');
  // The browser is gone, and with it whatever it had open.
  files = Object.assign(new FakeFiles(), { contents: files.contents });
  ask = await startWorker();
  await ask({ type: 'begin' });
  expect(await copyOf(ask, FIRST.id)).toEqual(SECOND);
});

test('[backup] a journal that dies takes no copy with it, and another is opened', async () => {
  const ask = await startWorker();
  await ask({ type: 'begin' });
  await ask(write(FIRST));
  files.kill('journal-0');
  expect((await ask(note(SECOND))).failure).toBe('not noted');
  expect((await ask(write(SECOND))).failure).toBeNull();
  expect(await copyOf(ask, FIRST.id)).toEqual(SECOND);
  expect((await ask(note(THIRD))).failure).toBeNull();
  files.kill('journal-0');
  expect((await ask({ type: 'remove', id: FIRST.id })).failure).toBeNull();
  expect(await copyOf(ask, FIRST.id)).toBeNull();
});

/** The browser is gone, and with it whatever it had open. */
async function restart(): Promise<Ask> {
  files = Object.assign(new FakeFiles(), { contents: files.contents });
  const ask = await startWorker();
  expect((await ask({ type: 'begin' })).failure).toBeNull();
  return ask;
}

const game = (id: string, moves: number) => saveOf(cutTo(RUNNING, moves), { id, saves: moves });
const journal = () => files.contents.get('journal-0')?.length;

test('[backup] one note that no copy can be made of does not take the places of the others', async () => {
  let ask = await restart();
  for (const id of ['a', 'b', 'c']) await ask(note(game(id, 10)));
  const odd = formatSave(game('odd', 10));
  await ask({ type: 'note', game: { ...odd, log: `pass ${odd.log}` } });
  for (const id of ['a', 'b', 'c']) await ask(write(game(id, 10)));
  for (let start = 0; start < 3; start++) {
    ask = await restart();
    for (const id of ['d', 'e', 'f']) expect((await ask(note(game(id, 10)))).failure).toBeNull();
    for (const id of ['d', 'e', 'f']) await ask(write(game(id, 10)));
  }
});

test('[backup] of several notes of one game the newest is copied', async () => {
  let ask = await restart();
  await ask(note(game('b', 5)));
  for (const moves of [9, 10]) await ask(note(game('a', moves)));
  await ask(write(game('b', 5)));
  // Where b was: of a there are three notes, two of which belong into one file.
  await ask(note(game('a', 11)));
  ask = await restart();
  expect(await copyOf(ask, 'a')).toEqual(game('a', 11));
  expect(journal()).toBe(0);
});

test('[backup] what a newer app has noted is left to it, beside what we note', async () => {
  let ask = await restart();
  const newer = { ...formatSave(game('newer', 5)), version: SAVE_VERSION + 1 };
  await ask({ type: 'note', game: newer });
  for (let start = 0; start < 2; start++) {
    ask = await restart();
    expect((await ask(note(game('ours', 5 + start)))).failure).toBeNull();
    expect(new TextDecoder().decode(files.contents.get('journal-0'))).toContain(JSON.stringify(newer));
  }
  ask = await restart();
  expect(await copyOf(ask, 'ours')).toEqual(game('ours', 6));
});

test('[backup] a copy of which the disk took only a part is none', async () => {
  const ask = await startWorker();
  await ask({ type: 'begin' });
  await ask(write(FIRST));
  files.room = 100;
  expect((await ask(write(SECOND))).failure).not.toBeNull();
  expect(await copyOf(ask, FIRST.id)).toEqual(FIRST);
});

test('[backup] tabs that have all journals leave the files to us all the same', async () => {
  files.occupy('journal-0', 'journal-1', 'journal-2', 'journal-3');
  const ask = await startWorker();
  expect((await ask({ type: 'begin' })).failure).toBeNull();
  expect((await ask(note(FIRST))).failure).toBe('not noted');
  expect((await ask(write(FIRST))).failure).toBeNull();
  expect(await copyOf(ask, FIRST.id)).toEqual(FIRST);
});

test('[backup] a browser that has folders and no files has no place for copies', async () => {
  files.getFileHandle = async () => {
    throw new TypeError('no files');
  };
  expect((await (await startWorker())({ type: 'begin' })).failure).toContain('no files');
});
