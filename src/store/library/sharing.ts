import type { GameRecord } from '../../history/record';
import type { GameState } from '../../rules/state';
import { decodeGame, encodeGame } from '../../storage/links/compact';

/** The game of a link, the text that it was in, and where it stands. */
export interface LinkedGame {
  readonly code: string;
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
  const own = withoutTail(code);
  const decoded = decodeGame(own);
  if (!decoded.ok) return decoded;
  return { ok: true, code: own, record: decoded.record, end: decoded.replayed.state };
}

/** A link within a sentence or in brackets takes along what stood behind it. */
function withoutTail(code: string): string {
  return code.replace(/[\s.,;:!?"'“”»)\]}>]+$/, '');
}
