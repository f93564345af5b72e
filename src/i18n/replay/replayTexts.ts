import type { Language } from '../languages';
import { de } from './de';
import { en } from './en';

export type ReplayTexts = Readonly<typeof en>;

/** Going through a game that has been played. */
export const REPLAY_TEXTS: Readonly<Record<Language, ReplayTexts>> = { de, en };
