import type { Seat } from '../../rules/state';
import type { Person } from '../../storage/record';
import { language } from '../language';
import { gamesListTexts } from './texts';

/** What a player of a kept game is called. */
export function nameOf(people: readonly Person[], seat: Seat): string {
  return people[seat]?.name ?? gamesListTexts.value.seat(seat + 1);
}

/** "Nora, Ole and Mia" */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);
}
