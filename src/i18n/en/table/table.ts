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

export const table = { words, screen, scoring, fields, refusals, events, notices, why, hint, lessons };

export type TableTexts = Readonly<typeof table>;
