import type { Language } from '../languages';
import { de } from './de';
import { en, type GuideTexts } from './en';

/** How to play. It comes with the guide: whoever knows the game never loads it. */
export const GUIDE_TEXTS: Readonly<Record<Language, GuideTexts>> = { de, en };
