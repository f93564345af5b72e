import { parseSave, type Save, type Stored } from './save';
import { seal, unseal } from './sealed';

// The last save as it is, in a file that stays open: there within about a millisecond of the database, while the compact
// copy, which takes longer, is made behind it. A browser that is stopped in between finds it here at the next start.

/** A file that is open for us alone. */
export interface Paper {
  read(bytes: Uint8Array, options: { readonly at: number }): number;
  write(bytes: Uint8Array, options: { readonly at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

/** Two places, written in turn: a kill in mid-write leaves the other one whole. */
const TURNS = [0, 1] as const;
/** In bytes. No game comes near it; one that did would have its compact copy only. */
const ROOM = 1 << 17;
const LENGTH_BYTES = 4;

/** At once, and safe from whatever happens to the browser; from a power cut with the next flush. Whether there was room. */
export function noteDown(paper: Paper, game: Stored): boolean {
  const text = new TextEncoder().encode(seal(JSON.stringify(game)));
  if (LENGTH_BYTES + text.length > ROOM) return false;
  const bytes = new Uint8Array(LENGTH_BYTES + text.length);
  new DataView(bytes.buffer).setUint32(0, text.length);
  bytes.set(text, LENGTH_BYTES);
  const turn = Number(game.saves) % TURNS.length;
  return paper.write(bytes, { at: turn * ROOM }) === bytes.length;
}

/** What can be read of it; damaged or half-written notes count for nothing. */
export function notesIn(paper: Paper): readonly Save[] {
  return TURNS.flatMap((turn) => noteAt(paper, turn * ROOM) ?? []);
}

function noteAt(paper: Paper, at: number): Save | null {
  const head = new Uint8Array(LENGTH_BYTES);
  if (paper.read(head, { at }) < LENGTH_BYTES) return null;
  const length = new DataView(head.buffer).getUint32(0);
  if (length > ROOM - LENGTH_BYTES) return null;
  const bytes = new Uint8Array(length);
  if (paper.read(bytes, { at: at + LENGTH_BYTES }) < length) return null;
  const value = unseal(new TextDecoder().decode(bytes));
  const parsed = value === null ? null : parseSave(value);
  return parsed?.ok ? parsed.save : null;
}
