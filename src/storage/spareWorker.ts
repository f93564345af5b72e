import type { GameId } from '../history/record';
import { parseSave, type Save, type Stored } from './format/save';
import { hasNewerNotes, type Journal, notesIn, openJournal, type Paper } from './journal';
import { formatSpare, newestHead } from './spareText';

// Writes the second copies into files of the browser's own (OPFS), flushed to the disk. A worker, because only there a
// file can be flushed, and because nobody should wait for the packing.

export type SpareRequest =
  | { readonly type: 'begin' }
  /** As it is, at once; `write` makes a compact copy of it later. */
  | { readonly type: 'note'; readonly game: Stored }
  | { readonly type: 'write'; readonly game: Stored }
  | { readonly type: 'read'; readonly id: GameId }
  | { readonly type: 'ids' }
  | { readonly type: 'remove'; readonly id: GameId };

/** An answer to the request of that number, which failed if it says why. */
export interface SpareAnswer {
  readonly number: number;
  readonly value: unknown;
  readonly failure: string | null;
}

/** The standard library knows these in workers only. */
interface WritableHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<Paper>;
}

const FOLDER = 'lumicora';

/** A game has two files, written in turn: a kill in mid-write leaves the other one whole. */
const TURNS = [0, 1] as const;

/** Each tab has a journal of its own: so many tabs may. */
const JOURNALS = ['journal-0', 'journal-1', 'journal-2', 'journal-3'];

let journal: Journal | null = null;

/** It died in our hands, as files do in browsers that were suspended. */
let isJournalLost = false;

let last: Promise<unknown> = Promise.resolve();

addEventListener(
  'message',
  ({ data: { number, request } }: MessageEvent<{ number: number; request: SpareRequest }>) => {
    // It waits for nobody: its file is open already.
    if (request.type === 'note') {
      postMessage({ number, value: null, failure: noteFailure(request.game) } satisfies SpareAnswer);
      return;
    }
    // One after the other: a file can be opened only once.
    last = last
      .then(() => answerTo(request))
      .then(
        (value): SpareAnswer => ({ number, value, failure: null }),
        (error): SpareAnswer => ({ number, value: null, failure: String(error) }),
      )
      .then((answer) => postMessage(answer));
  },
);

async function answerTo(request: Exclude<SpareRequest, { readonly type: 'note' }>): Promise<unknown> {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  switch (request.type) {
    case 'begin':
      return takeJournal(folder);
    case 'write': {
      await reopenJournal(folder);
      // What was noted is on the disk, too, should the power go before the copy is there.
      attempt(({ paper }) => paper.flush());
      const parsed = parseSave(request.game);
      if (!parsed.ok) throw new Error('no game');
      return writeCopy(folder, parsed.save);
    }
    case 'read':
      return readCopies(folder, request.id);
    case 'ids':
      return idsIn(folder);
    case 'remove':
      // It must not come back at the next start.
      await reopenJournal(folder);
      attempt((notes) => notes.forget(request.id));
      for (const turn of TURNS) await removeFile(folder, fileName(request.id, turn));
      return null;
  }
}

function noteFailure(game: Stored): string | null {
  return attempt((notes) => notes.note(game)) === true ? null : 'not noted';
}

/** Does something with the journal, if there is one. The copies do not depend on it. */
function attempt<T>(use: (notes: Journal) => T): T | null {
  if (journal === null) return null;
  try {
    return use(journal);
  } catch {
    const dead = journal;
    journal = null;
    isJournalLost = true;
    try {
      dead.paper.close();
    } catch {
      // It was closed for us.
    }
    return null;
  }
}

async function reopenJournal(folder: FileSystemDirectoryHandle): Promise<void> {
  if (!isJournalLost) return;
  isJournalLost = false;
  await takeJournal(folder).catch(() => {});
}

/**
 * Takes the first journal that no other tab has, once everything in those that nobody has is copied. Rejects where there
 * are no files, as in browsers that have the folder only.
 */
async function takeJournal(folder: FileSystemDirectoryHandle): Promise<void> {
  let isBusy = false;
  for (const name of JOURNALS) {
    const isNeeded = journal === null;
    const paper = await openFile(folder, name, isNeeded).catch((error) => {
      isBusy ||= error instanceof DOMException && error.name === 'NoModificationAllowedError';
      return null;
    });
    if (paper === null) continue;
    const notes = [...notesIn(paper)].sort((a, b) => b.saves - a.saves);
    const copied: Save[] = [];
    // One after the other, for two notes of a game may belong into one file; and with the newest all of them are copied.
    for (const save of notes) if (await isCopied(folder, save)) copied.push(save);
    if (copied.length === notes.length && !hasNewerNotes(paper)) paper.truncate(0);
    if (isNeeded) journal = openJournal(paper);
    else paper.close();
    // What is left there for the sake of another note needs its place no longer.
    if (isNeeded) for (const { id, saves } of copied) journal?.copied(id, saves);
  }
  if (journal === null && !isBusy) throw new Error('no files');
}

async function isCopied(folder: FileSystemDirectoryHandle, save: Save): Promise<boolean> {
  try {
    const copied = newestHead(await readCopies(folder, save.id));
    if ((copied?.saves ?? 0) < save.saves) await writeCopy(folder, save);
    return true;
  } catch {
    return false;
  }
}

async function writeCopy(folder: FileSystemDirectoryHandle, save: Save): Promise<void> {
  const text = formatSpare(save);
  if (text === null) throw new Error('no code for this game');
  await writeFile(folder, fileName(save.id, save.saves % 2), text);
  attempt((notes) => notes.copied(save.id, save.saves));
}

/** Rejects if there are any and none can be read. */
async function readCopies(folder: FileSystemDirectoryHandle, id: GameId): Promise<readonly (string | null)[]> {
  const read = await Promise.allSettled(TURNS.map((turn) => readFile(folder, fileName(id, turn))));
  const texts = read.map((each) => (each.status === 'fulfilled' ? each.value : null));
  const failed = read.find((each) => each.status === 'rejected');
  if (failed !== undefined && texts.every((text) => text === null)) throw failed.reason;
  return texts;
}

function fileName(id: GameId, turn: number): string {
  return `${id}.${turn}`;
}

async function writeFile(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
  const file = await openFile(folder, name, true);
  try {
    const bytes = new TextEncoder().encode(text);
    file.truncate(bytes.length);
    if (file.write(bytes, { at: 0 }) < bytes.length) throw new Error('no room');
    file.flush();
  } finally {
    file.close();
  }
}

/** Rejects if another tab has it open. */
async function openFile(folder: FileSystemDirectoryHandle, name: string, create: boolean): Promise<Paper> {
  const handle = (await folder.getFileHandle(name, { create })) as WritableHandle;
  return handle.createSyncAccessHandle();
}

/** Null if there is none. Rejects if it cannot be read. */
async function readFile(folder: FileSystemDirectoryHandle, name: string): Promise<string | null> {
  try {
    return await (await (await folder.getFileHandle(name)).getFile()).text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

async function removeFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  await folder.removeEntry(name).catch(() => {});
}

async function idsIn(folder: FileSystemDirectoryHandle): Promise<readonly GameId[]> {
  const ids = new Set<GameId>();
  for await (const name of folder.keys()) {
    const [id, turn] = name.split('.');
    if (turn !== undefined) ids.add(id);
  }
  return [...ids];
}
