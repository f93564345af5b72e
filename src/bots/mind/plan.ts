import type { Move } from '../../rules/state';
import type { Dice } from '../board/dice';
import { layLumino } from '../board/laying';
import { HAND, HAND_COUNT, OFFER, type Position, SEAT, SETTLE, STEP, seatStart } from '../board/position';
import type { Ground } from '../board/tables';
import * as turn from '../board/turn';

/** A whole turn, or what is left of one, as a few numbers: what is offered, taken and laid where. The rest is discarded. */
export type Plan = Int16Array;

export const OFFERS = 0;
export const ACTION = 1;
export const TAKE_COUNT = 2;
export const TAKES = 3;
export const LAY_COUNT = 6;
/** Three lays: lumino, field of the number, field of the other half. */
export const LAYS = 7;
export const PLAN_SIZE = 16;

export const LIMESTONE_ACTION = 0;
export const DISPLAY_ACTION = 1;
export const ATOLL_ACTION = 2;
/** The luminos are in the hand already. */
export const NO_ACTION = 3;

export function createPlan(): Plan {
  return new Int16Array(PLAN_SIZE);
}

/** Whether the same luminos come to lie on the same fields, in whatever order. */
export function isSameLaying(one: Plan, other: Plan): boolean {
  if (one[LAY_COUNT] !== other[LAY_COUNT]) return false;
  for (let a = LAYS; a < LAYS + 3 * one[LAY_COUNT]; a += 3) {
    let isThere = false;
    for (let b = LAYS; b < LAYS + 3 * one[LAY_COUNT]; b += 3) {
      if (one[a] === other[b] && one[a + 1] === other[b + 1] && one[a + 2] === other[b + 2]) isThere = true;
    }
    if (!isThere) return false;
  }
  return true;
}

/** Plays what is left of a turn, but for its end. */
export function playPlan(position: Position, ground: Ground, plan: Plan, dice: Dice): void {
  if (position[STEP] === OFFER) turn.offer(position, plan[OFFERS]);
  if (position[STEP] !== SETTLE) {
    if (plan[ACTION] === LIMESTONE_ACTION) turn.takeLimestone(position, dice);
    else if (plan[ACTION] === DISPLAY_ACTION) turn.takeFromDisplay(position, plan[TAKES], dice);
    else turn.takeFromAtoll(position, plan, TAKES, plan[TAKE_COUNT], dice);
  }
  const at = seatStart(position[SEAT]);
  for (let lay = 0; lay < plan[LAY_COUNT]; lay++) {
    const from = LAYS + 3 * lay;
    turn.takeFromHand(position, plan[from]);
    layLumino(position, at, ground, plan[from], plan[from + 1], plan[from + 2]);
  }
  while (position[at + HAND_COUNT] > 0) turn.discard(position, position[at + HAND]);
}

/** The same as moves of the rules, its end included. */
export function movesOf(plan: Plan, position: Position): readonly Move[] {
  const moves: Move[] = [];
  const at = seatStart(position[SEAT]);
  const hand = new Set(position.subarray(at + HAND, at + HAND + position[at + HAND_COUNT]));
  if (position[STEP] === OFFER) moves.push({ type: 'offer', lumino: plan[OFFERS] });
  if (position[STEP] !== SETTLE) {
    const luminos = Array.from(plan.subarray(TAKES, TAKES + plan[TAKE_COUNT]));
    if (plan[ACTION] === LIMESTONE_ACTION) moves.push({ type: 'takeLimestone' });
    else if (plan[ACTION] === DISPLAY_ACTION) moves.push({ type: 'takeFromDisplay', lumino: plan[TAKES] });
    else moves.push({ type: 'takeFromAtoll', luminos });
    if (plan[ACTION] !== LIMESTONE_ACTION) for (const lumino of luminos) hand.add(lumino);
  }
  for (let from = LAYS; from < LAYS + 3 * plan[LAY_COUNT]; from += 3) {
    hand.delete(plan[from]);
    moves.push({ type: 'lay', lumino: plan[from], numberOn: plan[from + 1], otherOn: plan[from + 2] });
  }
  for (const lumino of hand) moves.push({ type: 'discard', lumino });
  moves.push({ type: 'endTurn' });
  return moves;
}
