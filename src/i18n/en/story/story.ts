import { handover } from './handover';
import { log } from './log';
import { points } from './points';

export const story = { log, points, handover };

export type StoryTexts = Readonly<typeof story>;
