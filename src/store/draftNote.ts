import { getNote, putNote } from '../storage/notes';

// The game that is being set up, where a crash does not reach it: localStorage is written seconds later.

const KEY = 'setup';

export function keepDraft(text: string): void {
  putNote(KEY, text).catch(() => {});
}

/** Null if there is none, or no database. */
export function recallDraft(): Promise<string | null> {
  return getNote(KEY).catch(() => null);
}
