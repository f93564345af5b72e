import type { StoryTexts } from '../../en/story/story';
import { handover } from './handover';
import { log } from './log';
import { points } from './points';

export const story: StoryTexts = { log, points, handover };
