import type { FieldId } from '../../../rules/data/hex';
import type { BoardScreen } from '../boardScreen';

/** Puts the keyboard on a field and the ghost under it, if a lumino is held that has no place for its number yet. */
export function focusField({ cursor, seat }: BoardScreen, field: FieldId): void {
  cursor.value = field;
  document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  if (seat !== null && seat.held.peek() !== null && seat.first.peek() === null) seat.act({ type: 'point', field });
}
