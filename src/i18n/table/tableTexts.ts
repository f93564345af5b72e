import type { Language } from '../languages';
import { table as de } from './de/table';
import { table as en } from './en/table';

export type TableTexts = Readonly<typeof en>;

/** Everything said at the table. Apart from the first page's texts, which must be small. */
export const TABLE_TEXTS: Readonly<Record<Language, TableTexts>> = { de, en };
