import { NIGHT } from '../../art/shades';
import { fill, stroke, vertical, within } from './brush';
import type { Drawing } from './frames';
import { write } from './numerals';
import { CREAM } from './palette';
import { circleOf } from './shape';

/** The level of a lumino: layers on top of each other and how many. */
export function markDrawing(level: string): Drawing {
  return {
    x: -20,
    y: -14,
    width: 40,
    height: 28,
    paint: (context) => {
      const pill = 'M-8-10H8A10 10 0 0 1 8 10H-8A10 10 0 0 1-8-10Z';
      fill(context, pill, `${NIGHT}e6`);
      stroke(context, pill, 1.3, '#c4ecff88');
      within(context, -7.5, 0, () => {
        for (const [y, style] of [
          [4.4, '#5fa6c9'],
          [0.4, '#93d3ee'],
          [-3.6, '#e4f8ff'],
        ] as const) {
          within(context, 0, y, () => {
            stroke(context, LAYER, 2.2, NIGHT);
            fill(context, LAYER, style);
          });
        }
      });
      within(context, 7, 0, () => write(context, level, 14, '#ffffff', 7.4));
    },
  };
}

const LAYER = 'M-6.500 0L0-3.200L6.500 0L0 3.200Z';

/** What a lay costs: so many stones. */
export function costDrawing(stones: string): Drawing {
  return {
    x: -44,
    y: -24,
    width: 88,
    height: 48,
    paint: (context) => {
      const pill = 'M-22-18H22A18 18 0 0 1 22 18H-22A18 18 0 0 1-22-18Z';
      within(context, 0, 2, () => stroke(context, pill, 5, '#01081066'));
      fill(context, pill, vertical(context, -18, 18, [0, '#16344d'], [1, NIGHT]));
      stroke(context, pill, 2.2, CREAM);
      within(context, -21.5, 0, () => {
        fill(context, STONE, '#8f8470');
        stroke(context, STONE, 3.4, '#8f8470');
        fill(context, FACE, '#e9dfc8');
        stroke(context, FACE, 2, '#e9dfc8');
        fill(context, HOLES, '#7d725e');
      });
      within(context, 14, 0, () => write(context, `-${stones}`, 24, CREAM, 8.8));
    },
  };
}

const STONE = 'M-12 3.5L-9.5-6.5L-1.500-10.500L8-8L12 1L8 9L-6 10.500Z';
const FACE = 'M-11 1.500L-8.800-6.300L-1.500-10L7.600-7.700L11 .3L4 4.200L-5 4.600Z';
const HOLES = `${circleOf(1.9, -3, -4)}${circleOf(1.4, 3.5, -1.2)}${circleOf(1.1, -6, 0.6)}`;
