import type { TableTexts } from '../../en/table/table';
import { events } from './events';
import { fields } from './fields';
import { hint } from './hint';
import { lessons } from './lessons';
import { notices } from './notices';
import { refusals } from './refusals';
import { scoring } from './scoring';
import { screen } from './screen';
import { why } from './why';
import { words } from './words';

export const table: TableTexts = { words, screen, scoring, fields, refusals, events, notices, why, hint, lessons };
