import type { FieldId } from '../../rules/data/hex';
import type { TableScreen } from './tableScreen';

/** Puts the keyboard on a field and the ghost under it, if a lumino is held that has no place for its number yet. */
export function focusField({ cursor, table }: TableScreen, field: FieldId): void {
  cursor.value = field;
  document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  if (table.held.peek() !== null && table.first.peek() === null) table.aimFrom(field);
}
