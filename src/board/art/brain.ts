import type { Shades } from '../../art/shades';
import { furrows } from '../../art/textures';
import { type Context, stroke, within } from './brush';

const SIZE = 15;
// Long winding furrows without small closed circles, which would look like the rings of the tube coral in grey.
const FURROWS = furrows(SIZE, [
  '\\//\\\\\\\\\\\\///\\/',
  '\\\\\\\\///\\//\\///',
  '///\\//\\\\\\\\\\\\/\\',
  '\\/\\\\////\\\\\\\\/\\',
  '\\//\\////\\\\\\///',
  '\\\\\\\\\\\\/\\\\\\///\\',
  '/\\\\//\\\\\\\\\\/\\/\\',
  '//\\//\\////\\\\\\\\',
  '\\\\\\//\\/\\\\////\\',
  '/\\////\\\\/\\////',
  '\\\\/////\\\\\\\\/\\/',
  '//\\\\//\\\\//\\/\\\\',
  '//\\\\\\\\\\/\\///\\\\',
  '\\//\\/\\//\\\\\\///',
]);

/** Yellow: furrows over a whole lumino. The light catches their lower lip. */
export function brain(context: Context, { ink, spark }: Shades, isCoarse: boolean): void {
  if (isCoarse) context.scale(1.36, 1.36);
  within(context, -7 * SIZE, -7 * SIZE, () => {
    within(context, 0, 1.7, () => stroke(context, FURROWS, 4.6, `${spark}cc`, 'butt'));
    stroke(context, FURROWS, 4.6, ink, 'butt');
    within(context, 0, -0.9, () => stroke(context, FURROWS, 1.8, '#4d2c00aa', 'butt'));
  });
}
