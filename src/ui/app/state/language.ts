import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { FirstTexts } from '../../../i18n/en/first';
import type { RestTexts } from '../../../i18n/en/rest';
import { chooseLanguage, LANGUAGES, type Language, REGISTRY } from '../../../i18n/languages';
import { remember } from './remembered';

/** A language that the page speaks, as far as its texts are loaded. */
interface Spoken {
  readonly language: Language;
  readonly first: FirstTexts;
  /** Null until a screen other than the first page is loaded. */
  readonly rest: RestTexts | null;
}

const { chosen, choose } = remember<Language>('lumicora.language', LANGUAGES, chooseLanguage(navigator.languages));

const loaded = signal<Spoken>({ language: chosen.peek(), first: REGISTRY[chosen.peek()].first, rest: null });

export const spoken: ReadonlySignal<Spoken> = loaded;

/** The language of the page. It changes only once the texts are there. */
export const language = computed(() => loaded.value.language);

/** How it writes dates, numbers and lists. */
export const locale = computed(() => REGISTRY[language.value].locale);

/** The language chosen last, while it is being loaded. */
const wish = signal(chosen.peek());

/** From now on what is chosen in another tab holds for this one, too. */
export function followOtherTabs(): void {
  chosen.subscribe((other) => {
    if (other !== wish.peek()) speak(other);
  });
}

/** Loads what the other screens say. Rejects if that is not possible. */
export async function loadRest(): Promise<void> {
  for (let before = loaded.peek(); before.rest === null; before = loaded.peek()) {
    const { rest } = await REGISTRY[before.language].rest();
    // Another language may have been chosen meanwhile; then that one needs its texts.
    if (loaded.peek() === before) loaded.value = { ...before, rest };
  }
}

/** Loads a language, switches to it and remembers it; false if it cannot be loaded: the page goes on in the other one. */
export async function switchLanguage(to: Language): Promise<boolean> {
  const isSpoken = await speak(to);
  if (language.peek() === to) choose(to);
  return isSpoken;
}

async function speak(to: Language): Promise<boolean> {
  wish.value = to;
  try {
    // What is on the screen now must be there in the new language as well.
    const rest = loaded.peek().rest === null ? null : (await REGISTRY[to].rest()).rest;
    // A later wish counts for more.
    if (wish.peek() === to) loaded.value = { language: to, first: REGISTRY[to].first, rest };
    return true;
  } catch {
    if (wish.peek() === to) wish.value = language.peek();
    return false;
  }
}
