import type { Point } from '../../../art/points';
import { fieldShape, luminoShape, wallBelow, widthOf } from '../../../art/shapes';
import { type FieldId, PLACES, START_FIELDS } from '../../../rules/hex';

/** From the middle of a field to its corner. */
const RADIUS = 50;
/** How much the view from the side shortens what runs away from the eye. */
export const TILT = 0.63;
/** How far a level rises on the screen. */
export const STEP = 27;

/** What of the water around the reef is in the picture. */
export const VIEW = '-272 -222 602 446';

/** From the middle of a field to the middle of the next. */
export const WIDTH = widthOf(RADIUS);

/** Where a field lies on the screen; the left start field is the origin. */
export function middleOf(field: FieldId): Point {
  const { x, rows } = way(START_FIELDS[0], field);
  return [(WIDTH / 2) * x, RADIUS * 1.5 * rows * TILT];
}

/** Which way the other field lies as seen from the first: degrees clockwise from the right, in plan. */
export function angleOf(first: FieldId, other: FieldId): number {
  const { x, rows } = way(first, other);
  return Math.round((Math.atan2(rows * Math.sqrt(3), x) * 180) / Math.PI);
}

export const FIELD: readonly Point[] = fieldShape(RADIUS);

/** A lumino seen from straight above: one half around the origin, the other at that angle. */
export function outline(angle: number, grow = 0): readonly Point[] {
  return luminoShape(RADIUS, angle, grow);
}

/** What one sees of the wall below an outline. */
export function wall(plan: readonly Point[], depth: number): string {
  return wallBelow(
    plan.map(([x, y]): Point => [x, y * TILT]),
    depth,
  );
}

export function translate([x, y]: Point): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

function way(from: FieldId, to: FieldId): { readonly x: number; readonly rows: number } {
  return { x: PLACES[to].x - PLACES[from].x, rows: PLACES[to].row - PLACES[from].row };
}
