import { de } from '../de/settings';
import { en, type SettingsTexts } from '../en/settings';
import type { Language } from '../languages';

export const SETTINGS_TEXTS: Readonly<Record<Language, SettingsTexts>> = { de, en };
