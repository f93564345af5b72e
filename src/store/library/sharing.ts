import type { GameRecord } from '../../history/record';
import type { GameState } from '../../rules/state';
import { decodeGame, encodeGame } from '../../storage/links/compact';

/** The game of a link, and where it stands. */
export interface LinkedGame {
  readonly record: GameRecord;
  readonly end: GameState;
}

/** What a link holds: a game with where it stands; or why there is none to be had. */
export type SharedGame =
  | ({ readonly ok: true } & LinkedGame)
  | { readonly ok: false; readonly why: 'damaged' | 'newer' | 'olderRules' };

/** The whole game as a short text for a link; null if it fits into none. */
export function shareGame(record: GameRecord): string | null {
  return encodeGame(record);
}

/** Reads such a text. Nothing is kept by that. */
export function readSharedGame(code: string): SharedGame {
  const decoded = decodeGame(withoutTail(code));
  if (!decoded.ok) return decoded;
  return { ok: true, record: decoded.record, end: decoded.replayed.state };
}

/** A link within a sentence or in brackets takes along what stood behind it. */
function withoutTail(code: string): string {
  return code.replace(/[\s.,;:!?"'“”»)\]}>]+$/, '');
}
