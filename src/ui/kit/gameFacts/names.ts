import type { Person } from '../../../history/record';
import type { Seat } from '../../../rules/state';
import type { KeptGame } from '../../../store/library/library';
import { locale } from '../../app/state/language';
import { gamesListTexts } from '../../app/state/texts';

/** What a player of a kept game is called. */
export function nameOf(people: readonly Person[], seat: Seat): string {
  return people[seat]?.name ?? gamesListTexts.value.seat(seat + 1);
}

/** "Nora, Ole and Mia" */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(names);
}

/** What a kept game is called within a sentence: “Friday”, or the game of Nora and Ole. */
export function gameCalled({ title, people }: Pick<KeptGame, 'title' | 'people'>): string {
  const { titled, gameOf, nameless } = gamesListTexts.value;
  if (title !== null) return titled(title);
  return people.length === 0 ? nameless : gameOf(listOf(people.map(({ name }) => name)));
}
