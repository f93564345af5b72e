import { de } from '../de/setup';
import { en, type SetupTexts } from '../en/setup';
import type { Language } from '../languages';

export const SETUP_TEXTS: Readonly<Record<Language, SetupTexts>> = { de, en };
