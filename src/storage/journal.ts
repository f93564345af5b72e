import type { GameId } from '../history/record';
import { isObject, isText } from './format/head';
import { type ParsedSave, parseSave, type Save, type Stored } from './format/save';
import { seal, unseal } from './format/sealed';

// The last saves as they are, in a file that stays open: there before a move is shown, while the compact copy, which takes
// longer, is made behind it. A browser that is stopped in between finds them here at the next start.

/** A file that is open for us alone. */
export interface Paper {
  read(bytes: Uint8Array, options: { readonly at: number }): number;
  write(bytes: Uint8Array, options: { readonly at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

export interface Journal {
  readonly paper: Paper;
  /** At once, and safe from whatever happens to the browser; from a power cut with the next flush. Whether there was room. */
  note(game: Stored): boolean;
  /** There is a copy of that game as of so many saves: what was noted of it so far is not needed any more. */
  copied(id: GameId, saves: number): void;
  /** That game must not come back. */
  forget(id: GameId): void;
}

/** The game that has just been played and three more whose copies may be late. */
const PLACES = [0, 1, 2, 3] as const;
/** In bytes. No game comes near it; one that did would have its compact copy only. */
const ROOM = 1 << 17;
const LENGTH_BYTES = 4;

type Note = Pick<Save, 'id' | 'saves'>;

export function openJournal(paper: Paper): Journal {
  const notes: (Note | null)[] = PLACES.map((place) => noteAt(paper, place * ROOM));
  /** A newer note of the same game is elsewhere, and whole: while it is written the last one is not touched. */
  const isOutdated = ({ id, saves }: Note) => notes.some((each) => each?.id === id && each.saves > saves);
  const isFree = (place: number) => {
    const note = notes[place];
    return note === null || isOutdated(note);
  };
  return {
    paper,
    note(game) {
      const text = new TextEncoder().encode(seal(JSON.stringify(game)));
      const place = PLACES.find(isFree);
      if (place === undefined || LENGTH_BYTES + text.length > ROOM) return false;
      const bytes = new Uint8Array(LENGTH_BYTES + text.length);
      new DataView(bytes.buffer).setUint32(0, text.length);
      bytes.set(text, LENGTH_BYTES);
      notes[place] = null;
      if (paper.write(bytes, { at: place * ROOM }) !== bytes.length) return false;
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
        // Asked of the file: what need not be kept may still be there.
        if (noteAt(paper, place * ROOM)?.id !== id) continue;
        paper.write(new Uint8Array(LENGTH_BYTES), { at: place * ROOM });
        notes[place] = null;
      }
    },
  };
}

/** What can be read of it; damaged or half-written notes count for nothing. */
export function notesIn(paper: Paper): readonly Save[] {
  return parsedNotes(paper).flatMap((parsed) => (parsed.ok ? parsed.save : []));
}

/** A newer app has noted something, which only that can copy. */
export function hasNewerNotes(paper: Paper): boolean {
  return parsedNotes(paper).some((parsed) => !parsed.ok && parsed.why === 'newer');
}

function parsedNotes(paper: Paper): readonly ParsedSave[] {
  return PLACES.map((place) => parseSave(valueAt(paper, place * ROOM)));
}

/** Whoever has written it. */
function noteAt(paper: Paper, at: number): Note | null {
  const value = valueAt(paper, at);
  if (!isObject(value) || !isText(value.id)) return null;
  return { id: value.id, saves: Number(value.saves) };
}

/** Null if it is not whole. */
function valueAt(paper: Paper, at: number): unknown {
  const head = new Uint8Array(LENGTH_BYTES);
  if (paper.read(head, { at }) < LENGTH_BYTES) return null;
  const length = new DataView(head.buffer).getUint32(0);
  if (length > ROOM - LENGTH_BYTES) return null;
  const bytes = new Uint8Array(length);
  if (paper.read(bytes, { at: at + LENGTH_BYTES }) < length) return null;
  return unseal(new TextDecoder().decode(bytes));
}
