import { de } from '../de/share';
import { en, type ShareTexts } from '../en/share';
import type { Language } from '../languages';

export const SHARE_TEXTS: Readonly<Record<Language, ShareTexts>> = { de, en };
