import type { GameRecord } from '../history/record';
import { crc32 } from './format/crc32';
import { formatBytes, parseBytes } from './links/base64url';
import { type Digits, numberFrom, pop, put, type Source, Unfit } from './links/digits';
import { popOrigin, putOrigin } from './links/originDigits';
import { popWay, putWay } from './logDigits';
import { popPeople, putPeople } from './peopleDigits';

/** Goes up when the same moves would no longer make the same game: codes of before are then told apart. */
export const RULES_VERSION = 1;

/** Goes up when codes are built in another way. It comes first, so that it can always be read. */
const FORMAT_VERSION = 1;

const VERSIONS = 16;

/** Far more than a game needs; nothing longer is even looked at. */
const LONGEST_CODE = 4000;

const CHECKSUM_BYTES = 4;

export type Decoded =
  | { readonly ok: true; readonly record: GameRecord }
  /** It is no code of ours or not all of it; or it is from a version that knows more than this one. */
  | { readonly ok: false; readonly why: 'damaged' | 'newer' };

/**
 * A whole game as a short text for a link: one large number, whose digits say in this order the versions, how the game
 * began, who plays, and each move as one of those the rules allow; before it a checksum. Null if the rules refuse it.
 *
 * What makes no difference is not kept: of a seed only 32 bits, of several luminos in one move not their order.
 */
export function encodeGame({ people, origin, log, ahead }: GameRecord): string | null {
  try {
    const digits: Digits = [];
    put(digits, FORMAT_VERSION, VERSIONS);
    put(digits, RULES_VERSION, VERSIONS);
    const start = putOrigin(digits, origin);
    putPeople(digits, people, start.players.length);
    putWay(digits, start, { log, ahead });
    const code = sealed(numberFrom(digits));
    return code.length > LONGEST_CODE ? null : code;
  } catch (error) {
    if (error instanceof Unfit) return null;
    throw error;
  }
}

/** Reads what `encodeGame` writes. The rules have then played every move of it. Never throws. */
export function decodeGame(code: string): Decoded {
  const value = unsealed(code);
  if (value === null) return DAMAGED;
  try {
    const source: Source = { rest: value };
    const format = pop(source, VERSIONS);
    if (format > FORMAT_VERSION) return NEWER;
    const rules = pop(source, VERSIONS);
    if (rules > RULES_VERSION) return NEWER;
    const { origin, start } = popOrigin(source);
    const people = popPeople(source, start.players.length);
    const record: GameRecord = { people, origin, ...popWay(source, start) };
    // One game has one code: what we would write in another way is none of ours.
    return encodeGame(record) === code ? { ok: true, record } : DAMAGED;
  } catch (error) {
    if (error instanceof Unfit) return DAMAGED;
    throw error;
  }
}

const DAMAGED = { ok: false, why: 'damaged' } as const;
const NEWER = { ok: false, why: 'newer' } as const;

function sealed(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  const bytes = even.match(/../g)?.map((two) => Number.parseInt(two, 16)) ?? [];
  const sum = new DataView(new ArrayBuffer(CHECKSUM_BYTES));
  sum.setUint32(0, crc32(Uint8Array.from(bytes)));
  return formatBytes(Uint8Array.from([...new Uint8Array(sum.buffer), ...bytes]));
}

/** Null unless the checksum is right. A large number is made only then. */
function unsealed(code: string): bigint | null {
  const bytes = code.length > LONGEST_CODE ? null : parseBytes(code);
  if (bytes === null || bytes.length <= CHECKSUM_BYTES) return null;
  const rest = bytes.subarray(CHECKSUM_BYTES);
  const sum = new DataView(bytes.buffer).getUint32(0);
  return sum === crc32(rest) ? BigInt(`0x${hexOf(rest)}`) : null;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
