import type { Language } from '../languages';
import { de } from './de';
import { en } from './en';

export const GAMES_LIST_TEXTS: Readonly<Record<Language, Readonly<typeof en>>> = { de, en };
