import { type Point, turn } from '../../art/points';
import { NIGHT } from '../../art/shades';
import { circleOf } from '../../art/shapes';
import { type Brush, CYAN, fill, stroke, vertical } from './brush';
import type { Drawing } from './frames';
import { forbid, halo } from './rings';
import { hexagon } from './shape';

const INNER = hexagon(52);
/** How far it reaches from its middle, without its light. */
const REACH: Point = [45, 51];

/** Over one field. */
export function signDrawing(paint: (brush: Brush) => void): Drawing {
  return { x: -60, y: -66, width: 120, height: 132, paint };
}

/** Many fields at once may be legal: a bright line, dark on both sides, is seen on pale stone and on yellow coral, too. */
export function paintLegal(brush: Brush): void {
  fill(brush, INNER, `${CYAN}26`);
  halo(brush, INNER, REACH, CYAN);
  stroke(brush, INNER, 9.6, `${NIGHT}d0`);
  stroke(brush, INNER, 4.6, CYAN);
}

export function paintGuilty(brush: Brush): void {
  forbid(brush, INNER, REACH, 19);
}

/** A coral that would have done: a broken line with a dot at each corner, no more than a hint. */
export function paintWanted(brush: Brush): void {
  const sides = [0, 60, 120, 180, 240, 300];
  const dashes = sides
    .map((angle) => `M${turn([43, -12], angle).join(' ')}L${turn([43, 12], angle).join(' ')}`)
    .join('');
  const dots = sides.map((angle) => circleOf(3, ...turn([45, 0], angle + 30))).join('');
  stroke(brush, dashes, 6.6, `${NIGHT}b0`);
  stroke(brush, dots, 3, `${NIGHT}b0`);
  stroke(brush, dashes, 3.6, '#eafcff');
  fill(brush, dots, '#eafcff');
}

/** Tapped first: here the number will lie. */
export function paintFirst(brush: Brush): void {
  fill(brush, INNER, `${CYAN}38`);
  halo(brush, INNER, REACH, CYAN);
  stroke(brush, INNER, 5.6, CYAN);
  stroke(brush, INNER, 2, '#ffffff');
  fill(brush, circleOf(19), `${NIGHT}99`);
  fill(brush, circleOf(17), vertical(brush, -17, 17, [0, '#e6fcff'], [1, '#86e2f7']));
  stroke(brush, 'M-2.600-9L-5 9M5-9L2.600 9M-8.500-3.200H9M-9 3.400H8.500', 2.9, NIGHT);
}
