import { events } from '../../en/table/events';
import { fields } from '../../en/table/fields';
import { notices } from '../../en/table/notices';
import { refusals } from '../../en/table/refusals';
import { screen } from '../../en/table/screen';
import { words } from '../../en/table/words';

export const table = { words, screen, fields, refusals, events, notices };
