import { first as de } from './de/first';
import { first as en, type FirstTexts } from './en/first';
import type { RestTexts } from './en/rest';

interface LanguageEntry {
  /** What the language calls itself: its speakers must find it without reading another one. */
  readonly name: string;
  /** How it writes dates, numbers and lists. */
  readonly locale: string;
  /** Said when texts cannot be loaded, so it must not have to be loaded itself. */
  readonly notLoaded: string;
  readonly tryAgain: string;
  /** What the first page says. Small: it is there at once, in every language. */
  readonly first: FirstTexts;
  /** What all other screens say. */
  rest(): Promise<{ readonly rest: RestTexts }>;
}

/**
 * To add a language, copy the folder `de/`, which is typed after `en/`, translate it, and add an entry here: the switch on
 * the screens and the manifests take their languages from this list, in its order. CONTRIBUTING.md has the rest.
 */
export const REGISTRY = {
  de: {
    name: 'Deutsch',
    locale: 'de',
    notLoaded:
      'Diese Seite ließ sich nicht laden. Prüft die Verbindung und versucht es noch einmal: Nichts geht verloren.',
    tryAgain: 'Noch einmal',
    first: de,
    rest: () => import('./de/rest'),
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    notLoaded: 'This page could not be loaded. Check the connection and try again: nothing is lost.',
    tryAgain: 'Try again',
    first: en,
    rest: () => import('./en/rest'),
  },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof REGISTRY;

export const LANGUAGES: readonly Language[] = Object.keys(REGISTRY).filter(isLanguage);

const FALLBACK: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(REGISTRY, value);
}

/** The first of the wished-for language tags ("de-AT", "fr", ...) that we speak; English if there is none. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const primary = wish.toLowerCase().split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return FALLBACK;
}
