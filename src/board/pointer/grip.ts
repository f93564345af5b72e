import type { LuminoId } from '../../rules/data/luminos';
import { halfOffset, type Point, type Tray } from '../layout';
import type { BoardView } from '../view';

/** The half that a finger holds a lumino by; null in the middle. */
export type Grip = 'number' | 'other' | null;

/** So far from the waist, in field widths, it is meant to be this half. */
const LEAST = 0.15;

/** The half of a lumino beside the reef that lies under this point. */
export function gripOf({ held, direction }: BoardView, { spots, unit }: Tray, lumino: LuminoId, at: Point): Grip {
  const middle = spots.find((spot) => spot.lumino === lumino)?.middle ?? at;
  const way = halfOffset(lumino === held ? direction : 0);
  // Half a field lies between the waist and the middle of a half.
  const along = (2 * ((at.x - middle.x) * way.x + (at.y - middle.y) * way.y)) / unit;
  if (Math.abs(along) < LEAST) return null;
  return along < 0 ? 'number' : 'other';
}
