import { errors } from './errors';
import { home } from './home';
import { offline } from './offline';

/** What the first page says, and what must be there when nothing more can be loaded. */
export const first = { errors, home, offline };

export type FirstTexts = Readonly<typeof first>;
