import { de } from '../de/storage';
import { en } from '../en/storage';
import type { Language } from '../languages';

export const STORAGE_TEXTS: Readonly<Record<Language, Readonly<typeof en>>> = { de, en };
