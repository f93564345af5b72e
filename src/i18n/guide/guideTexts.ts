import { de } from '../de/guide/guide';
import { en, type GuideTexts } from '../en/guide/guide';
import type { Language } from '../languages';

/** How to play. It comes with the guide: whoever knows the game never loads it. */
export const GUIDE_TEXTS: Readonly<Record<Language, GuideTexts>> = { de, en };
