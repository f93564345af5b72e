import { startOf } from '../../history/origin';
import { type GameId, type GameRecord, isNote, type LogEntry, type Origin } from '../../history/record';
import { replayLog } from '../../history/replay';
import type { GameOptions, Move } from '../../rules/state';
import { formatPosition } from '../../rules/text/position';
import { RULES_VERSION, SAVE_VERSION } from '../versions';
import { FORMAT, isCount, isGameId, isObject, isText, isTime, isTitle, parsePeople, shelfFor } from './head';
import { formatLog, formatMoves, parseLog, parseMoves } from './logText';

// How a kept game is written, in the database and in files: its shape, its version, and the way up from older ones.

/** A kept game with everything that is known about it. */
export interface Save {
  readonly id: GameId;
  /** What the players call it; null as long as they have not said. */
  readonly title: string | null;
  /** When it was begun and last touched, in milliseconds since 1970. */
  readonly created: number;
  readonly touched: number;
  /** How often it has been saved: of two copies the one with more knows more. */
  readonly saves: number;
  readonly isOver: boolean;
  /** When it was deleted; for a while it can be brought back. */
  readonly removed: number | null;
  /** Where it stands, in notation: lets it go on even if its log can no longer be followed. */
  readonly position: string;
  readonly record: GameRecord;
}

/** A save as plain JSON. */
export type Stored = Readonly<Record<string, unknown>> & { readonly id: GameId };

export type ParsedSave =
  | { readonly ok: true; readonly save: Save }
  /** `key` is what cannot be read. */
  | { readonly ok: false; readonly why: 'damaged'; readonly key: string }
  /** It comes from a newer app. */
  | { readonly ok: false; readonly why: 'newer' };

export function formatSave({ record, isOver, ...rest }: Save, rules = RULES_VERSION): Stored {
  const { people, origin, isGuided, log, redo } = record;
  return {
    format: FORMAT,
    version: SAVE_VERSION,
    rules,
    ...rest,
    shelf: shelfFor({ removed: rest.removed, isOver }),
    isOver,
    people: people.map(({ name, fish, mind }) => ({ name, fish, mind })),
    origin,
    isGuided,
    log: formatLog(log),
    // Its name in every version of the format.
    ahead: formatMoves(redo),
  };
}

/** Reads what any version up to this one has written. Whether the rules follow its log is not asked here. */
export function parseSave(value: unknown, rules = RULES_VERSION): ParsedSave {
  let data = value;
  for (;;) {
    if (!isObject(data) || data.format !== FORMAT) return damaged('format');
    const { version } = data;
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return damaged('version');
    if (version > SAVE_VERSION) return { ok: false, why: 'newer' };
    if (version === SAVE_VERSION) return parseCurrent(data, rules);
    data = MIGRATIONS[version - 1](data);
  }
}

/** One step up each, the first one from version 1. What they cannot make sense of they leave to the reader to refuse. */
const MIGRATIONS: readonly ((data: Readonly<Record<string, unknown>>) => unknown)[] = [
  namesMovesBriefly,
  saysWhoThinks,
  saysWhatIsGuided,
];

/** Version 1 lay in localStorage, each move as an object, and had no snapshot. */
function namesMovesBriefly({ id, touched, isOver, record }: Readonly<Record<string, unknown>>): unknown {
  if (!isObject(record) || !Array.isArray(record.log) || !record.log.every(isObject) || !isOrigin(record.origin)) {
    return null;
  }
  const { people, origin } = record;
  const log = record.log as readonly unknown[] as readonly LogEntry[];
  const start = startOf(origin);
  const end = start && replayLog(start, log);
  return (
    end !== null &&
    end.accepted.length === log.length &&
    log.every(isEntry) && {
      format: FORMAT,
      version: 2,
      rules: 1,
      id,
      title: null,
      created: touched,
      touched,
      saves: 1,
      isOver,
      removed: null,
      people,
      origin,
      log: formatLog(log),
      ahead: '',
      position: formatPosition(end.state),
    }
  );
}

/** In version 2 every seat was a person's. */
function saysWhoThinks({ people, ...rest }: Readonly<Record<string, unknown>>): unknown {
  const seated =
    Array.isArray(people) && people.map((person) => (isObject(person) ? { ...person, mind: null } : person));
  return { ...rest, version: 3, people: seated };
}

/** In version 3 no game had lessons. */
function saysWhatIsGuided(data: Readonly<Record<string, unknown>>): unknown {
  return { ...data, version: 4, isGuided: false };
}

/** The only note that version 1 knew. */
function isEntry(entry: LogEntry): boolean {
  return !isNote(entry) || (entry.type === 'takenBack' && isCount(entry.moves));
}

function parseCurrent(data: Readonly<Record<string, unknown>>, present: number): ParsedSave {
  const { id, title, created, touched, saves, isOver, removed, origin, isGuided, position, rules } = data;
  if (!isGameId(id)) return damaged('id');
  if (!isTitle(title)) return damaged('title');
  if (!isTime(created)) return damaged('created');
  if (!isTime(touched)) return damaged('touched');
  if (!isCount(saves)) return damaged('saves');
  if (typeof isOver !== 'boolean') return damaged('isOver');
  if (removed !== null && !isTime(removed)) return damaged('removed');
  const people = parsePeople(data.people);
  if (people === null) return damaged('people');
  if (!isOrigin(origin)) return damaged('origin');
  if (typeof isGuided !== 'boolean') return damaged('isGuided');
  if (!isText(position) || position.length > LONGEST_POSITION) return damaged('position');
  if (!isCount(rules)) return damaged('rules');
  if (rules > present) return { ok: false, why: 'newer' };
  const log: readonly LogEntry[] | null = parseLog(data.log);
  if (log === null) return damaged('log');
  const redo: readonly Move[] | null = parseMoves(data.ahead);
  if (redo === null) return damaged('ahead');
  const record: GameRecord = { people, origin: plainOrigin(origin), isGuided, log, redo };
  return { ok: true, save: { id, title, created, touched, saves, isOver, removed, position, record } };
}

/** Far longer than any position. */
const LONGEST_POSITION = 4000;

function damaged(key: string): ParsedSave {
  return { ok: false, why: 'damaged', key };
}

/** Only its outline: whether there can be such a game is for the rules to say. */
export function isOrigin(value: unknown): value is Origin {
  if (!isObject(value)) return false;
  if (value.type === 'position') return isText(value.position) && value.position.length <= LONGEST_POSITION;
  return value.type === 'dealt' && isOptions(value.options);
}

/** Copies the known keys only: unknown ones are dropped. */
export function plainOrigin(origin: Origin): Origin {
  if (origin.type === 'position') return { type: 'position', position: origin.position };
  const { players, side, scoreBoard, octopus, seed } = origin.options;
  return { type: 'dealt', options: { players, side, scoreBoard, octopus, seed } };
}

function isOptions(value: unknown): value is GameOptions {
  if (!isObject(value)) return false;
  const { players, side, scoreBoard, octopus, seed } = value;
  const isSeatOrLot = isText(octopus) || typeof octopus === 'number';
  return typeof players === 'number' && isText(side) && isText(scoreBoard) && isSeatOrLot && typeof seed === 'number';
}
