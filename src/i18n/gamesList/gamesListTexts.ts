import { de } from '../de/games';
import { en } from '../en/games';
import type { Language } from '../languages';

export const GAMES_LIST_TEXTS: Readonly<Record<Language, Readonly<typeof en>>> = { de, en };
