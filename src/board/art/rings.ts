import type { Point } from '../../art/points';
import type { Axis } from '../../art/shapes';
import { type Brush, CREAM, CYAN, fill, RED, soften, stamp, stroke } from './brush';
import type { Drawing } from './frames';
import { outlineOf, reachOf } from './shape';

const GLOW = 14;

/** Around a lumino. */
export function ringDrawing(axis: Axis, paint: (brush: Brush, axis: Axis) => void): Drawing {
  const [right, low] = reachOf(axis);
  return {
    x: -right - GLOW,
    y: -low - GLOW,
    width: 2 * (right + GLOW),
    height: 2 * (low + GLOW),
    paint: (brush) => paint(brush, axis),
  };
}

export function paintChosen(brush: Brush, axis: Axis): void {
  halo(brush, outlineOf(axis, 'ring'), reachOf(axis), CYAN);
  stroke(brush, outlineOf(axis, 'ring'), 5, CYAN);
  stroke(brush, outlineOf(axis, 'ring'), 2.2, '#ffffff');
}

/** Quiet: it says what was new, not what to do. */
export function paintLast(brush: Brush, axis: Axis): void {
  halo(brush, outlineOf(axis, 'ring'), reachOf(axis), CREAM);
  stroke(brush, outlineOf(axis, 'rim'), 6, CREAM);
}

export function paintLegal(brush: Brush, axis: Axis): void {
  halo(brush, outlineOf(axis, 'ring'), reachOf(axis), CYAN);
  stroke(brush, outlineOf(axis, 'ring'), 3.6, `${CYAN}f0`);
}

/** Soft light on both sides of a line. */
export function halo(brush: Brush, shape: string, [right, low]: Point, colour: string): void {
  const reach: Point = [right + GLOW, low + GLOW];
  stamp(brush, `${colour}/${shape}`, reach, (own) => soften(own, shape, 2 * GLOW - 3, 10, `${colour}14`), 1 / 3);
}

export function paintIllegal(brush: Brush, axis: Axis): void {
  forbid(brush, outlineOf(axis, 'ring'), reachOf(axis), 21);
}

/** Slanted lines within a shape and a ring around it: no, whatever colours one sees. */
export function forbid(brush: Brush, shape: string, reach: Point, apart: number): void {
  const far = Math.max(...reach);
  let lines = '';
  for (let x = -2 * far; x <= 2 * far; x += apart) lines += `M${x - far} ${far}L${x + far}-${far}`;
  stroke(brush, lines, 5.6, '#4a0d0866');
  stroke(brush, lines, 4, `${RED}e0`);
  // Instead of a clip, which would be slow.
  brush.context.globalCompositeOperation = 'destination-in';
  fill(brush, shape, '#000000');
  brush.context.globalCompositeOperation = 'destination-over';
  fill(brush, shape, '#14040464');
  halo(brush, shape, reach, RED);
  brush.context.globalCompositeOperation = 'source-over';
  stroke(brush, shape, 5.4, '#4a0d08');
  stroke(brush, shape, 3.6, RED);
}
