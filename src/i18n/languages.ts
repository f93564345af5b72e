import { de } from './de/home';
import { en, type Texts } from './en/home';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const TEXTS: Readonly<Record<Language, Texts>> = { de, en };

/** What each language calls itself: nobody should have to read a foreign language to find their own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first of the wished-for language tags ("de-AT", "fr", ...) that we speak; English if there is none. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const primary = wish.toLowerCase().split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}
