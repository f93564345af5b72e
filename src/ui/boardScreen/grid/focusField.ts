import type { FieldId } from '../../../rules/data/hex';
import type { SeatActions } from '../../../store/table/seatActions';
import type { BoardScreen } from '../boardScreen';

/** Puts the keyboard on a field and the ghost under it: first, so that what it would bring there is told with the field. */
export function focusField({ cursor, seat }: BoardScreen, field: FieldId): void {
  if (seat !== null && seat.held.peek() !== null) showAt(seat, field);
  cursor.value = field;
  document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
}

/** With its number there; once that has its place, with the other half there if it may lie so. */
function showAt(seat: SeatActions, field: FieldId): void {
  const first = seat.first.peek();
  if (first === null) seat.act({ type: 'point', field });
  else if (seat.lays.peek().some(({ numberOn, otherOn }) => numberOn === first && otherOn === field))
    seat.act({ type: 'aim', numberOn: first, otherOn: field });
}
