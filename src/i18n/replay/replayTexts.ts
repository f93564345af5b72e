import { de } from '../de/replay';
import { en } from '../en/replay';
import type { Language } from '../languages';

export type ReplayTexts = Readonly<typeof en>;

/** Going through a game that has been played. */
export const REPLAY_TEXTS: Readonly<Record<Language, ReplayTexts>> = { de, en };
