import { type Direction, directionTo, type FieldId } from '../../rules/data/hex';
import type { Colour, LuminoId } from '../../rules/data/luminos';
import type { GameState, Refusal } from '../../rules/state';

/** The two fields of a lay, legal or not. */
export interface Spot {
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
}

/** What the seat to move is doing on the way to its next move. Never saved. */
export interface Doing {
  readonly chosen: readonly LuminoId[];
  /** What is chosen goes into the bag, for a jellyfish. */
  readonly isSpecial: boolean;
  /** The colour whose scoring is looked at. */
  readonly weighed: Colour | null;
  /** Which way the held lumino is meant to point. At the rim its aim may point elsewhere. */
  readonly direction: Direction;
  readonly first: FieldId | null;
  readonly aim: Spot | null;
  readonly refusals: readonly Refusal[];
}

/** One and the same, so that nobody who watches the refusals wakes up when there are still none. */
export const NO_REFUSALS: readonly Refusal[] = [];

const NOTHING: Doing = {
  chosen: [],
  isSpecial: false,
  weighed: null,
  direction: 0,
  first: null,
  aim: null,
  refusals: NO_REFUSALS,
};

/** The beginning in a new state: nothing is chosen, unless there is only one thing to choose. */
export function beginDoing(state: GameState, last: Doing = NOTHING): Doing {
  const { hand } = state.players[state.seat];
  return choose({ ...last, isSpecial: false }, isLaying(state) && hand.length === 1 ? hand : []);
}

/** Chooses these and drops every try. A lumino that was chosen before keeps its direction. */
export function choose(doing: Doing, chosen: readonly LuminoId[]): Doing {
  const direction = chosen[0] === doing.chosen[0] ? doing.direction : 0;
  return { ...NOTHING, chosen, isSpecial: doing.isSpecial, direction };
}

/** Drops every try to lay the lumino, and keeps it. */
export function putBack(_: GameState, doing: Doing): Doing {
  return choose(doing, doing.chosen);
}

/** The chosen lumino if it is about to be laid. */
export function heldOf(state: GameState, { chosen }: Pick<Doing, 'chosen'>): LuminoId | null {
  return isLaying(state) && chosen.length === 1 ? chosen[0] : null;
}

/** Which way the held lumino points where it is seen: in its aim or, without one, in the hand. */
export function directionOf({ aim, direction }: Pick<Doing, 'aim' | 'direction'>): Direction {
  return aim === null ? direction : (directionTo(aim.numberOn, aim.otherOn) ?? direction);
}

function isLaying({ step }: GameState): boolean {
  return step.type === 'start' || step.type === 'settle';
}
