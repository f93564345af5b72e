import { handover } from '../../en/story/handover';
import { log } from '../../en/story/log';
import { points } from '../../en/story/points';

export const story = { log, points, handover };
