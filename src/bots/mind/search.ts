import { createDice, hashPosition } from '../board/dice';
import { createPosition, OFFER, OVER, POINTS, type Position, SEAT, SETTLE, STEP, seatStart } from '../board/position';
import { finalPoints } from '../board/scoring';
import type { Ground } from '../board/tables';
import { endTurn, pass, scoreColour } from '../board/turn';
import { createEvaluator } from './evaluator';
import type { Network } from './network';
import { createPlan, type Plan, playPlan } from './plan';
import { createPlanner, type Planner } from './planner';
import { createScorer, PASS } from './scorer';

/** How hard to look: the numbers are fixed, so that every device finds the same turn. */
export interface Effort {
  /** How many turns are tried out at first; half of them are left after each stage. */
  readonly candidates: number;
  /** How often each is tried out, by stage. */
  readonly rollouts: readonly number[];
  /** How many ways to lay are kept while planning the own turn. */
  readonly width: number;
  /** What a point of the best opponent counts against an own one. */
  readonly rivalry: number;
}

export interface Search {
  /** The plans in the order in which the search likes them, the best first; returns how many. */
  choose(position: Position, effort: Effort): number;
  readonly plans: readonly Plan[];
  readonly values: Float64Array;
}

const MOST = 32;
/** What the evaluation of a turn counts for, in rollouts. */
const PRIOR = 3;

/**
 * Tries the best turns out: every unseen lumino is dealt anew, the others play as the evaluation tells them, up to the end
 * of the own next turn, and the evaluation closes it. Each trial deals the same to every turn that is left.
 */
export function createSearch(ground: Ground, network: Network, own: Planner): Search {
  const evaluator = createEvaluator(ground, network);
  const planner = createPlanner(ground, evaluator);
  const scorer = createScorer(evaluator);
  const dice = createDice(0);
  const trial = createPosition();
  const plans = Array.from({ length: MOST }, createPlan);
  const values = new Float64Array(MOST);
  const sums = new Float64Array(MOST);

  function tryOut(position: Position, plan: Plan, seed: number, rivalry: number): number {
    const seat = position[SEAT];
    trial.set(position);
    dice.start(seed);
    playPlan(trial, ground, plan, dice);
    endTurn(trial, dice);
    let rival = Number.NEGATIVE_INFINITY;
    while (trial[STEP] !== OVER) {
      if (trial[STEP] === OFFER) {
        planner.plan(trial, 1, 1);
        if (trial[SEAT] === seat) return planner.values[0] - (rivalry > 0 ? rivalry * rival : 0);
        rival = Math.max(rival, planner.values[0]);
        playPlan(trial, ground, planner.plans[0], dice);
        endTurn(trial, dice);
      } else {
        scorer.judge(trial);
        const choice = bestOf(scorer.values, 5);
        if (choice === PASS) pass(trial, dice);
        else scoreColour(trial, choice, dice);
      }
    }
    for (let other = 0; other < trial[0]; other++) {
      if (other !== seat) rival = Math.max(rival, trial[seatStart(other) + POINTS] + finalPoints(trial, other, ground));
    }
    return trial[seatStart(seat) + POINTS] + finalPoints(trial, seat, ground) - (rivalry > 0 ? rivalry * rival : 0);
  }

  function sort(count: number): void {
    for (let index = 1; index < count; index++) {
      for (let place = index; place > 0 && values[place] > values[place - 1]; place--) {
        swap(values, place, place - 1);
        swap(sums, place, place - 1);
        const plan = plans[place];
        plans[place] = plans[place - 1];
        plans[place - 1] = plan;
      }
    }
  }

  return {
    plans,
    values,
    choose(position, { candidates, rollouts, width, rivalry }) {
      const count = own.plan(position, candidates, width, position[STEP] !== SETTLE);
      for (let index = 0; index < count; index++) {
        plans[index].set(own.plans[index]);
        values[index] = own.values[index];
        sums[index] = PRIOR * own.values[index];
      }
      const seed = hashPosition(position);
      let left = count;
      let tried = 0;
      for (const times of rollouts) {
        if (left < 2) break;
        for (let index = 0; index < left; index++) {
          for (let time = 0; time < times; time++) {
            sums[index] += tryOut(position, plans[index], seed + Math.imul(tried + time, 0x3c6ef372), rivalry);
          }
          values[index] = sums[index] / (PRIOR + tried + times);
        }
        tried += times;
        sort(left);
        const kept = (left + 1) >> 1;
        left = kept;
      }
      // What was tried out less often may look better than it is: no better than what outlived it.
      for (let index = 1; index < count; index++) values[index] = Math.min(values[index], values[index - 1]);
      return count;
    },
  };
}

export function bestOf(values: Float64Array, count: number): number {
  let best = 0;
  for (let index = 1; index < count; index++) if (values[index] > values[best]) best = index;
  return best;
}

function swap(list: Float64Array, a: number, b: number): void {
  const kept = list[a];
  list[a] = list[b];
  list[b] = kept;
}
