import { HEIGHTS, OFFER, OFFERED, type Position, SEAT, STEP, seatStart } from '../board/position';
import { LUMINO_ANIMAL, LUMINO_VALUE, NONE } from '../board/tables';
import type { PublicView } from '../publicView';
import { LEANS, type Lean } from './characters';
import { ACTION, LAY_COUNT, LAYS, LIMESTONE_ACTION, OFFERS, type Plan } from './plan';

/**
 * What the player to move leans to in this game: it follows from the start luminos in the reefs, which never change, so
 * that a mind needs no memory.
 */
export function leanOf(view: PublicView): Lean {
  let hash = view.seat;
  for (const { reef } of view.players) {
    for (const stack of reef)
      if (stack.length > 0 && stack[0] >= 208) hash = Math.imul(hash + stack[0], 0x9e3779b1) >>> 7;
  }
  return LEANS[(hash >>> 0) % LEANS.length];
}

/** How much a plan is to the taste of a lean, from 0 to about 1. */
export function taste(lean: Lean, plan: Plan, position: Position): number {
  const lays = plan[LAY_COUNT];
  if (lean === 'hoarder') {
    if (plan[ACTION] !== LIMESTONE_ACTION) return 0;
    const offered = position[STEP] === OFFER ? plan[OFFERS] : position[OFFERED];
    return offered < 0 ? 0 : LUMINO_VALUE[offered] / 6;
  }
  const heights = seatStart(position[SEAT]) + HEIGHTS;
  let sum = 0;
  for (let lay = 0; lay < lays; lay++) {
    const at = LAYS + 3 * lay;
    if (lean === 'collector') sum += LUMINO_ANIMAL[plan[at]] === NONE ? 0 : 0.5;
    else sum += position[heights + plan[at + 1]] >= 2 ? 0.5 : 0;
  }
  return sum;
}
