import { type Direction, directionTo, FIELDS, type FieldId, fieldTowards } from '../../rules/data/hex';
import type { LuminoId } from '../../rules/data/luminos';
import { heightOf } from '../../rules/reef';
import { seenBy } from '../camera';
import { between, fieldPoint, fromScreen, halfOffset, type Point, type Tray } from '../layout';
import type { BoardView, Lay } from '../view';
import type { GestureContext, Touch } from './gesture';
import { isOverReef, trayAt } from './hit';

/**
 * Aims the held lumino with its middle there. A finger may be below the reef while its lumino is over the lowest row, but
 * back in a tray it wants to let go. Says only what is new.
 */
export function aimAt({ view, emit }: GestureContext, pointer: Touch, middle: Point, grip: Grip): void {
  const { ghost } = view();
  const isAiming = isOverReef(view(), middle) && trayAt(view(), pointer) === null;
  const pair = isAiming ? snap(view(), middle, grip) : null;
  if (pair && (pair.numberOn !== ghost?.numberOn || pair.otherOn !== ghost.otherOn)) emit({ type: 'aim', ...pair });
  if (!pair && ghost) emit({ type: 'unaim' });
}

/** The half that a finger holds a lumino by; null in the middle. */
export type Grip = 'number' | 'other' | null;

/** Nearer to the waist than this, in field widths, neither half is meant. */
const LEAST = 0.15;

/** The half of a lumino beside the reef that lies under this point. */
export function gripOf(
  { held, direction }: BoardView,
  { place, slots, unit }: Tray,
  lumino: LuminoId,
  at: Point,
): Grip {
  const middle = slots.find((slot) => slot.lumino === lumino)?.middle ?? at;
  const way = halfOffset(place === 'hand' && lumino === held ? direction : 0);
  // Half a field lies between the waist and the middle of a half.
  const along = (2 * ((at.x - middle.x) * way.x + (at.y - middle.y) * way.y)) / unit;
  if (Math.abs(along) < LEAST) return null;
  return along < 0 ? 'number' : 'other';
}

/** Two fields, the number's first. */
interface Pair {
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
}

/** Farther than this from any two fields, in field widths, it is over none. */
const FARTHEST = 0.75;
/** A legal lay attracts from farther away than an illegal one. */
const ATTRACTION = 0.72;

/** This much nearer to one end, in field widths, a start lumino turns round: it must not flicker in between. */
const DECIDED = 0.15;

/**
 * The two fields nearest to a lumino with its middle at this point of the screen, as it is turned now. There is only one
 * place for a start lumino, where the half that it is held by goes to the nearer field.
 */
function snap(view: BoardView, point: Point, grip: Grip): Pair | null {
  const { layout, camera, state, shown, lays, direction } = view;
  const at = fromScreen(seenBy(camera, layout.large), point);
  const { reef } = state.players[shown];
  if (state.step.type === 'start' && grip !== null) return snapStart(lays, direction, at, grip);
  let best: Pair | null = null;
  let nearest = FARTHEST;
  for (const numberOn of FIELDS) {
    const otherOn = fieldTowards(numberOn, direction);
    if (otherOn === null) continue;
    const level = Math.max(heightOf(reef, numberOn), heightOf(reef, otherOn)) + 1;
    const middle = between(numberOn, otherOn, level);
    const distance = Math.hypot(at.x - middle.x, at.y - middle.y);
    if (distance > FARTHEST) continue;
    const isLegal = lays.some((lay) => lay.numberOn === numberOn && lay.otherOn === otherOn);
    const felt = isLegal ? distance * ATTRACTION : distance;
    if (felt < nearest) {
      nearest = felt;
      best = { numberOn, otherOn };
    }
  }
  return best;
}

function snapStart(lays: readonly Lay[], direction: Direction, at: Point, grip: 'number' | 'other'): Pair | null {
  let best: Pair | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { numberOn, otherOn } of lays) {
    const middle = between(numberOn, otherOn, 1);
    if (Math.hypot(at.x - middle.x, at.y - middle.y) > FARTHEST + 0.5) continue;
    const end = fieldPoint(grip === 'number' ? numberOn : otherOn, 1);
    const isTurned = directionTo(numberOn, otherOn) !== direction;
    const felt = Math.hypot(at.x - end.x, at.y - end.y) + (isTurned ? DECIDED : 0);
    if (felt < nearest) {
      nearest = felt;
      best = { numberOn, otherOn };
    }
  }
  return best;
}
