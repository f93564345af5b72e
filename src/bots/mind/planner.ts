import { STORE } from '../../rules/data/limestone';
import {
  ACT,
  ATOLL,
  ATOLL_COUNT,
  createPosition,
  DISPLAY,
  DISPLAY_COUNT,
  HAND,
  HAND_COUNT,
  LIMESTONE,
  OFFER,
  OFFERED,
  type Position,
  SEAT,
  SEAT_SIZE,
  SETTLE,
  STEP,
  seatStart,
} from '../board/position';
import { type Ground, LUMINO_COLOUR, LUMINO_LOOK, LUMINO_VALUE } from '../board/tables';
import type { Evaluator } from './evaluator';
import { AFTER_TURN } from './features';
import { createLayer, LAY_SIZE, type Layings } from './layings';
import {
  ACTION,
  ATOLL_ACTION,
  createPlan,
  DISPLAY_ACTION,
  LAY_COUNT,
  LAYS,
  LIMESTONE_ACTION,
  NO_ACTION,
  OFFERS,
  PLAN_SIZE,
  type Plan,
  TAKE_COUNT,
  TAKES,
} from './plan';

/** The turns that look best, the best first. They hold until the next call. */
export interface Planner {
  readonly plans: readonly Plan[];
  readonly values: Float64Array;
  /**
   * Plans what is left of the turn of the player to move, at whichever step it is; returns how many plans there are.
   * `width`: how many ways to lay are kept while a lumino is added to them. `isDiverse`: one plan only, the best, for
   * each offer and take.
   */
  plan(position: Position, limit: number, width: number, isDiverse?: boolean): number;
  /** Only for a planner that remembers: forgets which ways to lay it found. */
  forget(): void;
}

const MOST_PLANS = 32;
/** A lumino that cannot be laid costs a point. */
const DISCARD_COST = 1;

/** One that remembers looks for ways to lay only once for each reef, until it is told to forget them. */
export function createPlanner(ground: Ground, evaluator: Evaluator, isRemembering = false): Planner {
  const plans = Array.from({ length: MOST_PLANS }, createPlan);
  const values = new Float64Array(MOST_PLANS);
  const draft = createPlan();
  const work = createPosition();
  const savedLays = new Int16Array(SEAT_SIZE);
  const layer = createLayer(ground, evaluator);
  const takeable = new Int16Array(48);
  const savedAtoll = new Int16Array(48);
  let count = 0;
  let limit = 1;
  let width = 2;
  let at = 0;
  let isDiverse = false;

  function keepPlan(value: number): void {
    if (count === limit && value <= values[count - 1]) return;
    if (isDiverse && dropAlike(value)) return;
    let place = count < limit ? count++ : limit - 1;
    const spare = plans[place];
    while (place > 0 && values[place - 1] < value) {
      values[place] = values[place - 1];
      plans[place] = plans[place - 1];
      place--;
    }
    values[place] = value;
    plans[place] = spare;
    for (let index = 0; index < PLAN_SIZE; index++) spare[index] = draft[index];
  }

  /** Whether a plan that offers and takes the same is better; one that is worse makes room. */
  function dropAlike(value: number): boolean {
    for (let place = 0; place < count; place++) {
      if (!isSameTake(plans[place], draft)) continue;
      if (values[place] >= value) return true;
      const dropped = plans[place];
      for (let index = place; index < count - 1; index++) {
        plans[index] = plans[index + 1];
        values[index] = values[index + 1];
      }
      count--;
      plans[count] = dropped;
      return false;
    }
    return false;
  }

  /** Judges the draft with each way to lay its take; what is not laid is discarded. */
  function judgeTake(step: number, layings: Layings, taken: number, colour: number): void {
    for (let way = 0; way < layings.count; way++) {
      savedLays.set(work.subarray(at, at + SEAT_SIZE));
      layer.lay(draft, TAKES, layings, way);
      const lays = layings.layCounts[way];
      draft[LAY_COUNT] = lays;
      for (let index = 0; index < 3 * lays; index += 3) {
        const from = LAY_SIZE * way + index;
        draft[LAYS + index] = draft[TAKES + layings.lays[from]];
        draft[LAYS + index + 1] = layings.lays[from + 1];
        draft[LAYS + index + 2] = layings.lays[from + 2];
      }
      judgeOffers(step, DISCARD_COST * (taken - lays), colour);
      work.set(savedLays, at);
    }
    draft[LAY_COUNT] = 0;
    if (taken === 1 || layings.count === 0) judgeOffers(step, DISCARD_COST * taken, colour);
  }

  function isOffered(index: number): boolean {
    const look = LUMINO_LOOK[work[at + DISPLAY + index]];
    for (let before = 0; before < index; before++) {
      if (LUMINO_LOOK[work[at + DISPLAY + before]] === look) return true;
    }
    return false;
  }

  /** Judges the draft with every different lumino that could be offered, out of the display and in the atoll. */
  function judgeOffers(step: number, cost: number, colour: number): void {
    if (step !== OFFER) {
      keepPlan(evaluator.value(work, AFTER_TURN) - cost);
      return;
    }
    const shown = work[at + DISPLAY_COUNT];
    let isRead = false;
    for (let index = 0; index < shown; index++) {
      const lumino = work[at + DISPLAY + index];
      if (LUMINO_COLOUR[lumino] === colour || isOffered(index)) continue;
      offer(index, lumino, shown);
      keepPlan((isRead ? evaluator.valueAgain(work, AFTER_TURN) : evaluator.value(work, AFTER_TURN)) - cost);
      isRead = true;
      takeBack(index, lumino, shown);
    }
  }

  function offer(index: number, lumino: number, shown: number): void {
    work[at + DISPLAY + index] = work[at + DISPLAY + shown - 1];
    work[at + DISPLAY_COUNT] = shown - 1;
    work[ATOLL + work[ATOLL_COUNT]++] = lumino;
    draft[OFFERS] = lumino;
  }

  function takeBack(index: number, lumino: number, shown: number): void {
    work[ATOLL_COUNT]--;
    work[at + DISPLAY_COUNT] = shown;
    work[at + DISPLAY + index] = lumino;
  }

  function planLimestone(step: number): void {
    draft[ACTION] = LIMESTONE_ACTION;
    draft[LAY_COUNT] = 0;
    if (step !== OFFER) {
      judgeLimestone(work[OFFERED]);
      return;
    }
    const shown = work[at + DISPLAY_COUNT];
    for (let index = 0; index < shown; index++) {
      if (isOffered(index)) continue;
      const lumino = work[at + DISPLAY + index];
      offer(index, lumino, shown);
      judgeLimestone(lumino);
      takeBack(index, lumino, shown);
    }
  }

  function judgeLimestone(offered: number): void {
    const store = work[at + LIMESTONE];
    work[at + LIMESTONE] = Math.min(STORE, store + LUMINO_VALUE[offered]);
    keepPlan(evaluator.value(work, AFTER_TURN));
    work[at + LIMESTONE] = store;
  }

  function planDisplay(step: number): void {
    draft[ACTION] = DISPLAY_ACTION;
    draft[TAKE_COUNT] = 1;
    const shown = work[at + DISPLAY_COUNT];
    for (let index = 0; index < shown; index++) {
      if (isOffered(index)) continue;
      const lumino = work[at + DISPLAY + index];
      draft[TAKES] = lumino;
      work[at + DISPLAY + index] = work[at + DISPLAY + shown - 1];
      work[at + DISPLAY_COUNT] = shown - 1;
      if (step !== OFFER || shown > 1) judgeTake(step, layer.find(draft, TAKES, 1, width, true), 1, -1);
      work[at + DISPLAY_COUNT] = shown;
      work[at + DISPLAY + index] = lumino;
    }
  }

  /** Every different set of one to three luminos of a colour in the atoll. */
  function planAtoll(step: number, colour: number): void {
    let found = 0;
    for (let index = ATOLL; index < ATOLL + work[ATOLL_COUNT]; index++) {
      if (LUMINO_COLOUR[work[index]] === colour) takeable[found++] = work[index];
    }
    takeable.subarray(0, found).sort();
    draft[ACTION] = ATOLL_ACTION;
    for (let a = 0; a < found; a++) {
      if (a > 0 && isAlike(a, a - 1)) continue;
      draft[TAKES] = takeable[a];
      judgeAtoll(step, 1, colour);
      for (let b = a + 1; b < found; b++) {
        if (b > a + 1 && isAlike(b, b - 1)) continue;
        draft[TAKES + 1] = takeable[b];
        judgeAtoll(step, 2, colour);
        for (let c = b + 1; c < found; c++) {
          if (c > b + 1 && isAlike(c, c - 1)) continue;
          draft[TAKES + 2] = takeable[c];
          judgeAtoll(step, 3, colour);
        }
      }
    }
  }

  function isAlike(a: number, b: number): boolean {
    return LUMINO_LOOK[takeable[a]] === LUMINO_LOOK[takeable[b]];
  }

  function judgeAtoll(step: number, taken: number, colour: number): void {
    draft[TAKE_COUNT] = taken;
    const lying = work[ATOLL_COUNT];
    savedAtoll.set(work.subarray(ATOLL, ATOLL + lying));
    for (let index = 0; index < taken; index++) {
      const last = ATOLL + --work[ATOLL_COUNT];
      work[work.indexOf(draft[TAKES + index], ATOLL)] = work[last];
    }
    judgeTake(step, layer.find(draft, TAKES, taken, width, false), taken, colour);
    work.set(savedAtoll.subarray(0, lying), ATOLL);
    work[ATOLL_COUNT] = lying;
  }

  function planHand(): void {
    draft[ACTION] = NO_ACTION;
    const taken = work[at + HAND_COUNT];
    draft[TAKE_COUNT] = taken;
    for (let index = 0; index < taken; index++) draft[TAKES + index] = work[at + HAND + index];
    if (taken > 0) judgeTake(SETTLE, layer.find(draft, TAKES, taken, width, false), taken, -1);
  }

  return {
    plans,
    values,
    forget: layer.forget,
    plan(position, most, wide, isVaried = false) {
      work.set(position);
      at = seatStart(work[SEAT]);
      evaluator.look(work, work[SEAT]);
      count = 0;
      limit = most;
      width = wide;
      isDiverse = isVaried;
      if (!isRemembering) layer.forget();
      layer.look(work, at);
      draft.fill(0);
      const step = work[STEP];
      if (step === SETTLE) {
        planHand();
        return count;
      }
      const forbidden = step === ACT ? LUMINO_COLOUR[work[OFFERED]] : -1;
      planLimestone(step);
      planDisplay(step);
      for (let colour = 0; colour < 4; colour++) if (colour !== forbidden) planAtoll(step, colour);
      return count;
    },
  };
}

function isSameTake(one: Plan, other: Plan): boolean {
  for (let index = OFFERS; index < TAKES; index++) if (one[index] !== other[index]) return false;
  for (let index = TAKES; index < TAKES + one[TAKE_COUNT]; index++) if (one[index] !== other[index]) return false;
  return true;
}
