import { NIGHT } from '../../art/shades';
import { type Context, fill, stroke, vertical, within } from './brush';
import type { Drawing } from './frames';
import { write } from './numerals';
import { circleOf } from './shape';

const DISC = 28;

/** The dark plate under numbers and animals: sunk into the coral, so that its upper edge lies in shade. */
export function disc(context: Context): void {
  const circle = circleOf(DISC);
  const shade = vertical(context, -DISC, DISC, [0, '#020a14d0'], [0.35, '#04101e40'], [1, '#1d476a66']);
  const rim = vertical(context, -DISC, DISC, [0, '#00000066'], [0.5, '#9fdcff22'], [1, '#d5f3ff99']);
  fill(context, circle, `${NIGHT}f2`);
  fill(context, circle, shade);
  stroke(context, circleOf(DISC - 0.7), 1.4, rim);
}

/** Where numbers and animals are painted. */
export function discDrawing(paint: (context: Context) => void): Drawing {
  return { x: -DISC - 1, y: -DISC - 1, width: 2 * DISC + 2, height: 2 * DISC + 2, paint };
}

export function numberDrawing(value: string): Drawing {
  return discDrawing((context) => {
    disc(context);
    within(context, 0, 1.6, () => write(context, value, 37, '#00060ecc', 8.4));
    write(context, value, 37, vertical(context, -18, 18, [0, '#ffffff'], [1, '#dff3ff']), 8.4);
  });
}
