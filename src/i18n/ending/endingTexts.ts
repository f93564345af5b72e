import type { Language } from '../languages';
import { de } from './de';
import { en } from './en';

export type EndingTexts = Readonly<typeof en>;

/** Everything said at the end of a game. */
export const ENDING_TEXTS: Readonly<Record<Language, EndingTexts>> = { de, en };
