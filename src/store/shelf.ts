import { FISH, type GameRecord, LONGEST_NAME_UNITS, type LogEntry, type Origin, type Person } from '../storage/record';

// Games in localStorage, one key each. It is small and quick; a database takes its place once games must survive more.

export type GameId = string;

/** A game on the shelf, and when it was last put there, in milliseconds since 1970. */
export interface Shelved {
  readonly id: GameId;
  readonly touched: number;
  /** The game has been played to its end. */
  readonly isOver: boolean;
  readonly record: GameRecord;
}

const PREFIX = 'lumicora.game.';

/** No game has so many moves by far; something else could take minutes to be played through. */
const LONGEST_LOG = 3000;

/** So many games are kept; the ones untouched for longest make room, finished ones first. */
const MOST = 40;

export function newGameId(): GameId {
  // randomUUID exists in secure contexts only, and a tablet may reach us by a plain address in the local network.
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  return a.toString(36) + b.toString(36);
}

/** Storage may be full or forbidden: what could not be kept lives here, as long as the page does. */
const unkept = new Map<GameId, Shelved>();

/** Whether it is really kept now. */
export function putOnShelf(game: Shelved): boolean {
  try {
    const { id, ...rest } = game;
    localStorage.setItem(PREFIX + id, JSON.stringify(rest));
    unkept.delete(id);
    makeRoom(id);
    return true;
  } catch {
    unkept.set(game.id, game);
    return false;
  }
}

/** The game; null if there is none; 'damaged' if what is there cannot be read. It is left as it is then. */
export function takeFromShelf(id: GameId): Shelved | 'damaged' | null {
  const held = unkept.get(id);
  if (held !== undefined) return held;
  try {
    const text = localStorage.getItem(PREFIX + id);
    return text === null ? null : (parseShelved(id, text) ?? 'damaged');
  } catch {
    return null;
  }
}

export function removeFromShelf(id: GameId): void {
  unkept.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {}
}

/** Every game that can be read, the one touched last first. */
export function shelvedGames(): readonly Shelved[] {
  return [...new Set([...keptIds(), ...unkept.keys()])]
    .map(takeFromShelf)
    .filter((game): game is Shelved => game !== null && game !== 'damaged')
    .sort((a, b) => b.touched - a.touched);
}

function keptIds(): readonly GameId[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** For that one, which stays. */
function makeRoom(id: GameId): void {
  const games = shelvedGames();
  if (games.length <= MOST) return;
  const oldest = games.filter((game) => game.id !== id).reverse();
  const [least] = [...oldest.filter(({ isOver }) => isOver), ...oldest];
  removeFromShelf(least.id);
}

function parseShelved(id: GameId, text: string): Shelved | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const { touched, isOver, record } = value;
  if (!isTime(touched) || typeof isOver !== 'boolean' || !isObject(record)) return null;
  const { people, origin, log } = record;
  if (!Array.isArray(people) || !people.every(isPerson) || !isOrigin(origin)) return null;
  if (!Array.isArray(log) || log.length > LONGEST_LOG || !log.every(isEntry)) return null;
  return { id, touched, isOver, record: { people, origin, log } };
}

function isPerson(value: unknown): value is Person {
  if (!isObject(value)) return false;
  const { name, fish } = value;
  return typeof name === 'string' && name.length <= LONGEST_NAME_UNITS && FISH.some((each) => each === fish);
}

/** Only its outline: whether there can be such a game is for the rules to say. */
function isOrigin(value: unknown): value is Origin {
  if (!isObject(value)) return false;
  return value.type === 'dealt' ? isOptions(value.options) : value.type === 'position' && isText(value.position);
}

function isOptions(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { players, side, scoreBoard, octopus, seed } = value;
  const isSeatOrLot = isText(octopus) || isNumber(octopus);
  return isNumber(players) && isText(side) && isText(scoreBoard) && isSeatOrLot && isNumber(seed);
}

/** As above: each is played by the rules before it counts. */
function isEntry(value: unknown): value is LogEntry {
  return isObject(value) && isText(value.type) && (value.type !== 'takenBack' || isCount(value.moves));
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0;
}

/** A moment that a calendar knows. */
function isTime(value: unknown): value is number {
  return isNumber(value) && !Number.isNaN(new Date(value).getTime());
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
