import { type Point, rounded, shift, trace, turn } from './points';

// Shapes are given by the radius of the fields they lie on: from a field's middle to its corner.

/** From the middle of a field to the middle of the next. */
export function widthOf(radius: number): number {
  return radius * Math.sqrt(3);
}

/** A field seen from straight above, a little smaller than its room. */
export function fieldShape(radius: number): readonly Point[] {
  const corners = [-90, -30, 30, 90, 150, 210].map((angle) => turn([radius * 0.95, 0], angle));
  return rounded(corners, [radius * 0.28]);
}

/** Two hexagons in one body with a waist, seen from straight above: one around the origin, the other at that angle. */
export function luminoShape(radius: number, angle: number, grow = 0): readonly Point[] {
  const width = widthOf(radius);
  const high = radius * 0.955 + grow;
  const side = high * Math.cos(Math.PI / 6);
  const waist = radius * 0.43 + grow * 0.5;
  const right: Point[] = [
    [width / 2, -waist],
    [width, -high],
    [width + side, -high / 2],
    [width + side, high / 2],
    [width, high],
  ];
  const left = right.map(([x, y]): Point => [width - x, -y]);
  const trims = [0.22, 0.34, 0.34, 0.34, 0.34].map((share) => radius * share);
  return rounded([...right, ...left], trims).map((point) => turn(point, angle));
}

/** From the middle to the corner of a field that is 100 wide: the unit of the table and of all pictures but the first page's. */
export const RADIUS = 100 / Math.sqrt(3);

/** The three ways a lumino can lie: flat, its right end lower, its left end lower. */
export const AXES = [0, 1, 2] as const;
export type Axis = (typeof AXES)[number];

/** Which of its two halves is which does not matter for the shape: six directions, three axes. */
export function axisOf(direction: number): Axis {
  const axis = direction % 3;
  return axis === 0 ? 0 : axis === 1 ? 1 : 2;
}

/** Where the half lies that is that way from the middle of its lumino. */
export function halfAt(direction: number): Point {
  return turn([50, 0], direction * 60);
}

/** A lumino's outline around its middle, point by point. */
export function luminoPoints(axis: Axis, grow = 0): readonly Point[] {
  return luminoShape(RADIUS, axis * 60, grow).map((point) => shift(point, turn([-50, 0], axis * 60)));
}

/** A circle as path data. */
export function circleOf(radius: number, x = 0, y = 0): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0Z`;
}

/** What one sees of the wall below a shape as it stands on the screen: what faces the eye, pulled down by `depth`. */
export function wallBelow(shape: readonly Point[], depth: number): string {
  let path = '';
  let run: Point[] = [];
  // Starting at the rearmost point, so that no stretch is cut in two.
  const start = shape.reduce((best, [, y], i) => (y < (shape[best]?.[1] ?? 0) ? i : best), 0);
  const loop = [...shape.slice(start), ...shape.slice(0, start + 1)];
  for (const [i, point] of loop.entries()) {
    const next = loop[i + 1];
    // The outline runs clockwise: what faces the eye runs from right to left.
    if (next && next[0] < point[0]) {
      if (run.length === 0) run.push(point);
      run.push(next);
    } else if (run.length > 0) {
      path += trace([...run, ...run.map(([x, y]): Point => [x, y + depth]).reverse()]);
      run = [];
    }
  }
  return path;
}
