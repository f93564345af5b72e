import { type Point, shift, trace, turn } from '../../art/points';
import { fieldShape, luminoShape, wallBelow } from '../../art/shapes';
import { AXES, type Axis } from './frames';

/** From a field's middle to its corner, where its width is 100. */
const RADIUS = 100 / Math.sqrt(3);
/** How thick a lumino is. */
export const THICKNESS = 10;

export const FIELD = trace(fieldShape(RADIUS));

/** Degrees clockwise from the right. */
export function angleOf(axis: Axis): number {
  return axis * 60;
}

/** Where the first half lies from the middle of its lumino; the second is opposite. */
export function halfOf(axis: Axis): Point {
  return turn([-50, 0], angleOf(axis));
}

/** A lumino's outline around its middle. */
export const outlineOf = remember((axis: Axis, grow: number) => trace(points(axis, grow)));

/** What one sees of its wall, down to a depth. */
export const wallOf = remember((axis: Axis, depth: number) => wallBelow(points(axis, 0), depth));

/** How far a lumino reaches from its middle, to either side and up and down. */
export function reachOf(axis: Axis): Point {
  return REACHES[axis];
}

const REACHES = AXES.map((axis): Point => {
  const all = points(axis, 0);
  return [Math.max(...all.map(([x]) => x)), Math.max(...all.map(([, y]) => y))];
});

export function hexagon(radius: number): string {
  return trace(fieldShape(radius));
}

export function circleOf(radius: number, x = 0, y = 0): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0Z`;
}

function points(axis: Axis, grow: number): readonly Point[] {
  return luminoShape(RADIUS, angleOf(axis), grow).map((point) => shift(point, halfOf(axis)));
}

/** The same few shapes are asked for hundreds of times while an atlas is painted. */
function remember(make: (axis: Axis, by: number) => string): (axis: Axis, by?: number) => string {
  const made = new Map<number, string>();
  return (axis, by = 0) => {
    const key = 1000 * axis + by;
    const known = made.get(key) ?? make(axis, by);
    made.set(key, known);
    return known;
  };
}
