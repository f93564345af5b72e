import { type Direction, directionTo, type FieldId } from '../../rules/data/hex';
import type { Colour, LuminoId } from '../../rules/data/luminos';
import type { GameState } from '../../rules/state';
import type { TableRefusal } from './moveSource';

/** The two fields of a lay, legal or not. */
export interface LayFields {
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
}

/** What the seat to move is doing on the way to its next move. Never saved. */
export interface MoveDraft {
  readonly chosen: readonly LuminoId[];
  /** The chosen lumino that is dragged. */
  readonly lifted: LuminoId | null;
  /** What is chosen goes into the bag, for a jellyfish. */
  readonly isSpecial: boolean;
  /** The colour whose scoring is looked at. */
  readonly weighed: Colour | null;
  /** Which way the held lumino is meant to point. At the rim its aim may point elsewhere. */
  readonly direction: Direction;
  readonly first: FieldId | null;
  readonly aim: LayFields | null;
  readonly refusals: readonly TableRefusal[];
}

/** One and the same object, so that no effect on the refusals runs when there are still none. */
export const NO_REFUSALS: readonly TableRefusal[] = [];

const NOTHING: MoveDraft = {
  chosen: [],
  lifted: null,
  isSpecial: false,
  weighed: null,
  direction: 0,
  first: null,
  aim: null,
  refusals: NO_REFUSALS,
};

/** The beginning in a new state: nothing is chosen, unless there is only one thing to choose. */
export function beginDraft(state: GameState, last: MoveDraft = NOTHING): MoveDraft {
  const { hand } = state.players[state.seat];
  return choose({ ...last, isSpecial: false }, isLaying(state) && hand.length === 1 ? hand : []);
}

/** The same after a move. A lumino whose place was chosen before it was taken is still shown there. */
export function beginAfterMove(state: GameState, last: MoveDraft): MoveDraft {
  const next = beginDraft(state, last);
  const isJustTaken = state.step.type === 'settle' && last.chosen.length === 1 && next.chosen[0] === last.chosen[0];
  return isJustTaken && last.first !== null ? { ...next, first: last.first, aim: last.aim } : next;
}

/** Chooses these and drops every try. A lumino that was chosen before keeps its direction. */
export function choose(draft: MoveDraft, chosen: readonly LuminoId[]): MoveDraft {
  const direction = chosen[0] === draft.chosen[0] ? draft.direction : 0;
  return { ...NOTHING, chosen, isSpecial: draft.isSpecial, direction };
}

/** The drag is over: what was in the air is where it was before. */
export function putDown(_: GameState, draft: MoveDraft): MoveDraft {
  return draft.lifted === null && draft.aim === null ? draft : { ...draft, lifted: null, aim: null };
}

/** Drops every try to lay the lumino, and keeps it. */
export function putBack(_: GameState, draft: MoveDraft): MoveDraft {
  return choose(draft, draft.chosen);
}

/** Which way the held lumino points where it is seen: in its aim or, without one, in the hand. */
export function directionOf({ aim, direction }: Pick<MoveDraft, 'aim' | 'direction'>): Direction {
  return aim === null ? direction : (directionTo(aim.numberOn, aim.otherOn) ?? direction);
}

function isLaying({ step }: GameState): boolean {
  return step.type === 'start' || step.type === 'settle';
}
