import type { Language } from '../languages';
import { de } from './de';
import { en, type SetupTexts } from './en';

export const SETUP_TEXTS: Readonly<Record<Language, SetupTexts>> = { de, en };
