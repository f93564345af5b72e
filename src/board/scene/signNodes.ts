import { axisOf } from '../../art/shapes';
import { directionTo, type FieldId } from '../../rules/data/hex';
import type { LuminoId } from '../../rules/data/luminos';
import { heightOf } from '../../rules/reef';
import type { Reef } from '../../rules/state';
import { between, fieldPoint, type Point } from '../layout';
import type { Ghost, Lay } from '../view';
import { type Drawn, glyphNodes, shadowNode, topNode, wallNode } from './luminoNodes';
import { type Node, sign, WHITE } from './nodes';
import { type FieldSign, onScreen, type Placement } from './reefNodes';

/** Where the held lumino may go: first the fields for its number, then those for its other half. */
export function fieldSigns(lays: readonly Lay[], first: FieldId | null): FieldSign[] {
  if (first === null) {
    return [...new Set(lays.map(({ numberOn }) => numberOn))].map((field) => ({ field, name: 'legal', alpha: 0.9 }));
  }
  const others = lays.filter(({ numberOn }) => numberOn === first);
  return [
    { field: first, name: 'first', alpha: 1 },
    ...others.map(({ otherOn }): FieldSign => ({ field: otherOn, name: 'legal', alpha: 1 })),
  ];
}

/** What each field that can be chosen next costs: the number's field the least of what is possible from there. */
function pricesOf(lays: readonly Lay[], first: FieldId | null): ReadonlyMap<FieldId, number> {
  const prices = new Map<FieldId, number>();
  for (const { numberOn, otherOn, cost } of lays) {
    if (first === null) prices.set(numberOn, Math.min(cost, prices.get(numberOn) ?? cost));
    else if (first === numberOn) prices.set(otherOn, cost);
  }
  return prices;
}

/** Smaller than the ghost's own, which lies close by. */
const FIELD_PRICE_SIZE = 0.84;
/** How far below its middle a ghost has its price, and how far from that others are, in field widths. */
const PRICE_BELOW = 0.46;
const PRICES_APART = 0.62;
/** A price that would be nearer makes room, still on its own field. */
const PRICE_ASIDE = 0.24;

/** What each way to go on would cost, and what speaks against where the lumino is now. */
export function signNodes(
  reef: Reef,
  lays: readonly Lay[],
  first: FieldId | null,
  ghost: Ghost | null,
  frame: Placement,
): Node[] {
  const nodes: Node[] = [];
  const top = (field: FieldId) => onScreen(frame, fieldPoint(field, heightOf(reef, field)));
  // A ghost says its own price, and no other is so near that it could be taken for the same one.
  const own = ghost?.isLegal && ghost.cost > 0 ? onScreen(frame, ghostPoint(ghost)) : null;
  const apart = ({ x, y }: Point): Point => {
    const distance = own === null ? 1 : Math.hypot(x - own.x, y - own.y - PRICE_BELOW * frame.unit) / frame.unit;
    return distance < PRICES_APART ? { x, y: y + PRICE_ASIDE * frame.unit } : { x, y };
  };
  for (const [field, cost] of pricesOf(lays, first)) {
    if (field !== ghost?.numberOn && field !== ghost?.otherOn) {
      addCost(nodes, `cost/${field}`, cost, apart(top(field)), FIELD_PRICE_SIZE * frame.unit);
    }
  }
  if (ghost === null || ghost.isLegal) return nodes;
  for (const [name, fields] of [
    ['wanted', ghost.wanted],
    ['guilty', ghost.guilty],
  ] as const) {
    for (const field of fields) {
      const { x, y } = top(field);
      nodes.push(sign(`${name}/${field}`, 'large', `sign/${name}`, x, y, frame.unit));
    }
  }
  return nodes;
}

/** The middle of the upper face of a lumino that would lie there. */
export function ghostPoint({ numberOn, otherOn, level }: Ghost): Point {
  return between(numberOn, otherOn, level);
}

/** The lumino as it would lie. One that is dragged hangs there itself: then `lumino` is null. */
export function ghostNodes(ghost: Ghost | null, lumino: LuminoId | null, frame: Placement): Node[] {
  if (ghost === null || lumino === null) return [];
  const middle = onScreen(frame, ghostPoint(ghost));
  const direction = directionTo(ghost.numberOn, ghost.otherOn) ?? 0;
  const drawn: Drawn = {
    lumino,
    size: 'large',
    unit: frame.unit,
    middle,
    direction,
    height: 1,
    alpha: ghost.isLegal ? 0.9 : 0.66,
    tint: WHITE,
    glyphTint: WHITE,
    isNumberSeen: true,
    isOtherSeen: true,
    prefix: 'ghost/',
  };
  return triedNodes(drawn, ghost).map((node) => ({ ...node, lumino: null }));
}

/** A lumino that would lie there: its ring says whether it may, its number and animal stay on top of that. */
export function triedNodes(drawn: Drawn, { isLegal, cost }: Ghost): Node[] {
  const { middle, unit, direction } = drawn;
  const name = isLegal ? 'legal' : 'illegal';
  const nodes = [
    shadowNode(drawn),
    wallNode(drawn),
    topNode(drawn),
    sign(`ring/${name}`, 'large', `ring/${name}/${axisOf(direction)}`, middle.x, middle.y, unit),
    ...glyphNodes({ ...drawn, alpha: 1 }),
  ];
  // At the waist, where it hides neither number nor animal.
  if (isLegal) addCost(nodes, 'cost', cost, { x: middle.x, y: middle.y + PRICE_BELOW * unit }, unit);
  return nodes;
}

function addCost(nodes: Node[], key: string, cost: number, at: Point, unit: number): void {
  if (cost !== 1 && cost !== 2) return;
  nodes.push(sign(key, 'large', `cost/${cost}`, at.x, at.y, unit));
}
