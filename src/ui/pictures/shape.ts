import { type Point, shift, trace, turn } from '../../art/points';
import { fieldShape, luminoShape } from '../../art/shapes';
import { fieldPoint } from '../../board/layout';
import type { FieldId } from '../../rules/data/hex';

// The pictures are drawn in hundredths of a field's width, as the table is.

/** From a field's middle to its corner. */
const RADIUS = 100 / Math.sqrt(3);

/** The three ways a lumino can lie: flat, its right end lower, its left end lower. */
export const AXES = [0, 1, 2] as const;
export type Axis = (typeof AXES)[number];

/** Which of its two halves is which does not matter for the shape: six directions, three axes. */
export function axisOf(direction: number): Axis {
  const axis = direction % 3;
  return axis === 0 ? 0 : axis === 1 ? 1 : 2;
}

/** A field's outline around its middle, point by point. */
export const FIELD_POINTS = fieldShape(RADIUS);
export const FIELD = trace(FIELD_POINTS);
/** Around a field that is lit: inside its edge. */
export const RING = trace(fieldShape(RADIUS * 0.93));

/** A lumino's outline around its middle. */
export function outlineOf(axis: Axis, grow = 0): string {
  return trace(luminoPoints(axis, grow));
}

/** The same, point by point. */
export function luminoPoints(axis: Axis, grow = 0): readonly Point[] {
  return luminoShape(RADIUS, axis * 60, grow).map((point) => shift(point, halfAt(axis + 3)));
}

/** Where the half lies that is that way from the middle of its lumino. */
export function halfAt(direction: number): Point {
  return turn([50, 0], direction * 60);
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
