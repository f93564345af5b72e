import type { Language } from '../languages';
import { de } from './de';
import { en } from './en';

export const OFFLINE_TEXTS: Readonly<Record<Language, Readonly<typeof en>>> = { de, en };
