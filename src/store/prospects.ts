import { BOARDS } from '../rules/data/boards';
import { FIELDS, type FieldId, NEIGHBOURS, START_FIELDS } from '../rules/data/hex';
import { HALVES, LUMINOS, type LuminoId } from '../rules/data/luminos';
import { layCost, layRefusals, legalLays } from '../rules/play/laying';
import { startRefusals } from '../rules/play/setup';
import { heightOf } from '../rules/reef';
import type { GameState, Move, Refusal } from '../rules/state';
import type { Spot } from './table/moveDraft';

/** A legal lay of the lumino in hand and the limestone it costs. */
export interface Lay extends Spot {
  readonly cost: number;
}

/** Where the held lumino would come to lie, and what the rules say to that. No refusals: it may. */
export interface Ghost extends Lay {
  readonly level: number;
  readonly refusals: readonly Refusal[];
}

/** What laying the held lumino with a half on this field would be. */
export type Prospect =
  /** Nothing is held. */
  | { readonly type: 'none' }
  /** The number may lie here (or, once the number's field is chosen, the other half); what the cheapest way costs. */
  | { readonly type: 'legal'; readonly cost: number }
  /** The number's field is chosen and this is it. */
  | { readonly type: 'first' }
  | { readonly type: 'illegal'; readonly refusals: readonly Refusal[] };

/** Every legal lay of a lumino in hand, in both directions. */
export function laysOf(state: GameState, held: LuminoId): readonly Lay[] {
  const [left, right] = START_FIELDS;
  if (state.step.type === 'start') return bothWays(left, right, 0);
  const { reef, limestone } = state.players[state.seat];
  const board = BOARDS[state.side];
  return legalLays(reef, board, LUMINOS[held].colour, limestone).flatMap(([a, b]) =>
    bothWays(a, b, layCost(reef, board, a, b)),
  );
}

/** The move that lays a lumino of the hand there. The first half of a start lumino counts as its number. */
export function layMove(state: GameState, held: LuminoId, { numberOn, otherOn }: Spot): Move {
  if (state.step.type !== 'start') return { type: 'lay', lumino: held, numberOn, otherOn };
  return { type: 'layStart', left: HALVES[2 * held + (numberOn === START_FIELDS[0] ? 0 : 1)].colour };
}

/** A lumino of the hand as it would lie there. */
export function ghostAt(state: GameState, held: LuminoId, { numberOn, otherOn }: Spot): Ghost {
  // The start area is all there is for a start lumino, and `aim` knows no other place for it.
  if (state.step.type === 'start') return { numberOn, otherOn, cost: 0, level: 1, refusals: [] };
  const { reef, limestone } = state.players[state.seat];
  const board = BOARDS[state.side];
  const broken = layRefusals(reef, board, LUMINOS[held].colour, limestone, numberOn, otherOn);
  // Fields apart are no place at all: what else would be wrong there is no help.
  const apart = broken.filter(({ rule }) => rule === 'neighbours');
  // On fields of different height it would rest on the higher one.
  const [high, low] = heightOf(reef, numberOn) < heightOf(reef, otherOn) ? [otherOn, numberOn] : [numberOn, otherOn];
  return {
    numberOn,
    otherOn,
    cost: layCost(reef, board, high, low),
    level: heightOf(reef, high) + 1,
    refusals: apart.length > 0 ? apart : broken,
  };
}

/** Of all ways to lie with the number on this field, the one that the rules object to least; the start lumino has none. */
export function likeliestGhost(state: GameState, held: LuminoId, numberOn: FieldId): Ghost | null {
  if (state.step.type === 'start') return null;
  const ghosts = NEIGHBOURS[numberOn].map((otherOn) => ghostAt(state, held, { numberOn, otherOn }));
  return ghosts.reduce((best, ghost) => (objections(ghost) < objections(best) ? ghost : best));
}

/** What each field is to the lumino in hand, once the number's field is chosen and before. */
export function prospectsOf(state: GameState, held: LuminoId | null, first: FieldId | null): readonly Prospect[] {
  if (held === null) return NO_PROSPECTS;
  const costs: (number | undefined)[] = [];
  for (const { numberOn, otherOn, cost } of laysOf(state, held)) {
    if (first === null) costs[numberOn] = Math.min(cost, costs[numberOn] ?? cost);
    else if (first === numberOn) costs[otherOn] = cost;
  }
  return FIELDS.map((field): Prospect => {
    const cost = costs[field];
    if (field === first) return { type: 'first' };
    if (cost !== undefined) return { type: 'legal', cost };
    return { type: 'illegal', refusals: objectionsTo(state, held, first, field) };
  });
}

const NO_PROSPECTS: readonly Prospect[] = FIELDS.map(() => ({ type: 'none' }));

function objectionsTo(state: GameState, held: LuminoId, first: FieldId | null, field: FieldId): readonly Refusal[] {
  if (state.step.type === 'start') return startRefusals(field);
  if (first === null) return likeliestGhost(state, held, field)?.refusals ?? [];
  return ghostAt(state, held, { numberOn: first, otherOn: field }).refusals;
}

// Where the heights differ the rules ask nothing more, so that one objection may stand for several.
function objections({ refusals }: Ghost): number {
  return refusals.length + (refusals.some(({ rule }) => rule === 'level') ? 0.5 : 0);
}

function bothWays(a: FieldId, b: FieldId, cost: number): readonly [Lay, Lay] {
  return [
    { numberOn: a, otherOn: b, cost },
    { numberOn: b, otherOn: a, cost },
  ];
}
