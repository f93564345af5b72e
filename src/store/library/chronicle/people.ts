import type { Fish } from '../../../history/record';
import type { Seat } from '../../../rules/state';
import type { NameGroups } from '../../../storage/format/nameGroups';
import { nameKey } from '../joinedNames';
import type { SeatDetails } from './details';
import { compareResults, type Result, type SeatResult } from './results';

/** A game that counts; without details as long as it was not played through. */
export interface CountedGame extends Result {
  readonly details: readonly SeatDetails[] | null;
}

/** What stands for a person, whichever of their names is used. */
export type PersonKey = string;

/** A game, and where in it each person sat. */
export interface PeopledGame extends CountedGame {
  readonly seatOf: ReadonlyMap<PersonKey, Seat>;
}

/** Someone who has played. */
export interface Someone {
  readonly key: PersonKey;
  /** What they are called: the first of joined names, or as it was written last. */
  readonly name: string;
  /** The one they had most often. */
  readonly fish: Fish;
  /** All names that were joined to be theirs, or just this one. */
  readonly names: readonly string[];
  /** In the order in which they were finished. */
  readonly games: readonly PeopledGame[];
}

/** Finds out who sat where. */
export function findSeats(games: readonly CountedGame[], groups: NameGroups): readonly PeopledGame[] {
  const keyOf = createKeys(groups);
  return games.map((game) => ({ ...game, seatOf: seatsIn(game, keyOf) }));
}

/** Everyone who played, those with most games first. */
export function findPeople(games: readonly PeopledGame[], groups: NameGroups): readonly Someone[] {
  const gamesOf = new Map<PersonKey, PeopledGame[]>();
  for (const game of games) {
    for (const key of game.seatOf.keys()) {
      const own = gamesOf.get(key);
      if (own === undefined) gamesOf.set(key, [game]);
      else own.push(game);
    }
  }
  return [...gamesOf]
    .map(([key, own]) => someone(key, own, groups))
    .sort((a, b) => b.games.length - a.games.length || (a.key < b.key ? -1 : 1));
}

function createKeys(groups: NameGroups): (name: string) => PersonKey {
  const keys = new Map(groups.flatMap((group) => group.map((name) => [nameKey(name), nameKey(group[0])] as const)));
  return (name) => {
    const key = nameKey(name);
    return keys.get(key) ?? key;
  };
}

/** Two names of one person at one table, which is rare: then the better seat is theirs. */
function seatsIn({ seats }: CountedGame, keyOf: (name: string) => PersonKey): ReadonlyMap<PersonKey, Seat> {
  const found = new Map<PersonKey, Seat>();
  for (const [seat, result] of seats.entries()) {
    if (result.character !== null) continue;
    const key = keyOf(result.name);
    const other = found.get(key);
    if (other === undefined || compareResults(result, seats[other]) > 0) found.set(key, seat);
  }
  return found;
}

function someone(key: PersonKey, games: readonly PeopledGame[], groups: NameGroups): Someone {
  const seats = games.map((game) => seatIn(game, key));
  const group = groups.find(([first]) => nameKey(first) === key);
  const last = seats[seats.length - 1].name.trim();
  return { key, name: group?.[0] ?? last, fish: mostOften(seats), names: group ?? [last], games };
}

/** Where that person sat, who was there. */
export function seatIn({ id, seats, seatOf }: PeopledGame, key: PersonKey): SeatResult {
  const seat = seatOf.get(key);
  if (seat === undefined) throw new Error(`${key} was not in game ${id}`);
  return seats[seat];
}

/** The same for where their points came from; null as long as that is not known. */
export function detailsIn({ details, seatOf }: PeopledGame, key: PersonKey): SeatDetails | null {
  const seat = seatOf.get(key);
  return (seat !== undefined && details?.[seat]) || null;
}

export function hasWon({ winners, seatOf }: PeopledGame, key: PersonKey): boolean {
  const seat = seatOf.get(key);
  return seat !== undefined && winners.includes(seat);
}

/** Of several as often, the one they had last. */
function mostOften(seats: readonly SeatResult[]): Fish {
  const counts = new Map<Fish, number>();
  for (const { fish } of seats) counts.set(fish, (counts.get(fish) ?? 0) + 1);
  return seats.reduce(
    (best, { fish }) => ((counts.get(fish) ?? 0) >= (counts.get(best) ?? 0) ? fish : best),
    seats[0].fish,
  );
}
