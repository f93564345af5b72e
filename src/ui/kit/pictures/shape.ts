import { type Point, shift, trace } from '../../../art/points';
import { type Axis, fieldShape, halfAt, luminoShape, RADIUS } from '../../../art/shapes';
import { fieldPoint } from '../../../board/layout';
import type { FieldId } from '../../../rules/data/hex';

// The pictures are drawn in hundredths of a field's width, as the table is.

/** A field's outline around its middle, point by point. */
export const FIELD_POINTS = fieldShape(RADIUS);
export const FIELD = trace(FIELD_POINTS);
/** Around a field that is lit: inside its edge. */
export const RING = trace(fieldShape(RADIUS * 0.93));

/** A lumino's outline around its middle. */
export function outlineOf(axis: Axis, grow = 0): string {
  return trace(bodyPoints(axis, grow));
}

/** The same, point by point. (`luminoPoints` of art, but rounded as these pictures always were.) */
export function bodyPoints(axis: Axis, grow = 0): readonly Point[] {
  return luminoShape(RADIUS, axis * 60, grow).map((point) => shift(point, halfAt(axis + 3)));
}

/** Where the top of a field lies, seen from the board's middle. */
export function topAt(field: FieldId, level: number): Point {
  const { x, y } = fieldPoint(field, level);
  return [x * 100, y * 100];
}

export function middleOf([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

export function translate([x, y]: Point): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}
