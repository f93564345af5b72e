import type { Language } from '../languages';
import { de } from './de';
import { en, type ShareTexts } from './en';

export const SHARE_TEXTS: Readonly<Record<Language, ShareTexts>> = { de, en };
