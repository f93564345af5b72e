import { NIGHT } from '../../art/shades';
import { circleOf } from '../../art/shapes';
import { CREAM, fill, stroke, vertical, within } from './brush';
import type { Drawing } from './frames';
import { write } from './glyphs';

/** The level of a lumino: layers on top of each other and how many. */
export function markDrawing(level: string): Drawing {
  return {
    x: -20,
    y: -14,
    width: 40,
    height: 28,
    paint: (brush) => {
      const pill = 'M-8-10H8A10 10 0 0 1 8 10H-8A10 10 0 0 1-8-10Z';
      fill(brush, pill, `${NIGHT}e6`);
      stroke(brush, pill, 1.3, '#c4ecff88');
      within(brush, -7.5, 0, () => {
        for (const [y, style] of [
          [4.4, '#5fa6c9'],
          [0.4, '#93d3ee'],
          [-3.6, '#e4f8ff'],
        ] as const) {
          within(brush, 0, y, () => {
            stroke(brush, LAYER, 2.2, NIGHT);
            fill(brush, LAYER, style);
          });
        }
      });
      within(brush, 7, 0, () => write(brush, level, 14, '#ffffff', 7.4));
    },
  };
}

const LAYER = 'M-6.500 0L0-3.200L6.500 0L0 3.200Z';

/** What a lay costs, in stones. */
export function costDrawing(stones: string): Drawing {
  return {
    x: -44,
    y: -24,
    width: 88,
    height: 48,
    paint: (brush) => {
      const pill = 'M-22-18H22A18 18 0 0 1 22 18H-22A18 18 0 0 1-22-18Z';
      within(brush, 0, 2, () => stroke(brush, pill, 5, '#01081066'));
      fill(brush, pill, vertical(brush, -18, 18, [0, '#16344d'], [1, NIGHT]));
      stroke(brush, pill, 2.2, CREAM);
      within(brush, -21.5, 0, () => {
        fill(brush, STONE, '#8f8470');
        stroke(brush, STONE, 3.4, '#8f8470');
        fill(brush, FACE, '#e9dfc8');
        stroke(brush, FACE, 2, '#e9dfc8');
        fill(brush, HOLES, '#7d725e');
      });
      within(brush, 14, 0, () => write(brush, `-${stones}`, 24, CREAM, 8.8));
    },
  };
}

const STONE = 'M-12 3.5L-9.5-6.5L-1.500-10.500L8-8L12 1L8 9L-6 10.500Z';
const FACE = 'M-11 1.500L-8.800-6.300L-1.500-10L7.600-7.700L11 .3L4 4.200L-5 4.600Z';
const HOLES = `${circleOf(1.9, -3, -4)}${circleOf(1.4, 3.5, -1.2)}${circleOf(1.1, -6, 0.6)}`;
