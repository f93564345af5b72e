import { type Point, turn } from '../../art/points';
import { NIGHT } from '../../art/shades';
import { type Context, fill, stroke, vertical } from './brush';
import type { Drawing } from './frames';
import { CYAN } from './palette';
import { forbid, halo } from './rings';
import { circleOf, hexagon } from './shape';

const INNER = hexagon(52);
/** How far it reaches from its middle, without its light. */
const REACH: Point = [45, 51];

/** Over one field. */
export function signDrawing(paint: (context: Context) => void): Drawing {
  return { x: -60, y: -66, width: 120, height: 132, paint };
}

/** Many fields at once may be legal: a bright line, dark on both sides, is seen on pale stone and on yellow coral, too. */
export function paintLegal(context: Context): void {
  fill(context, INNER, `${CYAN}26`);
  halo(context, INNER, REACH, CYAN);
  stroke(context, INNER, 9.6, `${NIGHT}d0`);
  stroke(context, INNER, 4.6, CYAN);
}

export function paintGuilty(context: Context): void {
  forbid(context, INNER, REACH, 19);
}

/** A coral that would have done: a broken line with a dot at each corner, no more than a hint. */
export function paintWanted(context: Context): void {
  const sides = [0, 60, 120, 180, 240, 300];
  const dashes = sides
    .map((angle) => `M${turn([43, -12], angle).join(' ')}L${turn([43, 12], angle).join(' ')}`)
    .join('');
  const dots = sides.map((angle) => circleOf(3, ...turn([45, 0], angle + 30))).join('');
  stroke(context, dashes, 6.6, `${NIGHT}b0`);
  stroke(context, dots, 3, `${NIGHT}b0`);
  stroke(context, dashes, 3.6, '#eafcff');
  fill(context, dots, '#eafcff');
}

/** Tapped first: here the number will lie. */
export function paintFirst(context: Context): void {
  fill(context, INNER, `${CYAN}38`);
  halo(context, INNER, REACH, CYAN);
  stroke(context, INNER, 5.6, CYAN);
  stroke(context, INNER, 2, '#ffffff');
  fill(context, circleOf(19), `${NIGHT}99`);
  fill(context, circleOf(17), vertical(context, -17, 17, [0, '#e6fcff'], [1, '#86e2f7']));
  stroke(context, 'M-2.600-9L-5 9M5-9L2.600 9M-8.500-3.200H9M-9 3.400H8.500', 2.9, NIGHT);
}
