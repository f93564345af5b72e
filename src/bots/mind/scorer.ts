import { STORE } from '../../rules/data/limestone';
import { scoringLimestone } from '../../rules/play/scoringPhase';
import {
  CORAL,
  createPosition,
  JELLYFISH,
  LAST_SCORER,
  LIMESTONE,
  OCTOPUS,
  POINTS,
  type Position,
  ROUND,
  SEAT,
  seatStart,
  TOKENS,
} from '../board/position';
import { colourPoints } from '../board/scoring';
import type { Evaluator } from './evaluator';
import { AFTER_SCORING } from './features';

/** One of the four colours, or this. */
export const PASS = 4;

/** What each choice in a scoring phase is worth to the player to move. */
export interface Scorer {
  /** By choice, the value in points; -Infinity for a colour that was scored already. */
  readonly values: Float64Array;
  /** The position after the choice as the network sees it; holds until the next call. */
  after(position: Position, choice: number): Position;
  judge(position: Position): void;
}

export function createScorer(evaluator: Evaluator): Scorer {
  const values = new Float64Array(5);
  const work = createPosition();

  function after(position: Position, choice: number): Position {
    work.set(position);
    const seat = work[SEAT];
    const at = seatStart(seat);
    if (choice === PASS) {
      if (work[LAST_SCORER] >= 0) work[OCTOPUS] = work[LAST_SCORER];
      return work;
    }
    work[at + POINTS] += colourPoints(work, at, choice);
    work[at + TOKENS + choice] = JELLYFISH;
    work[at + LIMESTONE] = Math.min(STORE, work[at + LIMESTONE] + scoringLimestone(work[ROUND]));
    // As far as anyone knows now, no later player scores.
    work[OCTOPUS] = seat;
    return work;
  }

  return {
    values,
    after,
    judge(position) {
      const at = seatStart(position[SEAT]);
      evaluator.look(position, position[SEAT]);
      for (let choice = 0; choice <= PASS; choice++) {
        const isThere = choice === PASS || position[at + TOKENS + choice] === CORAL;
        values[choice] = isThere ? evaluator.value(after(position, choice), AFTER_SCORING) : Number.NEGATIVE_INFINITY;
      }
    },
  };
}
