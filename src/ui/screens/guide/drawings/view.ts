import type { Point } from '../../../../art/points';
import { FIELDS, type FieldId } from '../../../../rules/data/hex';
import type { Reef } from '../../../../rules/state';
import { topAt } from '../../../kit/pictures/shape';

/** Which part of a board is in the picture, in hundredths of a field's width from its middle. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A view of that size with all of these in its middle. */
export function viewAround(points: readonly Point[], width: number, height: number): View {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: Math.round(middle(xs) - width / 2), y: Math.round(middle(ys) - height / 2), width, height };
}

export function formatView({ x, y, width, height }: View): string {
  return `${x} ${y} ${width} ${height}`;
}

/** Where the middle of a lumino lies that covers two fields on that level. */
export function luminoAt(numberOn: FieldId, otherOn: FieldId, level: number): Point {
  const [[ax, ay], [bx, by]] = [topAt(numberOn, level), topAt(otherOn, level)];
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** Where something lies on the board. */
export function coveredPoints(reef: Reef): readonly Point[] {
  return FIELDS.filter((field) => reef[field].length > 0).map((field) => topAt(field, reef[field].length));
}
