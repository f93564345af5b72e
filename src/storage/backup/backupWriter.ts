import type { GameId } from '../../history/record';
import { isObject } from '../format/head';
import type { Stored } from '../format/save';
import { seal, unseal } from '../format/sealed';
import { RULES_VERSION } from '../versions';
import { hasNewerNotes, type Journal, type NotedGame, notesIn, openJournal, type SyncFile } from './journal';
import type { BackupAnswer, BackupMessage, BackupRequest } from './messages';

// Writes the backups into files of the browser's own (OPFS), flushed to the disk. In a worker, because only there a file
// can be flushed. It passes saves on as they are and knows neither the rules nor what is in a save.

/** The standard library knows these in workers only. */
interface WritableHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<SyncFile>;
}

const FOLDER = 'lumicora';

/** A game has two files, written in turn: a write that is killed or fails leaves the other one whole. */
const TURNS = [0, 1] as const;

/** Each tab has a journal of its own, so at most this many tabs have one. */
const JOURNALS = ['journal-0', 'journal-1', 'journal-2', 'journal-3'];

export function createBackupWriter(
  openRoot: () => Promise<FileSystemDirectoryHandle>,
  rules = RULES_VERSION,
): (message: BackupMessage, answer: (answer: BackupAnswer) => void) => void {
  let journal: Journal | null = null;
  /** The system closed its file, as it does in browsers that were suspended. */
  let isJournalLost = false;
  /** Notes of tabs that are gone of which no copy could be made, as on a full disk: they are read instead. */
  let uncopied: readonly NotedGame[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function answerTo(request: Exclude<BackupRequest, { readonly type: 'note' }>): Promise<unknown> {
    const folder = await (await openRoot()).getDirectoryHandle(FOLDER, { create: true });
    switch (request.type) {
      case 'begin':
        return takeJournal(folder);
      case 'write': {
        await reopenJournal(folder);
        // What was noted is on the disk, too, should the power go before the copy is there.
        attempt(({ file }) => file.flush());
        return writeCopy(folder, request.game);
      }
      case 'read':
        return [...(await readCopies(folder, request.id)), ...uncopiedTexts(request.id)];
      case 'ids':
        return idsIn(folder, request.isCoded, request.isCoded ? [] : uncopied);
      case 'remove':
        // The game must not come back at the next start.
        await reopenJournal(folder);
        attempt((notes) => notes.forget(request.id));
        uncopied = uncopied.filter(({ id }) => id !== request.id);
        for (const name of fileNames(request.id)) await removeFile(folder, name);
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
        dead.file.close();
      } catch {
        // The system had closed the file.
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
   * Takes the first journal that no other tab has, once everything in those of closed tabs is copied. Rejects
   * where there are no files, as in browsers that have the folder only.
   */
  async function takeJournal(folder: FileSystemDirectoryHandle): Promise<void> {
    let isBusy = false;
    for (const name of JOURNALS) {
      const isNeeded = journal === null;
      const file = await openFile(folder, name, isNeeded).catch((error) => {
        isBusy ||= isOpenElsewhere(error);
        return null;
      });
      if (file === null) continue;
      const notes = [...notesIn(file, rules)].sort((a, b) => b.saves - a.saves);
      const copied: NotedGame[] = [];
      // One after the other, for two notes of a game may belong into one file; and with the newest all of them are copied.
      for (const note of notes) if (await isCopied(folder, note)) copied.push(note);
      // Journals of tabs that are gone are looked through again and again: each note counts once, and by its last try.
      const isHere = ({ id, saves }: NotedGame) => notes.some((note) => note.id === id && note.saves === saves);
      uncopied = [...uncopied.filter((note) => !isHere(note)), ...notes.filter((note) => !copied.includes(note))];
      if (copied.length === notes.length && !hasNewerNotes(file, rules)) file.truncate(0);
      if (isNeeded) journal = openJournal(file);
      else file.close();
      // Notes that are copied need not be kept, even if another note keeps the file from being emptied.
      if (isNeeded) for (const { id, saves } of copied) journal?.copied(id, saves);
    }
    if (journal === null && !isBusy) throw new Error('no files');
  }

  async function isCopied(folder: FileSystemDirectoryHandle, note: NotedGame): Promise<boolean> {
    try {
      const copied = (await readCopies(folder, note.id)).map(savesIn);
      if (Math.max(...copied) < note.saves) await writeCopy(folder, note);
      return true;
    } catch {
      return false;
    }
  }

  function uncopiedTexts(id: GameId): readonly string[] {
    return uncopied.filter((note) => note.id === id).map((note) => seal(JSON.stringify(note)));
  }

  /** How often a game had been saved as of that copy; 0 if there is none, or a damaged one. */
  function savesIn(text: string | null): number {
    const copy = text === null ? null : unseal(text);
    return isObject(copy) ? Number(copy.saves) || 0 : 0;
  }

  /** After a write that failed it is the turn of the same file again: the other one may be the only whole copy. */
  async function turnOf(folder: FileSystemDirectoryHandle, { id, saves }: Stored): Promise<number> {
    const turn = Number(saves) % 2;
    return Promise.all([turn, 1 - turn].map((each) => readFile(folder, fileName(id, each)))).then(
      ([here, other]) => (savesIn(here) > savesIn(other) ? 1 - turn : turn),
      // One that cannot be read may be whole.
      () => turn,
    );
  }

  /** The caller has checked that no copy here is newer. */
  async function writeCopy(folder: FileSystemDirectoryHandle, game: Stored): Promise<void> {
    const saves = Number(game.saves);
    await writeFile(folder, fileName(game.id, await turnOf(folder, game)), seal(JSON.stringify(game)));
    for (const turn of TURNS) await removeFile(folder, codedFileName(game.id, turn));
    attempt((notes) => notes.copied(game.id, saves));
  }

  return ({ number, request }, answer) => {
    // It waits for no other request: its file is open already.
    if (request.type === 'note') {
      answer({ number, value: null, failure: noteFailure(request.game) });
      return;
    }
    // One after the other: a file can be opened only once.
    last = last
      .then(() => answerTo(request))
      .then(
        (value): BackupAnswer => ({ number, value, failure: null }),
        (error): BackupAnswer => ({ number, value: null, failure: String(error) }),
      )
      .then(answer);
  };
}

/** Rejects if there are any and none can be read. */
async function readCopies(folder: FileSystemDirectoryHandle, id: GameId): Promise<readonly (string | null)[]> {
  const read = await Promise.allSettled(fileNames(id).map((name) => readFile(folder, name)));
  const texts = read.map((each) => (each.status === 'fulfilled' ? each.value : null));
  const failed = read.find((each) => each.status === 'rejected');
  if (failed !== undefined && texts.every((text) => text === null)) throw failed.reason;
  return texts;
}

function fileNames(id: GameId): readonly string[] {
  return TURNS.flatMap((turn) => [fileName(id, turn), codedFileName(id, turn)]);
}

function fileName(id: GameId, turn: number): string {
  return `${id}.${turn}.json`;
}

/** Backups of former versions, which were link codes. */
function codedFileName(id: GameId, turn: number): string {
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

/** Rejects if another tab has it open, or if it does not open in a second try either. */
async function openFile(
  folder: FileSystemDirectoryHandle,
  name: string,
  create: boolean,
  isSecondTry = false,
): Promise<SyncFile> {
  const handle = (await folder.getFileHandle(name, { create })) as WritableHandle;
  try {
    return await handle.createSyncAccessHandle();
  } catch (error) {
    if (isSecondTry || isOpenElsewhere(error)) throw error;
    return openFile(folder, name, create, true);
  }
}

function isOpenElsewhere(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NoModificationAllowedError';
}

/** Null if there is none. Rejects if it cannot be read, in a second try either: another tab may just have written it. */
async function readFile(folder: FileSystemDirectoryHandle, name: string, isSecondTry = false): Promise<string | null> {
  try {
    return await (await (await folder.getFileHandle(name)).getFile()).text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    if (isSecondTry) throw error;
    return readFile(folder, name, true);
  }
}

async function removeFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  await folder.removeEntry(name).catch(() => {});
}

async function idsIn(
  folder: FileSystemDirectoryHandle,
  isCoded: boolean,
  noted: readonly NotedGame[],
): Promise<readonly GameId[]> {
  const ids = new Set(noted.map(({ id }) => id));
  for await (const name of folder.keys()) {
    const [id, turn, ending] = name.split('.');
    if (turn !== undefined && (ending === undefined || !isCoded)) ids.add(id);
  }
  return [...ids];
}
