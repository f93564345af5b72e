import type { GameId } from '../../history/record';
import { isCount, isFromNewerApp, isGameId, isObject } from '../format/head';
import type { Save, Stored } from '../format/save';
import { seal, unseal } from '../format/sealed';

// The last saves, in a file that stays open: there before a move is shown, while the backup, for which a file has to be
// opened, is written behind it. A browser that is stopped in between finds them here at the next start.

/** A file that is open for us alone. */
export interface SyncFile {
  read(bytes: Uint8Array, options: { readonly at: number }): number;
  write(bytes: Uint8Array, options: { readonly at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

export interface Journal {
  readonly file: SyncFile;
  /** At once, and safe from whatever happens to the browser; from a power cut with the next flush. Whether there was room. */
  note(game: Stored): boolean;
  /** There is a copy of that game as of its save number `saves`: older notes of it are not needed any more. */
  copied(id: GameId, saves: number): void;
  /** That game must not come back. */
  forget(id: GameId): void;
}

/** The game that has just been played and three more whose copies may be late. */
const PLACES = [0, 1, 2, 3] as const;
/** In bytes, far more than any game takes; a larger one would have its backup only. */
const ROOM = 1 << 17;
const LENGTH_BYTES = 4;

type Note = Pick<Save, 'id' | 'saves'>;

export function openJournal(file: SyncFile): Journal {
  const notes: (Note | null)[] = PLACES.map((place) => noteAt(file, place * ROOM));
  /** A newer note of the same game is elsewhere, and whole: while it is written the last one is not touched. */
  const isOutdated = ({ id, saves }: Note) => notes.some((each) => each?.id === id && each.saves > saves);
  const isFree = (place: number) => {
    const note = notes[place];
    return note === null || isOutdated(note);
  };
  return {
    file,
    note(game) {
      const text = new TextEncoder().encode(seal(JSON.stringify(game)));
      const place = PLACES.find(isFree);
      if (place === undefined || LENGTH_BYTES + text.length > ROOM) return false;
      const bytes = new Uint8Array(LENGTH_BYTES + text.length);
      new DataView(bytes.buffer).setUint32(0, text.length);
      bytes.set(text, LENGTH_BYTES);
      notes[place] = null;
      if (file.write(bytes, { at: place * ROOM }) !== bytes.length) return false;
      notes[place] = { id: game.id, saves: Number(game.saves) };
      return true;
    },
    copied(id, saves) {
      for (const place of PLACES) {
        const note = notes[place];
        if (note?.id === id && note.saves <= saves) notes[place] = null;
      }
    },
    forget(id) {
      for (const place of PLACES) {
        // Asks the file, not `notes`: a note that need not be kept may still be there.
        if (noteAt(file, place * ROOM)?.id !== id) continue;
        file.write(new Uint8Array(LENGTH_BYTES), { at: place * ROOM });
        notes[place] = null;
      }
    },
  };
}

/** A save in the journal, as it was written. */
export type NotedGame = Stored & Note;

/** What this app or an older one has noted; damaged or half-written notes count for nothing. */
export function notesIn(file: SyncFile, rules: number): readonly NotedGame[] {
  return PLACES.map((place) => noteAt(file, place * ROOM))
    .filter((note) => note !== null)
    .filter((note) => !isFromNewerApp(note, rules));
}

/** A newer app has noted something, which only a newer app can copy. */
export function hasNewerNotes(file: SyncFile, rules: number): boolean {
  return PLACES.some((place) => isFromNewerApp(valueAt(file, place * ROOM), rules));
}

/** The note at that offset, written by any version; null if there is none or it is damaged. */
function noteAt(file: SyncFile, at: number): NotedGame | null {
  const value = valueAt(file, at);
  return isNote(value) ? value : null;
}

function isNote(value: unknown): value is NotedGame {
  return isObject(value) && isGameId(value.id) && isCount(value.saves);
}

/** Null if it is damaged or half written. */
function valueAt(file: SyncFile, at: number): unknown {
  const head = new Uint8Array(LENGTH_BYTES);
  if (file.read(head, { at }) < LENGTH_BYTES) return null;
  const length = new DataView(head.buffer).getUint32(0);
  if (length > ROOM - LENGTH_BYTES) return null;
  const bytes = new Uint8Array(length);
  if (file.read(bytes, { at: at + LENGTH_BYTES }) < length) return null;
  return unseal(new TextDecoder().decode(bytes));
}
