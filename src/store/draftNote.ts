import { getNote, putNote } from '../storage/notes';

// The game that is being set up, where a crash does not reach it: localStorage is written seconds later.

const KEY = 'setup';

/** A text and when it was written, in milliseconds since 1970. */
export interface DraftNote {
  readonly at: number;
  readonly text: string;
}

export function keepDraft({ at, text }: DraftNote): void {
  putNote(KEY, `${at} ${text}`).catch(() => {});
}

/** Null if there is none, or no database. */
export async function recallDraft(): Promise<DraftNote | null> {
  const note = await getNote(KEY).catch(() => null);
  const [, at, text] = /^(\d+) (.*)$/s.exec(note ?? '') ?? [];
  return text === undefined ? null : { at: Number(at), text };
}
