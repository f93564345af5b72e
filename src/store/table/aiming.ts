import {
  areNeighbours,
  type Direction,
  directionTo,
  type FieldId,
  fieldTowards,
  START_FIELDS,
} from '../../rules/data/hex';
import { directionOf, type LayFields, type MoveDraft, NO_REFUSALS } from './moveDraft';
import { type MoveSource, refusalsOfStart } from './moveSource';
import { ghostAt, type Lay, laysOf, likeliestGhost } from './prospects';
import type { Reach } from './reach';

/** Aims at two fields; a start lumino at the start area, the same way round. */
export function aimAt({ state }: Reach, draft: MoveDraft, numberOn: FieldId, otherOn: FieldId): MoveDraft {
  const direction = directionTo(numberOn, otherOn);
  if (direction === null) return draft;
  if (state.step.type !== 'start') return aimed(draft, direction, { numberOn, otherOn });
  const across = POINTS_RIGHT[direction] ? 0 : HALF_TURN;
  return aimed(draft, across, startSpot(across));
}

/**
 * Aims with the number there, as that field's prospect says: the cheapest way it may lie, of those the one that needs
 * least turning, or else the way the rules object to least. The lumino's own direction waits for the next field.
 */
export function aimFrom(source: MoveSource, { state, held }: Reach, draft: MoveDraft, field: FieldId): MoveDraft {
  const { direction } = draft;
  if (state.step.type === 'start') return aimed(draft, direction, startSpot(direction, field));
  const effort = ({ otherOn, cost }: Lay) =>
    DIRECTIONS * cost + (((directionTo(field, otherOn) ?? 0) - direction + DIRECTIONS) % DIRECTIONS);
  const lays = laysOf(source, state, held).filter(({ numberOn }) => numberOn === field);
  const legal = lays.reduce<Lay | null>((best, lay) => (best && effort(best) <= effort(lay) ? best : lay), null);
  const spot = legal ?? likeliestGhost(source, state, held, field);
  return spot === null ? draft : aimed(draft, direction, { numberOn: field, otherOn: spot.otherOn });
}

/** One sixth clockwise, or as far on as the rim wants it; a start lumino the other way round. */
export function turn({ state }: Reach, draft: MoveDraft): MoveDraft {
  const { aim } = draft;
  if (state.step.type === 'start') {
    const over = aim && { numberOn: aim.otherOn, otherOn: aim.numberOn };
    return { ...draft, direction: (draft.direction + HALF_TURN) % DIRECTIONS, aim: over, refusals: NO_REFUSALS };
  }
  const direction = (directionOf(draft) + 1) % DIRECTIONS;
  if (aim === null) return { ...draft, direction, refusals: NO_REFUSALS };
  const spot = spotFrom(aim.numberOn, direction);
  return aimed(draft, directionTo(spot.numberOn, spot.otherOn) ?? direction, spot);
}

/**
 * A tap that lays nothing: marks the field for the number and shows one way to lie from there, unmarks it, or shows why
 * the lumino cannot lie there. A start lumino goes over to the other field instead.
 */
export function markField(source: MoveSource, reach: Reach, draft: MoveDraft, field: FieldId): MoveDraft {
  const { state, held } = reach;
  const { first } = draft;
  if (first === field) return { ...draft, first: null, aim: null, refusals: NO_REFUSALS };
  if (state.step.type === 'start') {
    if (!START_FIELDS.includes(field)) return { ...draft, refusals: refusalsOfStart(field) };
    return { ...draft, first: field, aim: startSpot(draft.direction, field), refusals: NO_REFUSALS };
  }
  if (first === null && laysOf(source, state, held).some(({ numberOn }) => numberOn === field))
    return { ...draft, first: field, aim: aimFrom(source, reach, draft, field).aim, refusals: NO_REFUSALS };
  const ghost =
    first === null
      ? likeliestGhost(source, state, held, field)
      : ghostAt(source, state, held, { numberOn: first, otherOn: field });
  if (ghost === null) return draft;
  const { numberOn, otherOn, refusals } = ghost;
  return { ...draft, aim: areNeighbours(numberOn, otherOn) ? { numberOn, otherOn } : null, refusals };
}

const DIRECTIONS = 6;
const HALF_TURN = 3;

// By direction: the other half lies further right than the number.
const POINTS_RIGHT = [true, true, false, false, false, true];

/** A pointer says the same many times a second: without a change it stays the same object, and no effect runs. */
function aimed(draft: MoveDraft, direction: Direction, spot: LayFields): MoveDraft {
  const { aim, refusals } = draft;
  const isThere = aim?.numberOn === spot.numberOn && aim.otherOn === spot.otherOn;
  if (isThere && draft.direction === direction && refusals.length === 0) return draft;
  return { ...draft, direction, aim: spot, refusals: NO_REFUSALS };
}

/** The start area with that half on the field which lies on the left in the hand; that one is asked about. */
function startSpot(direction: Direction, field: FieldId = START_FIELDS[0]): LayFields {
  const [left, right] = START_FIELDS;
  const isNumberLeft = (direction === 0) === (field !== right);
  return isNumberLeft ? { numberOn: left, otherOn: right } : { numberOn: right, otherOn: left };
}

function spotFrom(numberOn: FieldId, direction: Direction): LayFields {
  for (let turned = 0; turned < DIRECTIONS; turned++) {
    const otherOn = fieldTowards(numberOn, (direction + turned) % DIRECTIONS);
    if (otherOn !== null) return { numberOn, otherOn };
  }
  throw new Error(`field ${numberOn} has no neighbours`);
}
