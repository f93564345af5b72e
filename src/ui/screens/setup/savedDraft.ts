import { type ReadonlySignal, signal } from '@preact/signals';
import { BROWSER_KEYS, readKey, writeKey } from '../../../storage/localKeys';
import type { DraftNote, Library } from '../../../store/library/library';
import type { Draft } from './draft';
import { formatDraft, parseDraft } from './draftText';

const KEY = 'lumicora.people';
const TIME_KEY = 'lumicora.people.at';

export interface SavedDraft {
  /** The game that is being set up: at first the people and the choices of last time. */
  readonly draft: ReadonlySignal<Draft>;
  /** Changes the draft and saves it in the browser; gives back what the database is to keep. */
  change(next: Draft): DraftNote;
  /** Takes the draft of the database if that is newer. */
  recallFrom(library: Pick<Library, 'recallDraft'>): Promise<void>;
}

export function createSavedDraft(): SavedDraft {
  const draft = signal<Draft>(parseDraft(readKey(BROWSER_KEYS, KEY)));
  let isChanged = false;
  return {
    draft,
    change(next) {
      draft.value = next;
      isChanged = true;
      const text = formatDraft(next);
      const at = Date.now();
      // In private windows and on full disks the draft lasts as long as the page.
      if (writeKey(BROWSER_KEYS, KEY, text)) writeKey(BROWSER_KEYS, TIME_KEY, String(at));
      return { at, text };
    },
    async recallFrom({ recallDraft }) {
      const note = await recallDraft();
      // After a crash the database knows more than localStorage; after a page that was left in mid-write it knows less.
      const savedAt = Number(readKey(BROWSER_KEYS, TIME_KEY) ?? 0);
      if (note !== null && note.at > savedAt && !isChanged) draft.value = parseDraft(note.text);
    },
  };
}
