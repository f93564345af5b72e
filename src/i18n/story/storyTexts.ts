import { story as de } from '../en/story/story';
import type { Language } from '../languages';
import { story as en } from './en/story';

export type StoryTexts = Readonly<typeof en>;

/** The game as it is told: its log, where the points come from, and what happened since. */
export const STORY_TEXTS: Readonly<Record<Language, StoryTexts>> = { de, en };
