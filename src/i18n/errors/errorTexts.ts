import type { Language } from '../languages';
import { de } from './de';
import { type ErrorTexts, en } from './en';

/** In the first download: they must be there when nothing more can be loaded. */
export const ERROR_TEXTS: Readonly<Record<Language, ErrorTexts>> = { de, en };
