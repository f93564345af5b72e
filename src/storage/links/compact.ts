import type { GameRecord } from '../../history/record';
import type { Replay } from '../../history/replay';
import type { GameState } from '../../rules/state';
import { formatPosition } from '../../rules/text/position';
import { crc32 } from '../format/crc32';
import { LINK_VERSION, RULES_VERSION } from '../versions';
import { formatBytes, parseBytes } from './base64url';
import { type Digits, numberFrom, pop, put, type Source, Unfit } from './digits';
import { popWay, putWay } from './logDigits';
import { popOrigin, putOrigin } from './originDigits';
import { popPeople, putPeople } from './peopleDigits';

const VERSIONS = 16;

/** Far more than a game needs; nothing longer is even looked at. */
const LONGEST_CODE = 4000;

const CHECKSUM_BYTES = 4;

export type Decoded =
  /** The game, and how the rules have played it. */
  | { readonly ok: true; readonly record: GameRecord; readonly replayed: Replay }
  /**
   * It is no code of ours or not all of it; it is from a version that knows more than this one; or it was made by older
   * rules, which allowed other moves: each move is one of those, so it would be read as another game.
   */
  | { readonly ok: false; readonly why: 'damaged' | 'newer' | 'olderRules' };

/**
 * A whole game as a short text for a link: one large number, whose digits say in this order the versions, how the game
 * began, who plays, and each move as one of those the rules allow; before it a checksum. Null if the rules refuse it.
 *
 * What makes no difference is not kept: of a seed only 32 bits, of several luminos in one move not their order. Nor are
 * lessons and hints: they belong to the table where the game was played.
 */
export function encodeGame({ people, origin, log, redo }: GameRecord, rules = RULES_VERSION): string | null {
  try {
    const digits: Digits = [];
    const start = putBeginning(digits, { version: LINK_VERSION, rules, origin, people });
    putWay(digits, start, { log, redo });
    return sealed(numberFrom(digits));
  } catch (error) {
    if (error instanceof Unfit) return null;
    throw error;
  }
}

/**
 * The codes that the game of this one has in every version of the links, the latest first; none if it is damaged. All moves
 * are written alike, so none is played. A game with more in it than a version can say has no code of that version.
 */
export function codesOfSameGame(code: string): readonly string[] {
  const versions = Array.from({ length: LINK_VERSION }, (_, index) => LINK_VERSION - index);
  return versions.map((version) => writtenIn(version, code)).filter((each) => each !== null);
}

function writtenIn(version: number, code: string): string | null {
  const value = unsealed(code);
  if (value === null) return null;
  try {
    const source: Source = { rest: value };
    const digits: Digits = [];
    putBeginning(digits, { ...popBeginning(source, popVersions(source)), version });
    return sealed(numberFrom(digits, source.rest));
  } catch (error) {
    if (error instanceof Unfit) return null;
    throw error;
  }
}

/** Reads what `encodeGame` writes, playing every move of it once. Never throws. */
export function decodeGame(code: string, present = RULES_VERSION): Decoded {
  return decode(code, (rules) => (rules > present ? 'newer' : rules < present ? 'olderRules' : null));
}

/** Reads a link code from a backup of a former version: whichever rules made it, it has to lead to that position. */
export function decodeBackupCode(code: string, position: string): Decoded {
  const decoded = decode(code, (rules) => (rules > RULES_VERSION ? 'newer' : null));
  if (!decoded.ok || formatPosition(decoded.replayed.state) === position) return decoded;
  return { ok: false, why: 'olderRules' };
}

/** One game has one code of each version: each digit is refused that would be written in another way. */
function decode(code: string, refuse: (rules: number) => 'newer' | 'olderRules' | null): Decoded {
  const value = unsealed(code);
  if (value === null) return DAMAGED;
  try {
    const source: Source = { rest: value };
    const versions = popVersions(source);
    if (versions.version > LINK_VERSION) return { ok: false, why: 'newer' };
    if (versions.version === 0 || versions.rules === 0) return DAMAGED;
    const why = refuse(versions.rules);
    if (why !== null) return { ok: false, why };
    const { origin, start, people } = popBeginning(source, versions);
    const { log, redo, ...replayed } = popWay(source, start);
    if (source.rest !== 0n) return DAMAGED;
    return { ok: true, record: { people, origin, isGuided: false, log, redo }, replayed };
  } catch (error) {
    if (error instanceof Unfit) return DAMAGED;
    throw error;
  }
}

const DAMAGED = { ok: false, why: 'damaged' } as const;

interface Versions {
  readonly version: number;
  readonly rules: number;
}

type Beginning = Versions & Pick<GameRecord, 'origin' | 'people'>;

/** Adds all that comes before the moves and gives the first state. */
function putBeginning(digits: Digits, { version, rules, origin, people }: Beginning): GameState {
  put(digits, version, VERSIONS);
  put(digits, rules, VERSIONS);
  const start = putOrigin(digits, origin);
  putPeople(digits, people, start.players.length, version);
  return start;
}

function popVersions(source: Source): Versions {
  return { version: pop(source, VERSIONS), rules: pop(source, VERSIONS) };
}

function popBeginning(source: Source, versions: Versions): Beginning & { readonly start: GameState } {
  const { origin, start } = popOrigin(source);
  return { ...versions, origin, start, people: popPeople(source, start.players.length, versions.version) };
}

/** Throws if it is too long. */
function sealed(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  const bytes = even.match(/../g)?.map((two) => Number.parseInt(two, 16)) ?? [];
  const sum = new DataView(new ArrayBuffer(CHECKSUM_BYTES));
  sum.setUint32(0, crc32(Uint8Array.from(bytes)));
  const code = formatBytes(Uint8Array.from([...new Uint8Array(sum.buffer), ...bytes]));
  if (code.length > LONGEST_CODE) throw new Unfit();
  return code;
}

/** Null unless the checksum is right. A large number is made only then. */
function unsealed(code: string): bigint | null {
  const bytes = code.length > LONGEST_CODE ? null : parseBytes(code);
  if (bytes === null || bytes.length <= CHECKSUM_BYTES) return null;
  const rest = bytes.subarray(CHECKSUM_BYTES);
  // No number is written with zeros in front of it.
  if (rest[0] === 0) return null;
  const sum = new DataView(bytes.buffer).getUint32(0);
  return sum === crc32(rest) ? BigInt(`0x${hexOf(rest)}`) : null;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
