import type { Side } from '../../../rules/data/boards';
import { victory } from '../../../rules/play/finalScoring';
import type { GameState, Reef, Seat } from '../../../rules/state';
import { parsePosition } from '../../../rules/text/position';

/** What one wants to know of a kept game before opening it. */
export interface Glimpse {
  readonly side: Side;
  /** The reef of the leader. */
  readonly reef: Reef;
  readonly round: number;
  /** Whose turn it is; null once the game is over. */
  readonly toMove: Seat | null;
  /** Empty before the end. */
  readonly winners: readonly Seat[];
  /** How many points each has, in seat order. */
  readonly standings: readonly number[];
}

/** From where the game stands, in notation; null if that cannot be read. */
export function glimpseOf(position: string): Glimpse | null {
  const parsed = parsePosition(position);
  return parsed.ok ? glimpseAt(parsed.value) : null;
}

export function glimpseAt(state: GameState): Glimpse {
  const isOver = state.step.type === 'over';
  const { reef } = state.players[leaderOf(state)];
  return {
    side: state.side,
    reef,
    round: state.round,
    toMove: isOver ? null : state.seat,
    winners: isOver ? victory(state).winners : [],
    standings: state.players.map((player) => player.points),
  };
}

/** The player with most points, limestone breaking a tie as at the end; among equals the one to move or next. */
export function leaderOf(state: GameState): Seat {
  const { winners } = victory(state);
  const count = state.players.length;
  const after = (seat: Seat) => (seat - state.seat + count) % count;
  return winners.reduce((first, seat) => (after(seat) < after(first) ? seat : first));
}
