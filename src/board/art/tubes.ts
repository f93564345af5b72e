import type { Shades } from '../../art/shades';
import { type Context, fill, within } from './brush';
import { circleOf } from './shape';
import { ring, type Spot } from './spots';

const FINE = paths([
  // Twelve around the place of the disc, so that they stay whole beside it.
  ...ring(12, 40, 0, [9.4, 8.2, 9.8, 8.6, 9.2, 8.4]),
  ...ring(6, 20.5, 14, [10, 8.8, 9.6]),
  [0, 0, 9.6],
]);
const COARSE = paths([...ring(9, 39, 0, [11.6, 10.8, 12]), ...ring(4, 16, 20, [11])]);

/** Green: a bunch of tubes seen from above, each with a lit rim and a dark mouth. */
export function tubes(context: Context, { ink, spark, light, low }: Shades, isCoarse: boolean): void {
  const { body, lip, mouth, throat } = isCoarse ? COARSE : FINE;
  within(context, 0, 1.8, () => fill(context, body, `${ink}99`));
  fill(context, body, low);
  within(context, 0, -0.9, () => fill(context, lip, `${spark}dd`));
  within(context, 0, 0.4, () => fill(context, lip, light));
  within(context, 0, 1, () => fill(context, mouth, `${spark}77`));
  fill(context, mouth, '#053d16');
  within(context, 0, -0.8, () => fill(context, throat, '#02150a'));
}

function paths(spots: readonly Spot[]) {
  const circles = (share: number) => spots.map(([x, y, radius]) => circleOf(radius * share, x, y)).join('');
  return { body: circles(1), lip: circles(0.9), mouth: circles(0.62), throat: circles(0.5) };
}
