import { de } from '../de/offline';
import { en } from '../en/offline';
import type { Language } from '../languages';

export const OFFLINE_TEXTS: Readonly<Record<Language, Readonly<typeof en>>> = { de, en };
