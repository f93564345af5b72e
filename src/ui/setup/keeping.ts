import { type ReadonlySignal, signal } from '@preact/signals';
import { keepDraft, recallDraft } from '../../store/draftNote';
import type { Draft } from './draft';
import { formatDraft, parseDraft } from './draftText';

const KEY = 'lumicora.people';

const kept = signal<Draft>(parseDraft(recall()));
let isTouched = false;

// After a crash the database knows more.
recallDraft().then((text) => {
  if (text !== null && !isTouched && text !== formatDraft(kept.peek())) kept.value = parseDraft(text);
});

/** The game that is being set up: at first the people and the choices of last time. */
export const draft: ReadonlySignal<Draft> = kept;

export function changeTo(next: Draft): void {
  kept.value = next;
  isTouched = true;
  const text = formatDraft(next);
  keepDraft(text);
  // Private windows and full disks throw here; the draft then lasts as long as the page.
  try {
    localStorage.setItem(KEY, text);
  } catch {}
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
