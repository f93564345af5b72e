import {
  CHARACTERS,
  FISH,
  type GameId,
  LONGEST_NAME_UNITS,
  LONGEST_TITLE_UNITS,
  type Person,
  type SeatMind,
} from '../../history/record';
import { SAVE_VERSION } from '../versions';
import type { Save } from './save';

/** What a list has to know of a game; the position is read when it is shown. */
export interface KeptGame {
  readonly id: GameId;
  readonly title: string | null;
  readonly people: readonly Person[];
  readonly touched: number;
  readonly isOver: boolean;
  readonly position: string;
}

export const FORMAT = 'lumicora';

/** Where a game is listed. */
const SHELVES = ['running', 'over', 'removed'] as const;
export type Shelf = (typeof SHELVES)[number];

/** Where a game is to be listed. */
export function shelfFor({ removed, isOver }: Pick<Save, 'removed' | 'isOver'>): Shelf {
  return removed !== null ? 'removed' : isOver ? 'over' : 'running';
}

/** Where a stored game is listed; null if that is damaged. */
export function shelfOf(value: unknown): Shelf | null {
  return (isObject(value) && SHELVES.find((shelf) => shelf === value.shelf)) || null;
}

/** What a list shows of a game. */
export function headOf({ id, title, touched, isOver, position, record: { people } }: Save): KeptGame {
  return { id, title, people, touched, isOver, position };
}

/** Reads only what a list shows of a stored game; null if that is damaged. */
export function parseHead(value: unknown): KeptGame | null {
  if (!isObject(value)) return null;
  const { id, title, touched, shelf, isOver, position } = value;
  const people = parseListedPeople(value.people);
  if (!isText(id) || !isTitle(title) || people === null || !isTime(touched) || !isText(position)) return null;
  // Among deleted games their place does not tell.
  return { id, title, people, touched, isOver: shelf === 'removed' ? isOver === true : shelf === 'over', position };
}

/** Null if that is damaged. Copies the known keys only: unknown ones are dropped. */
export function parsePeople(value: unknown): readonly Person[] | null {
  if (!isPeople(value) || !value.every(({ mind }) => mind === null || isMind(mind))) return null;
  return value.map(plainPerson);
}

/**
 * The same for a list, from any version. Before version 3 nobody thought for a person, and a newer app may have characters
 * that are unknown here: a game of theirs is listed, and says when it is opened that it needs the newer app.
 */
export function parseListedPeople(value: unknown): readonly Person[] | null {
  return isPeople(value) ? value.map(plainPerson) : null;
}

/** What former versions put behind the title of a copy, however long that was. */
const COPIED = 20;

export function isTitle(value: unknown): value is string | null {
  return value === null || (isText(value) && value.length <= LONGEST_TITLE_UNITS + COPIED);
}

/** A time that `Date` can show. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Small letters and digits only: it is part of addresses, keys and file names, which may not tell small from large. */
export function isGameId(value: unknown): value is GameId {
  return isText(value) && /^[0-9a-z]{1,32}$/.test(value);
}

/** No number here comes near a billion; one close to what can be counted could not go up any more. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 1e9;
}

/** Only a newer app can read it. */
export function isFromNewerApp(value: unknown, rules: number): boolean {
  return isObject(value) && (Number(value.version) > SAVE_VERSION || Number(value.rules) > rules);
}

/** A person whose mind is still to be checked. */
type NamedPerson = Pick<Person, 'name' | 'fish'> & { readonly mind?: unknown };

function isPeople(value: unknown): value is readonly NamedPerson[] {
  // A list may have holes, which `every` alone would skip.
  return Array.isArray(value) && value.length <= 4 && Array.from(value).every(isPerson);
}

function isPerson(value: unknown): value is NamedPerson {
  if (!isObject(value)) return false;
  const { name, fish } = value;
  return isText(name) && name.length <= LONGEST_NAME_UNITS && FISH.some((each) => each === fish);
}

function isMind(value: unknown): value is SeatMind {
  return isObject(value) && CHARACTERS.some((each) => each === value.character) && isCount(value.version);
}

function plainPerson({ name, fish, mind }: NamedPerson): Person {
  return { name, fish, mind: isMind(mind) ? { character: mind.character, version: mind.version } : null };
}
