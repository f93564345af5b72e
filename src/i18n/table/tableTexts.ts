import { table as en } from '../de/table/table';
import { table as de } from '../en/table/table';
import type { Language } from '../languages';

export type TableTexts = Readonly<typeof en>;

/** Everything said at the table. Apart from the first page's texts, which must be small. */
export const TABLE_TEXTS: Readonly<Record<Language, TableTexts>> = { de, en };
