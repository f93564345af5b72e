import {
  areNeighbours,
  type Direction,
  directionTo,
  type FieldId,
  fieldTowards,
  START_FIELDS,
} from '../rules/data/hex';
import { startRefusals } from '../rules/play/setup';
import type { GameState } from '../rules/state';
import { ghostAt, type Lay, laysOf, likeliestGhost } from './prospects';
import { type Doing, directionOf, heldOf, NO_REFUSALS, type Spot } from './table/moveDraft';

/** Aims at two fields; a start lumino at the start area, the same way round. */
export function aimAt(state: GameState, doing: Doing, numberOn: FieldId, otherOn: FieldId): Doing {
  const direction = directionTo(numberOn, otherOn);
  if (heldOf(state, doing) === null || direction === null) return doing;
  if (state.step.type !== 'start') return aimed(doing, direction, { numberOn, otherOn });
  const across = POINTS_RIGHT[direction] ? 0 : HALF_TURN;
  return aimed(doing, across, startSpot(across));
}

/**
 * Aims with the number there, as that field's prospect says: the cheapest way it may lie, of those the one that needs
 * least turning, or else the way the rules object to least. The lumino's own direction waits for the next field.
 */
export function aimFrom(state: GameState, doing: Doing, field: FieldId): Doing {
  const held = heldOf(state, doing);
  if (held === null) return doing;
  const { direction } = doing;
  if (state.step.type === 'start') return aimed(doing, direction, startSpot(direction));
  const effort = ({ otherOn, cost }: Lay) =>
    DIRECTIONS * cost + (((directionTo(field, otherOn) ?? 0) - direction + DIRECTIONS) % DIRECTIONS);
  const lays = laysOf(state, held).filter(({ numberOn }) => numberOn === field);
  const legal = lays.reduce<Lay | null>((best, lay) => (best && effort(best) <= effort(lay) ? best : lay), null);
  const spot = legal ?? likeliestGhost(state, held, field);
  return spot === null ? doing : aimed(doing, direction, { numberOn: field, otherOn: spot.otherOn });
}

/** One sixth clockwise, or as far on as the rim wants it; a start lumino the other way round. */
export function turn(state: GameState, doing: Doing): Doing {
  if (heldOf(state, doing) === null) return doing;
  const { aim } = doing;
  const isStart = state.step.type === 'start';
  const direction = (directionOf(doing) + (isStart ? HALF_TURN : 1)) % DIRECTIONS;
  if (aim === null) return { ...doing, direction, refusals: NO_REFUSALS };
  const spot = isStart ? startSpot(direction) : spotFrom(aim.numberOn, direction);
  const turned = aimed(doing, directionTo(spot.numberOn, spot.otherOn) ?? direction, spot);
  // The number of a start lumino moves with it.
  return isStart && doing.first !== null ? { ...turned, first: spot.numberOn } : turned;
}

/**
 * A tap that lays nothing: marks the field for the number and shows one way to lie from there, unmarks it, or shows why
 * the lumino cannot lie there.
 */
export function mark(state: GameState, doing: Doing, field: FieldId): Doing {
  const held = heldOf(state, doing);
  if (held === null) return doing;
  const { first } = doing;
  if (first === field) return { ...doing, first: null, aim: null, refusals: NO_REFUSALS };
  if (first === null && laysOf(state, held).some(({ numberOn }) => numberOn === field)) {
    const aim = state.step.type === 'start' ? startAim(doing, field) : aimFrom(state, doing, field).aim;
    return { ...doing, first: aim?.numberOn ?? field, aim, refusals: NO_REFUSALS };
  }
  if (state.step.type === 'start') return { ...doing, refusals: startRefusals(field) };
  const ghost =
    first === null ? likeliestGhost(state, held, field) : ghostAt(state, held, { numberOn: first, otherOn: field });
  if (ghost === null) return doing;
  const { numberOn, otherOn, refusals } = ghost;
  return { ...doing, aim: areNeighbours(numberOn, otherOn) ? { numberOn, otherOn } : null, refusals };
}

const DIRECTIONS = 6;
const HALF_TURN = 3;

// By direction: the other half lies further right than the number.
const POINTS_RIGHT = [true, true, false, false, false, true];

/** A pointer says the same many times a second: without news it stays the same object, and nobody is told. */
function aimed(doing: Doing, direction: Direction, spot: Spot): Doing {
  const { aim, refusals } = doing;
  const isThere = aim?.numberOn === spot.numberOn && aim.otherOn === spot.otherOn;
  if (isThere && doing.direction === direction && refusals.length === 0) return doing;
  return { ...doing, direction, aim: spot, refusals: NO_REFUSALS };
}

/** The tapped field is for the first half of a start lumino, unless it was turned on purpose: then it lies as it is seen. */
function startAim({ direction }: Doing, field: FieldId): Spot {
  return startSpot(direction !== 0 || field !== START_FIELDS[0] ? HALF_TURN : 0);
}

function startSpot(direction: Direction): Spot {
  const [left, right] = START_FIELDS;
  return direction === 0 ? { numberOn: left, otherOn: right } : { numberOn: right, otherOn: left };
}

function spotFrom(numberOn: FieldId, direction: Direction): Spot {
  for (let turned = 0; turned < DIRECTIONS; turned++) {
    const otherOn = fieldTowards(numberOn, (direction + turned) % DIRECTIONS);
    if (otherOn !== null) return { numberOn, otherOn };
  }
  throw new Error(`field ${numberOn} has no neighbours`);
}
