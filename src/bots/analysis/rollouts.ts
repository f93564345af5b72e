import { COLOURS } from '../../rules/data/luminos';
import type { Move } from '../../rules/state';
import { hashPosition } from '../board/dice';
import { playMove } from '../board/move';
import {
  createPosition,
  OFFER,
  OVER,
  PLAYERS,
  POINTS,
  type Position,
  SCORE,
  SEAT,
  STEP,
  seatStart,
} from '../board/position';
import { finalPoints } from '../board/scoring';
import type { Ground } from '../board/tables';
import { endTurn, pass, scoreColour } from '../board/turn';
import { createEvaluator } from '../mind/evaluator';
import type { Network } from '../mind/network';
import { LAY_COUNT, playPlan, TAKE_COUNT } from '../mind/plan';
import { createPlanner } from '../mind/planner';
import { createScorer, PASS } from '../mind/scorer';
import { createDeal } from './deal';
import { createExpectation } from './expectation';

/**
 * Plays a game on as the evaluation of the mind likes it best, with the unseen luminos dealt anew. The same deal deals
 * alike to everything that is tried from a position. Nothing here knows what was drawn in the real game.
 */
export interface Rollouts {
  /** Plays these moves of the player to move, a whole decision, and then on to the end of the game. */
  playOut(from: Position, moves: readonly Move[], deal: number): void;
  /** The same, but only up to the player's next turn; what everyone may expect then is up to the evaluation. */
  playAhead(from: Position, moves: readonly Move[], deal: number): void;
  /** By seat, of the last one: the final points, or those expected. */
  readonly points: Float64Array;
  /** Where it ended. */
  readonly end: Position;
  /** By seat, MADE numbers each: what was scored by colour since, and what discarding has cost. */
  readonly made: Int16Array;
  /**
   * To be called before what has to come out alike, whatever was tried before it: so between two lines that are compared, or
   * in the second one the others answer to the first.
   */
  forget(): void;
}

/** Four colours, and discarding. */
export const MADE = 5;

export function createRollouts(ground: Ground, network: Network): Rollouts {
  const evaluator = createEvaluator(ground, network);
  const planner = createPlanner(ground, evaluator, true);
  const scorer = createScorer(evaluator);
  const expectation = createExpectation(evaluator);
  const dice = createDeal();
  const trial = createPosition();
  const points = new Float64Array(4);
  const made = new Int16Array(4 * MADE);
  const isKnown = new Uint8Array(4);

  function begin(from: Position, moves: readonly Move[], deal: number): void {
    trial.set(from);
    isKnown.fill(0);
    made.fill(0);
    dice.follow(trial);
    dice.start(Math.imul(hashPosition(from) ^ Math.imul(deal + 1, 0x85ebca6b), 0x9e3779b1));
    for (const move of moves) {
      const seat = trial[SEAT];
      const before = trial[seatStart(seat) + POINTS];
      dice.fill(isFillingAtoll(move) ? 'atoll' : 'displays');
      playMove(trial, ground, move, dice);
      const kind = move.type === 'score' ? COLOURS.indexOf(move.colour) : MADE - 1;
      made[MADE * seat + kind] += trial[seatStart(seat) + POINTS] - before;
    }
    // After a special action the turn is still to come.
    if (moves.at(-1)?.type === 'special') playOne();
  }

  /** One turn or one scoring decision. */
  function playOne(): void {
    const seat = trial[SEAT];
    isKnown[seat] = 1;
    if (trial[STEP] !== SCORE) {
      dice.fill('displays');
      // Nothing left to lay: only in a position that begins just there.
      if (planner.plan(trial, 1, 1) === 0) {
        endTurn(trial, dice);
        return;
      }
      const plan = planner.plans[0];
      points[seat] = planner.values[0];
      made[MADE * seat + MADE - 1] -= plan[TAKE_COUNT] - plan[LAY_COUNT];
      dice.fill('atoll');
      playPlan(trial, ground, plan, dice);
      dice.fill('displays');
      endTurn(trial, dice);
      return;
    }
    scorer.judge(trial);
    const choice = bestOf(scorer.values);
    points[seat] = scorer.values[choice];
    dice.fill('displays');
    if (choice === PASS) {
      pass(trial, dice);
      return;
    }
    const before = trial[seatStart(seat) + POINTS];
    scoreColour(trial, choice, dice);
    made[MADE * seat + choice] += trial[seatStart(seat) + POINTS] - before;
  }

  function closeGame(): void {
    for (let seat = 0; seat < trial[PLAYERS]; seat++) {
      points[seat] = trial[seatStart(seat) + POINTS] + finalPoints(trial, seat, ground);
    }
  }

  return {
    points,
    end: trial,
    made,
    playOut(from, moves, deal) {
      begin(from, moves, deal);
      while (trial[STEP] !== OVER) playOne();
      closeGame();
    },
    playAhead(from, moves, deal) {
      const seat = from[SEAT];
      begin(from, moves, deal);
      while (trial[STEP] !== OVER) {
        if (trial[STEP] !== OFFER || trial[SEAT] !== seat) {
          playOne();
          continue;
        }
        planner.plan(trial, 1, 1);
        points[seat] = planner.values[0];
        for (let other = 0; other < trial[PLAYERS]; other++) {
          if (other !== seat && isKnown[other] === 0) points[other] = expectation.of(trial, other);
        }
        return;
      }
      closeGame();
    },
    forget: planner.forget,
  };
}

function isFillingAtoll(move: Move): boolean {
  return move.type === 'special' ? move.from === 'atoll' : move.type.startsWith('take');
}

export function bestOf(values: Float64Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) if (values[index] > values[best]) best = index;
  return best;
}
