import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { FISH, type Fish, type Person } from '../../history/record';
import type { Seat } from '../../rules/state';

/** Who sits at the table of a screen, in seat order; empty if the game does not say. */
export const PeopleContext = createContext<readonly Person[]>([]);

export function usePeople(): readonly Person[] {
  return useContext(PeopleContext);
}

/** A player's fish: the chosen one, or one that no other player at the table has. */
export function fishOf(people: readonly Person[], seat: Seat): Fish {
  return people[seat]?.fish ?? FISH[seat];
}
