import { parsePosition } from '../../rules/notation';
import { newTable } from '../../store/newTable';
import { createTable, type Table } from '../../store/table';

export type Opened =
  | { readonly ok: true; readonly table: Table }
  /** The text is no position; from `at` on it cannot be read. */
  | { readonly ok: false; readonly text: string; readonly at: number };

/** The table of that position, or of a new game. */
export function openTable(position: string | null): Opened {
  if (position === null) return { ok: true, table: newTable() };
  const parsed = parsePosition(position);
  return parsed.ok ? { ok: true, table: createTable(parsed.value) } : { ok: false, text: position, at: parsed.at };
}
