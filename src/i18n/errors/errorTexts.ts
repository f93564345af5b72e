import { de } from '../de/errors';
import { type ErrorTexts, en } from '../en/errors';
import type { Language } from '../languages';

/** In the first download: they must be there when nothing more can be loaded. */
export const ERROR_TEXTS: Readonly<Record<Language, ErrorTexts>> = { de, en };
