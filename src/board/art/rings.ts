import type { Point } from '../../art/points';
import { type Context, fill, soften, stroke } from './brush';
import type { Axis, Drawing } from './frames';
import { CYAN, RED } from './palette';
import { outlineOf, reachOf } from './shape';
import { stamp } from './stamps';

const GLOW = 14;

/** Around a lumino. */
export function ringDrawing(axis: Axis, paint: (context: Context, axis: Axis) => void): Drawing {
  const [right, low] = reachOf(axis);
  return {
    x: -right - GLOW,
    y: -low - GLOW,
    width: 2 * (right + GLOW),
    height: 2 * (low + GLOW),
    paint: (context) => paint(context, axis),
  };
}

export function paintChosen(context: Context, axis: Axis): void {
  halo(context, outlineOf(axis, 1), reachOf(axis), CYAN);
  stroke(context, outlineOf(axis, 1), 5, CYAN);
  stroke(context, outlineOf(axis, 1), 2.2, '#ffffff');
}

export function paintLegal(context: Context, axis: Axis): void {
  halo(context, outlineOf(axis, 1), reachOf(axis), CYAN);
  stroke(context, outlineOf(axis, 1), 3.6, `${CYAN}f0`);
}

/** Soft light on both sides of a line. */
export function halo(context: Context, shape: string, [right, low]: Point, colour: string): void {
  const reach: Point = [right + GLOW, low + GLOW];
  stamp(context, `${colour}/${shape}`, reach, (own) => soften(own, shape, 2 * GLOW - 3, 10, `${colour}14`), 1 / 3);
}

export function paintIllegal(context: Context, axis: Axis): void {
  forbid(context, outlineOf(axis, 1), reachOf(axis), 21);
}

/** Slanted lines within a shape and a ring around it: no, whatever colours one sees. */
export function forbid(context: Context, shape: string, reach: Point, apart: number): void {
  const far = Math.max(...reach);
  let lines = '';
  for (let x = -2 * far; x <= 2 * far; x += apart) lines += `M${x - far} ${far}L${x + far}-${far}`;
  stroke(context, lines, 5.6, '#4a0d0866');
  stroke(context, lines, 4, `${RED}e0`);
  // Instead of a clip, which would be slow.
  context.globalCompositeOperation = 'destination-in';
  fill(context, shape, '#000000');
  context.globalCompositeOperation = 'destination-over';
  fill(context, shape, '#14040464');
  halo(context, shape, reach, RED);
  context.globalCompositeOperation = 'source-over';
  stroke(context, shape, 5.4, '#4a0d08');
  stroke(context, shape, 3.6, RED);
}
