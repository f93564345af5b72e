import { turn } from '../../art/points';
import type { Shades } from '../../art/shades';
import { type Context, fill, within } from './brush';
import { circleOf } from './shape';
import { ring, type Spot } from './spots';

const FINE = paths(9, [...ring(9, 39, 10, [11.4, 10.2, 11]), ...ring(4, 15.5, 40, [10.6, 9.8])]);
const COARSE = paths(7, [...ring(6, 38, 30, [14]), [0, 0, 15]]);

/** Blue: small stars with many arms, each in a hollow of its own. */
export function stars(context: Context, { ink, spark }: Shades, isCoarse: boolean): void {
  const { arms, hollows } = isCoarse ? COARSE : FINE;
  for (const hollow of hollows) fill(context, hollow, `${ink}4a`);
  within(context, 0, 1.2, () => fill(context, arms, `${ink}dd`));
  fill(context, arms, spark);
}

function paths(arms: number, spots: readonly Spot[]) {
  return {
    arms: spots.map((spot, i) => starOf(spot, i * 17, arms)).join(''),
    hollows: [1.06, 0.86, 0.66].map((share) => spots.map(([x, y, size]) => circleOf(size * share, x, y)).join('')),
  };
}

/** Slim petals around an open middle. */
function starOf([left, top, size]: Spot, angle: number, arms: number): string {
  const half = 1.8 / arms;
  return Array.from({ length: arms }, (_, i) => {
    const at = (x: number, y: number) => {
      const [dx, dy] = turn([x * size, y * size], angle + (360 / arms) * i);
      return `${(left + dx).toFixed(1)} ${(top + dy).toFixed(1)}`;
    };
    const [root, tip] = [0.24, 1.04];
    return `M${at(root, 0)}C${at(0.5, -half)} ${at(0.8, -half * 0.65)} ${at(tip, 0)}C${at(0.8, half * 0.65)} ${at(0.5, half)} ${at(root, 0)}Z`;
  }).join('');
}
