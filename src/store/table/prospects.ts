import { FIELDS, type FieldId, NEIGHBOURS, START_FIELDS } from '../../rules/data/hex';
import { type Colour, HALVES, type LuminoId } from '../../rules/data/luminos';
import { type WorthChange, type WorthPart, worthChanges, worthOf } from '../../rules/play/worth';
import { heightOf } from '../../rules/reef';
import type { GameState, Move } from '../../rules/state';
import type { LayFields } from './moveDraft';
import { type MoveSource, priceOfLay, refusalsOfStart, type TableRefusal } from './moveSource';
import type { Reach } from './reach';

export type LayStartMove = Extract<Move, { readonly type: 'layStart' }>;

/** A legal lay of the lumino in hand and the limestone it costs. */
export interface Lay extends LayFields {
  readonly cost: number;
}

/** Where the held lumino would come to lie, and what the rules say to that. No refusals: it may. */
export interface Ghost extends Lay {
  readonly level: number;
  readonly refusals: readonly TableRefusal[];
}

/** What laying the held lumino with a half on this field would be. */
export type Prospect =
  /** Nothing is held. */
  | { readonly type: 'none' }
  /** The number may lie here (or, once the number's field is chosen, the other half); what the cheapest way costs. */
  | { readonly type: 'legal'; readonly cost: number }
  /** The number's field is chosen and this is it. */
  | { readonly type: 'first' }
  | { readonly type: 'illegal'; readonly refusals: readonly TableRefusal[] };

/** Every legal lay of a lumino in hand, in both directions. */
export function laysOf(source: MoveSource, state: GameState, held: LuminoId): readonly Lay[] {
  const legal = source.legal(state);
  if (state.step.type === 'start') {
    const lefts = legal.flatMap((move) => (move.type === 'layStart' ? [move.left] : []));
    return START_LAYS.filter((lay) => lefts.includes(leftColour(held, lay)));
  }
  return legal.flatMap((move) => {
    if (move.type !== 'lay' || move.lumino !== held) return [];
    const { numberOn, otherOn } = move;
    return [{ numberOn, otherOn, cost: priceOfLay(state, numberOn, otherOn) }];
  });
}

/** The move that lays a lumino of the hand there. The first half of a start lumino counts as its number. */
export function layMove(state: GameState, held: LuminoId, spot: LayFields): Move {
  if (state.step.type === 'start') return layStartMove(held, spot);
  return { type: 'lay', lumino: held, numberOn: spot.numberOn, otherOn: spot.otherOn };
}

export function layStartMove(held: LuminoId, spot: LayFields): LayStartMove {
  return { type: 'layStart', left: leftColour(held, spot) };
}

/** A lumino of the hand as it would lie there. */
export function ghostAt(source: MoveSource, state: GameState, held: LuminoId, spot: LayFields): Ghost {
  const { numberOn, otherOn } = spot;
  const judged = source.judge(state, layMove(state, held, spot));
  const broken = judged.ok ? [] : judged.refusals;
  // The start area is all there is for a start lumino, and `aim` knows no other place for it.
  if (state.step.type === 'start') return { numberOn, otherOn, cost: 0, level: 1, refusals: broken };
  const { reef } = state.players[state.seat];
  // Fields apart are no place at all: what else would be wrong there is no help.
  const apart = broken.filter(({ rule }) => rule === 'neighbours');
  // On fields of different height it would rest on the higher one.
  const [high, low] = heightOf(reef, numberOn) < heightOf(reef, otherOn) ? [otherOn, numberOn] : [numberOn, otherOn];
  return {
    numberOn,
    otherOn,
    cost: priceOfLay(state, high, low),
    level: heightOf(reef, high) + 1,
    refusals: apart.length > 0 ? apart : broken,
  };
}

/** What laying it there would change in what the player has; null where it cannot lie, and of a start lumino. */
export function bringsOf(
  source: MoveSource,
  { state, held }: Reach,
  worth: readonly WorthPart[],
  { refusals, ...spot }: Ghost,
): readonly WorthChange[] | null {
  if (refusals.length > 0 || state.step.type === 'start') return null;
  const judged = source.judge(state, layMove(state, held, spot));
  return judged.ok ? worthChanges(worth, worthOf(judged.state, state.seat)) : null;
}

/** Of all ways to lie with the number on this field, the one that the rules object to least; the start lumino has none. */
export function likeliestGhost(source: MoveSource, state: GameState, held: LuminoId, numberOn: FieldId): Ghost | null {
  if (state.step.type === 'start') return null;
  const ghosts = NEIGHBOURS[numberOn].map((otherOn) => ghostAt(source, state, held, { numberOn, otherOn }));
  return ghosts.reduce((best, ghost) => (objections(ghost) < objections(best) ? ghost : best));
}

/** What each field is to the lumino in hand, once the number's field is chosen and before. */
export function prospectsOf(source: MoveSource, reach: Reach | null, first: FieldId | null): readonly Prospect[] {
  if (reach === null) return NO_PROSPECTS;
  const { state, held } = reach;
  const costs: (number | undefined)[] = [];
  for (const { numberOn, otherOn, cost } of laysOf(source, state, held)) {
    if (first === null) costs[numberOn] = Math.min(cost, costs[numberOn] ?? cost);
    else if (first === numberOn) costs[otherOn] = cost;
  }
  return FIELDS.map((field): Prospect => {
    const cost = costs[field];
    if (field === first) return { type: 'first' };
    if (cost !== undefined) return { type: 'legal', cost };
    return { type: 'illegal', refusals: objectionsTo(source, state, held, first, field) };
  });
}

export const NO_PROSPECTS: readonly Prospect[] = FIELDS.map(() => ({ type: 'none' }));

function objectionsTo(
  source: MoveSource,
  state: GameState,
  held: LuminoId,
  first: FieldId | null,
  field: FieldId,
): readonly TableRefusal[] {
  if (state.step.type === 'start') return refusalsOfStart(field);
  if (first === null) return likeliestGhost(source, state, held, field)?.refusals ?? [];
  return ghostAt(source, state, held, { numberOn: first, otherOn: field }).refusals;
}

// Where the heights differ the rules ask nothing more, so that one objection may stand for several.
function objections({ refusals }: Ghost): number {
  return refusals.length + (refusals.some(({ rule }) => rule === 'level') ? 0.5 : 0);
}

const START_LAYS: readonly Lay[] = [
  { numberOn: START_FIELDS[0], otherOn: START_FIELDS[1], cost: 0 },
  { numberOn: START_FIELDS[1], otherOn: START_FIELDS[0], cost: 0 },
];

/** The colour that a start lumino has on the left if its first half lies there. */
function leftColour(held: LuminoId, { numberOn }: LayFields): Colour {
  return HALVES[2 * held + (numberOn === START_FIELDS[0] ? 0 : 1)].colour;
}
