import { createDice, type Dice } from '../board/dice';
import {
  createPosition,
  OFFER,
  OVER,
  PLAYERS,
  POINTS,
  type Position,
  ROUND,
  SEAT,
  SETTLE,
  STEP,
  seatStart,
  UNSEEN,
  UNSEEN_COUNT,
} from '../board/position';
import { finalPoints } from '../board/scoring';
import type { Ground } from '../board/tables';
import { endTurn, pass, scoreColour } from '../board/turn';
import { createEvaluator } from './evaluator';
import { AFTER_TURN } from './features';
import type { Network } from './network';
import { createPlan, isSameLaying, LAY_COUNT, type Plan, playPlan, TAKE_COUNT } from './plan';
import { createPlanner, type Planner } from './planner';
import { createScorer, PASS } from './scorer';

/** How hard to look: the numbers are fixed, so that every device finds the same turn. */
export interface Effort {
  /** How many turns are tried out at first with two players; half of them are left after each stage. */
  readonly candidates: number;
  /** How often each is tried out, by stage. */
  readonly rollouts: readonly number[];
  /** How many ways to lay are kept while planning the own turn. */
  readonly width: number;
}

export interface Search {
  /** The plans in the order in which the search likes them, the best first; returns how many. */
  choose(position: Position, effort: Effort): number;
  readonly plans: readonly Plan[];
  readonly values: Float64Array;
  /** In a scoring phase: adds what trials tell to the values of the choices. */
  judge(position: Position, values: Float64Array, rollouts: number): void;
}

const MOST = 32;
const MOST_TRIALS = 64;
/** What the evaluation of a turn or of a scoring counts for, in rollouts. */
const PRIOR = 1;
const SCORING_PRIOR = 2;

/** What a point for the others counts for, shared among them: less than an own one, which is known better. */
const RIVAL = 0.5;

/** The next lumino of a deal is the last one of the list. */
const DEALT: Dice = { roll: (count) => count - 1, start() {} };

/**
 * Tries the best turns out: every unseen lumino is dealt anew, the others play as the evaluation tells them, up to the end
 * of the own next turn, and the evaluation closes it. Each trial deals the same to every turn that is left. Only what was
 * tried out equally often is compared.
 */
export function createSearch(ground: Ground, network: Network, own: Planner): Search {
  const evaluator = createEvaluator(ground, network);
  const planner = createPlanner(ground, evaluator, true);
  const scorer = createScorer(evaluator);
  const dice = createDice(0);
  const trial = createPosition();
  const deals = Array.from({ length: MOST_TRIALS }, () => new Int16Array(104));
  const plans = Array.from({ length: MOST }, createPlan);
  const values = new Float64Array(MOST);
  const sums = new Float64Array(MOST);
  const expected = new Float64Array(4);
  let baseline = 0;

  /** The same deals in all steps of a turn, as long as nothing is drawn: a plan is as good after the offer as before. */
  function deal(position: Position, count: number): void {
    const unseen = position[UNSEEN_COUNT];
    let seed = Math.imul(position[ROUND], 0x9e3779b1) ^ position[SEAT];
    for (let index = UNSEEN; index < UNSEEN + unseen; index++) seed = Math.imul(seed ^ position[index], 0x01000193);
    dice.start(seed);
    for (let each = 0; each < count; each++) {
      const list = deals[each];
      for (let index = 0; index < unseen; index++) {
        const other = dice.roll(index + 1);
        list[index] = list[other];
        list[other] = position[UNSEEN + index];
      }
    }
  }

  function begin(position: Position, each: number): void {
    trial.set(position);
    const list = deals[each];
    for (let index = 0; index < position[UNSEEN_COUNT]; index++) trial[UNSEEN + index] = list[index];
  }

  function tryTurn(position: Position, plan: Plan, each: number): number {
    begin(position, each);
    playTurn(plan);
    return playOn(position[SEAT]);
  }

  function tryScoring(position: Position, choice: number, each: number): number {
    begin(position, each);
    score(choice);
    return playOn(position[SEAT]);
  }

  function playTurn(plan: Plan): void {
    playPlan(trial, ground, plan, DEALT);
    // What was discarded is the last one to be drawn, not the next.
    const last = UNSEEN + trial[UNSEEN_COUNT] - 1;
    for (let index = 0; index < plan[TAKE_COUNT] - plan[LAY_COUNT]; index++) {
      const discarded = trial[last - index];
      trial[last - index] = trial[UNSEEN + index];
      trial[UNSEEN + index] = discarded;
    }
    endTurn(trial, DEALT);
  }

  function score(choice: number): void {
    if (choice === PASS) pass(trial, DEALT);
    else scoreColour(trial, choice, DEALT);
  }

  /** What the seat may expect after its next turn, less what the others may expect more than before. */
  function playOn(seat: number): number {
    while (trial[STEP] !== OVER) {
      const mover = trial[SEAT];
      if (trial[STEP] === OFFER) {
        planner.plan(trial, 1, 1);
        expected[mover] = planner.values[0];
        if (mover === seat) return expected[seat] - othersShare(seat) + baseline;
        playTurn(planner.plans[0]);
      } else {
        scorer.judge(trial);
        const choice = bestOf(scorer.values, 5);
        expected[mover] = scorer.values[choice];
        score(choice);
      }
    }
    for (let each = 0; each < trial[PLAYERS]; each++) {
      expected[each] = trial[seatStart(each) + POINTS] + finalPoints(trial, each, ground);
    }
    return expected[seat] - othersShare(seat) + baseline;
  }

  function othersShare(seat: number): number {
    const players = trial[PLAYERS];
    let sum = 0;
    for (let each = 0; each < players; each++) if (each !== seat) sum += expected[each];
    return (RIVAL * sum) / (players - 1);
  }

  /** What the others may expect as things are: a trial counts only what they get beyond it. */
  function lookAtOthers(position: Position): void {
    trial.set(position);
    for (let each = 0; each < position[PLAYERS]; each++) {
      if (each === position[SEAT]) continue;
      evaluator.look(trial, each);
      expected[each] = evaluator.value(trial, AFTER_TURN);
    }
    baseline = othersShare(position[SEAT]);
  }

  /** Turns that differ in what they offer and take, or else in where something lies in the end. */
  function keepDifferent(position: Position, most: number, width: number): number {
    const isLaying = position[STEP] === SETTLE;
    const found = own.plan(position, isLaying ? MOST : most, width, !isLaying);
    let count = 0;
    for (let index = 0; index < found && count < most; index++) {
      const plan = own.plans[index];
      if (isLaying && plans.slice(0, count).some((other) => isSameLaying(other, plan))) continue;
      plans[count].set(plan);
      values[count] = own.values[index];
      sums[count] = PRIOR * own.values[index];
      count++;
    }
    return count;
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
    choose(position, { candidates, rollouts, width }) {
      const count = keepDifferent(position, shareOf(position, candidates), width);
      planner.forget();
      lookAtOthers(position);
      deal(
        position,
        rollouts.reduce((sum, times) => sum + times, 0),
      );
      let left = count;
      let tried = 0;
      for (const times of rollouts) {
        if (left < 2) break;
        for (let index = 0; index < left; index++) {
          for (let each = tried; each < tried + times; each++) sums[index] += tryTurn(position, plans[index], each);
          values[index] = sums[index] / (PRIOR + tried + times);
        }
        tried += times;
        sort(left);
        left = (left + 1) >> 1;
      }
      // What was tried out less often may look better than it is: no better than what outlived it.
      for (let index = 1; index < count; index++) values[index] = Math.min(values[index], values[index - 1]);
      return count;
    },
    judge(position, choices, most) {
      const rollouts = shareOf(position, most);
      planner.forget();
      lookAtOthers(position);
      deal(position, rollouts);
      for (let choice = 0; choice <= PASS; choice++) {
        if (choices[choice] === Number.NEGATIVE_INFINITY) continue;
        let sum = SCORING_PRIOR * choices[choice];
        for (let each = 0; each < rollouts; each++) sum += tryScoring(position, choice, each);
        choices[choice] = sum / (SCORING_PRIOR + rollouts);
      }
    },
  };
}

/** With more players a trial takes longer, so that there are fewer of them. */
function shareOf(position: Position, count: number): number {
  return Math.min(count, Math.ceil((2.5 * count) / position[PLAYERS]));
}

function bestOf(values: Float64Array, count: number): number {
  let best = 0;
  for (let index = 1; index < count; index++) if (values[index] > values[best]) best = index;
  return best;
}

function swap(list: Float64Array, a: number, b: number): void {
  const kept = list[a];
  list[a] = list[b];
  list[b] = kept;
}
