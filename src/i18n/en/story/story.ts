import { handover } from '../../de/story/handover';
import { log } from '../../de/story/log';
import { points } from '../../de/story/points';

export const story = { log, points, handover };
