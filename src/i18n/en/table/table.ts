import { events } from '../../de/table/events';
import { fields } from '../../de/table/fields';
import { notices } from '../../de/table/notices';
import { refusals } from '../../de/table/refusals';
import { screen } from '../../de/table/screen';
import { words } from '../../de/table/words';

export const table = { words, screen, fields, refusals, events, notices };
