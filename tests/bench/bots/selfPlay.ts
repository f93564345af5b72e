import { createDice } from '../../../src/bots/board/dice';
import {
  ATOLL,
  ATOLL_COUNT,
  createPosition,
  OFFER,
  OVER,
  POINTS,
  type Position,
  readView,
  SEAT,
  SEAT_SIZE,
  STEP,
  seatStart,
} from '../../../src/bots/board/position';
import { finalPoints } from '../../../src/bots/board/scoring';
import { groundOf } from '../../../src/bots/board/tables';
import { endTurn, pass, scoreColour } from '../../../src/bots/board/turn';
import { createEvaluator } from '../../../src/bots/mind/evaluator';
import { AFTER_SCORING, AFTER_TURN, NO_TIME, outputRow, timeOf } from '../../../src/bots/mind/features';
import type { Network } from '../../../src/bots/mind/network';
import { ACTION, ATOLL_ACTION, playPlan, TAKE_COUNT } from '../../../src/bots/mind/plan';
import { createPlanner } from '../../../src/bots/mind/planner';
import { createScorer, PASS } from '../../../src/bots/mind/scorer';
import { publicView } from '../../../src/bots/publicView';
import type { Board } from '../../../src/rules/data/boards';
import { legalMoves, newGame } from '../../../src/rules/game';
import type { GameOptions } from '../../../src/rules/state';
import { chance, must, pick } from '../../support/rules/build';
import type { Sample } from './learner';

/** A position that a player came to: what the network saw, and what it then expected in the end. */
interface Visit {
  readonly rows: Int16Array;
  readonly output: number;
  readonly now: number;
  readonly value: number;
}

export interface SelfPlayed {
  readonly points: readonly number[];
  readonly samples: readonly Sample[];
}

/** Noise makes any of so many turns possible. */
const CHOICES = 12;

export interface Manner {
  /** By how many points at most its judgement is off. */
  readonly noise: number;
  /** How many ways to lay it keeps while planning. */
  readonly width: number;
  /** The share of what came in the end in what a position is worth, against what was expected on the way. */
  readonly trace: number;
}

/** One game of the network with itself. */
export function playItself(
  network: Network,
  board: Board,
  options: GameOptions,
  { noise, width, trace }: Manner,
): SelfPlayed {
  const random = chance(options.seed);
  const dice = createDice(options.seed);
  const ground = groundOf(board);
  const evaluator = createEvaluator(ground, network);
  const planner = createPlanner(ground, evaluator);
  const scorer = createScorer(evaluator);
  const position = createPosition();
  const seen = createPosition();
  let state = newGame(options);
  while (state.step.type === 'start') state = must(state, pick(legalMoves(state), random)).state;
  readView(publicView(state), position);
  const visits: Visit[][] = state.players.map(() => []);

  const visit = (seat: number, kind: number, after: Position) => {
    const time = timeOf(after, kind);
    if (time === NO_TIME) return;
    evaluator.look(after, seat);
    const now = evaluator.features.extract(after, time, kind, false);
    const rows = evaluator.features.rows.slice();
    const output = outputRow(after, time);
    visits[seat].push({ rows, output, now, value: now + network(rows, output) });
  };

  while (position[STEP] !== OVER) {
    const seat = position[SEAT];
    if (position[STEP] === OFFER) {
      const count = planner.plan(position, noise > 0 ? CHOICES : 1, width);
      const plan = planner.plans[best(planner.values, count, noise, random)];
      seen.set(position);
      playPlan(position, ground, plan, dice);
      // As the planner saw it: nobody knows yet what refills the atoll, or whether there is enough for that.
      const at = seatStart(seat);
      seen.set(position.subarray(at, at + SEAT_SIZE), at);
      seen[ATOLL_COUNT] += 1 - (plan[ACTION] === ATOLL_ACTION ? plan[TAKE_COUNT] : 0);
      seen.set(position.subarray(ATOLL, ATOLL + seen[ATOLL_COUNT]), ATOLL);
      visit(seat, AFTER_TURN, seen);
      endTurn(position, dice);
    } else {
      scorer.judge(position);
      const choice = best(scorer.values, 5, noise, random);
      visit(seat, AFTER_SCORING, scorer.after(position, choice));
      if (choice === PASS) pass(position, dice);
      else scoreColour(position, choice, dice);
    }
  }
  const points = visits.map((_, seat) => position[seatStart(seat) + POINTS] + finalPoints(position, seat, ground));
  return { points, samples: visits.flatMap((own, seat) => toSamples(own, points[seat], trace)) };
}

/** TD(lambda): what came in the end, mixed with what was expected on the way. */
function toSamples(visits: readonly Visit[], points: number, trace: number): Sample[] {
  let later = points;
  return [...visits].reverse().map(({ rows, output, now, value }) => {
    const target = later - now;
    later = trace * later + (1 - trace) * value;
    return { rows, output, target };
  });
}

function best(values: Float64Array, count: number, noise: number, random: () => number): number {
  let found = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const value = values[index] + noise * random();
    if (value > highest) {
      highest = value;
      found = index;
    }
  }
  return found;
}
