import type { GameRecord } from '../history/record';
import { formatPosition } from '../rules/notation';
import { decodeGame, encodeGame } from '../storage/compact';
import { followed } from '../storage/follow';

/** What a link holds: a game with where it stands, in notation; or why there is none to be had. */
export type SharedGame =
  | { readonly ok: true; readonly record: GameRecord; readonly position: string }
  | { readonly ok: false; readonly why: 'damaged' | 'newer' };

/** The whole game as a short text for a link; null if it fits into none. */
export function shareGame(record: GameRecord): string | null {
  return encodeGame(record);
}

/** Reads such a text. Nothing is kept by that. */
export function readSharedGame(code: string): SharedGame {
  const decoded = decodeGame(withoutTail(code));
  if (!decoded.ok) return decoded;
  const { state } = followed(decoded.record.origin, decoded.record.log);
  if (state === null) throw new Error('the rules have followed this game a moment ago');
  return { ok: true, record: decoded.record, position: formatPosition(state) };
}

/** A link within a sentence or in brackets takes along what stood behind it. */
function withoutTail(code: string): string {
  return code.replace(/[\s.,;:!?"'“”»)\]}>]+$/, '');
}
