import { type ReadonlySignal, signal } from '@preact/signals';
import { keepDraft, recallDraft } from '../../store/draftNote';
import type { Draft } from '../screens/setup/draft';
import { formatDraft, parseDraft } from '../screens/setup/draftText';

const KEY = 'lumicora.people';
const TIME_KEY = 'lumicora.people.at';

const kept = signal<Draft>(parseDraft(recall(KEY)));
const keptAt = Number(recall(TIME_KEY) ?? 0);
let isTouched = false;

// After a crash the database knows more; after a page that was left in mid-write it knows less.
recallDraft().then((note) => {
  if (note !== null && note.at > keptAt && !isTouched) kept.value = parseDraft(note.text);
});

/** The game that is being set up: at first the people and the choices of last time. */
export const draft: ReadonlySignal<Draft> = kept;

export function changeTo(next: Draft): void {
  kept.value = next;
  isTouched = true;
  const text = formatDraft(next);
  const at = Date.now();
  keepDraft({ at, text });
  // Private windows and full disks throw here; the draft then lasts as long as the page.
  try {
    localStorage.setItem(KEY, text);
    localStorage.setItem(TIME_KEY, String(at));
  } catch {}
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
