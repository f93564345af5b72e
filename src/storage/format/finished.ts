import type { GameId, Person } from '../../history/record';
import { isFromNewerApp, isGameId, isObject, isText, isTime, parseListedPeople } from './head';
import { isOrigin, parseSave, plainOrigin, type Save } from './save';

/** What can be told of a finished game at a glance: who played, and how it stands in notation. */
export interface FinishedGame {
  readonly id: GameId;
  readonly created: number;
  readonly touched: number;
  readonly people: readonly Person[];
  readonly position: string;
  /** The same for the same deal to the same people, as with a copy of a game. */
  readonly deal: string;
  /** All of it; null if that is damaged. */
  read(): Save | null;
}

/** Two games that are as long alike are one that was copied: about two rounds of four. */
const BEGINNING_MOVES = 40;

/** Reads what a chronicle needs first of a stored game; null if that is damaged, or if a newer app has written it. */
export function parseFinished(value: unknown, rules: number): FinishedGame | null {
  if (!isObject(value) || isFromNewerApp(value, rules)) return null;
  const { id, created, touched, position, origin, log } = value;
  const people = parseListedPeople(value.people);
  if (!isGameId(id) || !isTime(created) || !isTime(touched) || people === null) return null;
  if (!isText(position) || !isOrigin(origin)) return null;
  const seated = people.map(({ name, fish, mind }) => [name, fish, mind?.character ?? null]);
  // First games with lessons are dealt from few seeds: the same people may have played the same deal twice. Copies have
  // begun alike.
  const beginning = value.isGuided === true && isText(log) ? log.split(' ', BEGINNING_MOVES) : null;
  const deal = JSON.stringify([plainOrigin(origin), seated, beginning]);
  const read = () => {
    const parsed = parseSave(value, rules);
    return parsed.ok ? parsed.save : null;
  };
  return { id, created, touched, people, position, deal, read };
}
