import { CALLED, ENDING, OCTOPUS, PLAYERS, type Position, ROUND, SCORE, SEAT, SETTLE, STEP } from '../board/position';
import type { Evaluator } from '../mind/evaluator';
import { AFTER_SCORING, AFTER_TURN } from '../mind/features';

/** The points that a player may expect at any moment of the game, also when others move. */
export interface Expectation {
  of(position: Position, seat: number): number;
}

/** The network knows two moments of a round: each player's own turn and own scoring decision have just ended. */
export function createExpectation(evaluator: Evaluator): Expectation {
  return {
    of(position, seat) {
      evaluator.look(position, seat);
      if (position[STEP] === SCORE) return evaluator.value(position, AFTER_SCORING);
      if (hasMoved(position, seat) || position[ENDING] === CALLED) return evaluator.value(position, AFTER_TURN);
      // All is as after the last scoring, but in the first round, where nothing was scored before.
      if (position[ROUND] === 1) return evaluator.value(position, AFTER_SCORING);
      position[ROUND]--;
      const points = evaluator.value(position, AFTER_SCORING);
      position[ROUND]++;
      return points;
    },
  };
}

/** Whether the player's turn of this round is over, or as good as over. */
export function hasMoved(position: Position, seat: number): boolean {
  const own = turnOf(position, seat);
  const now = turnOf(position, position[SEAT]);
  return own < now || (own === now && position[STEP] === SETTLE);
}

function turnOf(position: Position, seat: number): number {
  return (seat - position[OCTOPUS] + position[PLAYERS]) % position[PLAYERS];
}
