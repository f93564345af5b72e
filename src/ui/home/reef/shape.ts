import { type FieldId, PLACES, START_FIELDS } from '../../../rules/hex';

export type Point = readonly [number, number];

/** From the middle of a field to its corner. */
const RADIUS = 50;
/** How much the view from the side shortens what runs away from the eye. */
export const TILT = 0.63;
/** How far a level rises on the screen. */
export const STEP = 27;

/** What of the water around the reef is in the picture. */
export const VIEW = '-272 -222 602 446';

/** From the middle of a field to the middle of the next. */
export const WIDTH = RADIUS * Math.sqrt(3);

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

export const FIELD: readonly Point[] = rounded(
  [-90, -30, 30, 90, 150, 210].map((angle) => turn([RADIUS * 0.95, 0], angle)),
  [14],
);

/** Two hexagons in one body with a waist, seen from straight above: one around the origin, the other at that angle. */
export function outline(angle: number, grow = 0): readonly Point[] {
  const high = RADIUS * 0.955 + grow;
  const side = high * Math.cos(Math.PI / 6);
  const waist = RADIUS * 0.43 + grow * 0.5;
  const right: Point[] = [
    [WIDTH / 2, -waist],
    [WIDTH, -high],
    [WIDTH + side, -high / 2],
    [WIDTH + side, high / 2],
    [WIDTH, high],
  ];
  const left = right.map(([x, y]): Point => [WIDTH - x, -y]);
  const trims = [11, 17, 17, 17, 17];
  return rounded([...right, ...left], trims).map((point) => turn(point, angle));
}

/** What one sees of the wall below an outline: every stretch that faces the eye, pulled down by `depth`. */
export function wall(plan: readonly Point[], depth: number): string {
  let path = '';
  let run: Point[] = [];
  const seen = plan.map(([x, y]): Point => [x, y * TILT]);
  // Starting at the rearmost point, so that no stretch is cut in two.
  const start = seen.reduce((best, [, y], i) => (y < (seen[best]?.[1] ?? 0) ? i : best), 0);
  const loop = [...seen.slice(start), ...seen.slice(0, start + 1)];
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

export function trace(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

export function translate([x, y]: Point): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

export function turn([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

function way(from: FieldId, to: FieldId): { readonly x: number; readonly rows: number } {
  return { x: PLACES[to].x - PLACES[from].x, rows: PLACES[to].row - PLACES[from].row };
}

function rounded(corners: readonly Point[], trims: readonly number[]): readonly Point[] {
  const around = (i: number): Point => corners[(i + corners.length) % corners.length] ?? [0, 0];
  return corners.flatMap((corner, i) => {
    const trim = trims[i % trims.length] ?? 0;
    const from = towards(corner, around(i - 1), trim);
    const to = towards(corner, around(i + 1), trim);
    return [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1].map((t): Point => {
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      return [a * from[0] + b * corner[0] + c * to[0], a * from[1] + b * corner[1] + c * to[1]];
    });
  });
}

function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
