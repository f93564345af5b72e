import type { Made } from '../../history/timeline';
import type { GameState, Move, Seat } from '../../rules/state';

/** What a seat decided last: a whole turn, or what it did in a scoring phase. */
export interface Decision {
  readonly type: 'turn' | 'score' | 'pass';
  /** The game before its first move. */
  readonly before: GameState;
  readonly moves: readonly Move[];
}

/**
 * Null before the first turn, and while a turn goes on. A pass is news only in its scoring phase; after that the turn
 * before it is the last thing worth a word.
 */
export function lastDecision(past: readonly Made[], seat: Seat, now: GameState): Decision | null {
  const own = past.filter(({ state }) => state.seat === seat);
  const last = own.at(-1);
  if (last === undefined) return null;
  const { state, move } = last;
  if (move.type === 'score') return { type: 'score', before: state, moves: [move] };
  if (move.type === 'endTurn') return turnEndingAt(own, own.length - 1);
  if (move.type !== 'pass') return null;
  if (now.step.type === 'score' && now.round === state.round) return { type: 'pass', before: state, moves: [move] };
  return turnEndingAt(own, own.map((made) => made.move.type).lastIndexOf('endTurn'));
}

/** The turn that ends with this move of a seat. */
function turnEndingAt(own: readonly Made[], end: number): Decision | null {
  if (end < 0) return null;
  const { round } = own[end].state;
  const isOfTurn = ({ state, move }: Made) => state.round === round && move.type !== 'score' && move.type !== 'pass';
  let from = end;
  while (from > 0 && isOfTurn(own[from - 1]) && own[from - 1].move.type !== 'layStart') from--;
  return { type: 'turn', before: own[from].state, moves: own.slice(from, end + 1).map(({ move }) => move) };
}
