import { type ReadonlySignal, signal } from '@preact/signals';
import type { Draft } from './draft';
import { formatDraft, parseDraft } from './draftText';

const KEY = 'lumicora.people';

const kept = signal<Draft>(parseDraft(recall()));

/** The game that is being set up: at first the people and the choices of last time. */
export const draft: ReadonlySignal<Draft> = kept;

export function changeTo(next: Draft): void {
  kept.value = next;
  // Private windows and full disks throw here; the draft then lasts as long as the page.
  try {
    localStorage.setItem(KEY, formatDraft(next));
  } catch {}
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
