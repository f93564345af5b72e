import type { FieldId } from '../../rules/hex';
import type { TableScreen } from './tableScreen';

/** Puts the keyboard on a field and, with a lumino held, the ghost under it. */
export function focusField({ cursor, table }: TableScreen, field: FieldId): void {
  cursor.value = field;
  document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  if (table.held.peek() !== null) table.aimFrom(field);
}
