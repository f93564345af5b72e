import { type ReadonlySignal, signal } from '@preact/signals';
import { FISH, type Fish, type Person } from '../../history/record';
import type { Seat } from '../../rules/state';

const around = signal<readonly Person[]>([]);

/** Who sits at the table that is open, in seat order; nobody if nobody has said so. */
export const people: ReadonlySignal<readonly Person[]> = around;

export function seatPeople(someone: readonly Person[]): void {
  around.value = someone;
}

/** A player's fish: the chosen one, or one that nobody else at the table has. */
export function fishOf(seat: Seat): Fish {
  return around.value[seat]?.fish ?? FISH[seat];
}
