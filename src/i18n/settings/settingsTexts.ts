import type { Language } from '../languages';
import { de } from './de';
import { en, type SettingsTexts } from './en';

export const SETTINGS_TEXTS: Readonly<Record<Language, SettingsTexts>> = { de, en };
