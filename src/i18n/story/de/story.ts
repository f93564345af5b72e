import { handover } from './handover';
import { log } from './log';
import { points } from './points';

export const story = { log, points, handover };
