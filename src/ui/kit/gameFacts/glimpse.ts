import type { Side } from '../../../rules/data/boards';
import { victory } from '../../../rules/play/finalScoring';
import type { GameState, Reef, Seat } from '../../../rules/state';
import { parsePosition } from '../../../rules/text/position';

/** What one wants to know of a kept game before opening it. */
export interface Glimpse {
  readonly side: Side;
  /** Of the player who is named beside it: whose turn it is, or who has won. */
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
  const winners = isOver ? victory(state).winners : [];
  const toMove = isOver ? null : state.seat;
  return {
    side: state.side,
    reef: state.players[toMove ?? winners[0]].reef,
    round: state.round,
    toMove,
    winners,
    standings: state.players.map((player) => player.points),
  };
}
