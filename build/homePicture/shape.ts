import { type Point, shift } from '../../src/art/points';
import { fieldShape, luminoShape, wallBelow, widthOf } from '../../src/art/shapes';
import { COORDINATES, type FieldId, START_FIELDS } from '../../src/rules/data/hex';
import { curve, shortened } from './paths';

/** From the middle of a field to its corner. */
const RADIUS = 50;
/** How much the view from the side shortens what runs away from the eye. */
const TILT = 0.63;
/** How far a level rises on the screen. */
export const STEP = 27;

/** What of the water around the reef the picture shows: left, top, width, height. Its light reaches past its place on the page. */
export const VIEW = '-492 -372 1042 746';

/** From the middle of a field to the middle of the next. */
const WIDTH = widthOf(RADIUS);

const FIELD = fieldShape(RADIUS);

/** The outline of a field where it lies, seen from straight above. */
export function fieldOutline(field: FieldId): string {
  return curve(FIELD.map((point) => shift(point, planOf(field))));
}

/** Lays what is drawn as seen from straight above onto a level, or `lift` above it. */
export function onLevel(level: number, lift = 0): string {
  return `translate(0 ${-level * STEP - lift}) scale(1 ${TILT})`;
}

/** Where a field lies, seen from straight above; the left start field is the origin. */
export function planOf(field: FieldId): Point {
  const { x, rows } = way(START_FIELDS[0], field);
  return [(WIDTH / 2) * x, RADIUS * 1.5 * rows];
}

/** Where it lies on the screen, on the ground. */
export function middleOf(field: FieldId): Point {
  const [x, y] = planOf(field);
  return [x, y * TILT];
}

/** Which way the other field lies as seen from the first: degrees clockwise from the right, in plan. */
export function angleOf(first: FieldId, other: FieldId): number {
  const { x, rows } = way(first, other);
  return Math.round((Math.atan2(rows * Math.sqrt(3), x) * 180) / Math.PI);
}

/** A lumino where it lies, seen from straight above. */
export function outline(first: FieldId, other: FieldId, grow = 0): readonly Point[] {
  return luminoShape(RADIUS, angleOf(first, other), grow).map((point) => shift(point, planOf(first)));
}

/** What one sees of the wall below an outline on that level. */
export function wall(plan: readonly Point[], level: number, depth: number): string {
  return shortened(
    wallBelow(
      plan.map(([x, y]): Point => [x, y * TILT - level * STEP]),
      depth,
    ),
  );
}

export function translate([x, y]: Point): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

function way(from: FieldId, to: FieldId): { readonly x: number; readonly rows: number } {
  return { x: COORDINATES[to].x - COORDINATES[from].x, rows: COORDINATES[to].row - COORDINATES[from].row };
}
