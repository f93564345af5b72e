import { WALL_DEPTHS } from '../../art/lumino';
import { type Point, trace } from '../../art/points';
import { AXES, type Axis, fieldShape, luminoPoints, RADIUS, wallBelow } from '../../art/shapes';

export const FIELD = hexagon(RADIUS);

/** Degrees clockwise from the right. */
export function angleOf(axis: Axis): number {
  return axis * 60;
}

/** How much larger than a lumino the lines around it and in it are: its ring, its own edge, its shadow, its inner rim. */
const GROWN = { ring: 1, edge: 0, shadow: -2, rim: -2.6 } as const;

/** The same few shapes are asked for hundreds of times while an atlas is painted. */
const OUTLINES = AXES.map((axis) => ({
  ring: trace(luminoPoints(axis, GROWN.ring)),
  edge: trace(luminoPoints(axis, GROWN.edge)),
  shadow: trace(luminoPoints(axis, GROWN.shadow)),
  rim: trace(luminoPoints(axis, GROWN.rim)),
}));

const WALLS = AXES.map((axis) => ({
  deep: wallBelow(luminoPoints(axis), WALL_DEPTHS.deep),
  wall: wallBelow(luminoPoints(axis), WALL_DEPTHS.wall),
  edge: wallBelow(luminoPoints(axis), WALL_DEPTHS.edge),
}));

/** A lumino's outline around its middle. */
export function outlineOf(axis: Axis, line: keyof typeof GROWN = 'edge'): string {
  return OUTLINES[axis][line];
}

/** What one sees of its wall, as far down as that shade reaches. */
export function wallOf(axis: Axis, shade: keyof typeof WALL_DEPTHS): string {
  return WALLS[axis][shade];
}

/** How far a lumino reaches from its middle, to either side and up and down. */
export function reachOf(axis: Axis): Point {
  return REACHES[axis];
}

const REACHES = AXES.map((axis): Point => {
  const all = luminoPoints(axis);
  return [Math.max(...all.map(([x]) => x)), Math.max(...all.map(([, y]) => y))];
});

export function hexagon(radius: number): string {
  return trace(fieldShape(radius));
}
