import { de } from '../de/ending';
import { en } from '../en/ending';
import type { Language } from '../languages';

export type EndingTexts = Readonly<typeof en>;

/** Everything said at the end of a game. */
export const ENDING_TEXTS: Readonly<Record<Language, EndingTexts>> = { de, en };
