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

const loaded = signal<Spoken | null>(null);

/** Null before the texts of the first page are there, and for good if they cannot be loaded. */
export const spoken: ReadonlySignal<Spoken | null> = loaded;

/** The language of the page. It changes only once the texts are there. */
export const language = computed(() => loaded.value?.language ?? chosen.value);

/** The language chosen last, while it is being loaded. */
const wish = signal(chosen.peek());

/** Loads what the first page says: in the chosen language, or else in any that can be loaded. */
export async function loadLanguage(): Promise<void> {
  // What is chosen in another tab holds for this one, too.
  chosen.subscribe((other) => {
    if (other !== wish.peek()) speak(other);
  });
  for (const each of [chosen.peek(), ...LANGUAGES.filter((other) => other !== chosen.peek())]) {
    if (await speak(each)) return;
  }
}

/** Loads what the other screens say. Rejects if that is not possible. */
export async function loadRest(): Promise<void> {
  for (let before = loaded.peek(); before !== null && before.rest === null; before = loaded.peek()) {
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
    const { first } = await REGISTRY[to].first();
    // What is on the screen now must be there in the new language as well.
    const rest = loaded.peek()?.rest ? (await REGISTRY[to].rest()).rest : null;
    // A later wish counts for more.
    if (wish.peek() === to) loaded.value = { language: to, first, rest };
    return true;
  } catch {
    if (wish.peek() === to) wish.value = language.peek();
    return false;
  }
}
