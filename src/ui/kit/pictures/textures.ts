import { turn } from '../../../art/points';
import {
  type Branch,
  FURROW_TURNS,
  fork,
  furrows,
  type Polyp,
  SMALL_FAN,
  SMALL_STARS,
  SMALL_TUBES,
} from '../../../art/textures';
import { once } from '../once';

// What tells the corals apart without their colours, as path data within one field.

/** Brain coral: furrows that go on and on; a square of this size is repeated. */
export const FURROWS_SIZE = 17 * FURROW_TURNS.length;
export const furrowPath = once(() => furrows(17, FURROW_TURNS));

/** Fan coral: how thick the branches of each age are, and their paths, from the waist on the left to the right. */
export const branches = once(trees);

/** Tube coral: the mouths of all tubes. */
export const ringPath = once(() => SMALL_TUBES.map(rounded).map(circleOf).join(''));

/** Star coral: all arms of all stars. */
export const starPath = once(() =>
  SMALL_STARS.map(rounded)
    .map((polyp, i) => starOf(polyp, i * 17))
    .join(''),
);

function rounded([x, y, size]: Polyp): Polyp {
  return [round(x), round(y), size];
}

function trees(): readonly (readonly [number, string])[] {
  const grown = SMALL_FAN.trees.map(([x, angle, generations]) => fork([x, 0], angle, generations));
  const ages = grown[0].map((_, age) => grown.flatMap((tree) => tree[age].map(curve)).join(''));
  return [
    [SMALL_FAN.stem, `M-54 0H-34${ages[0]}`],
    [SMALL_FAN.branch, ages[1]],
    [4.4, ages[2] + ages[3]],
  ];
}

function curve({ from: [x, y], before, by: [dx, dy] }: Branch): string {
  const [bendX, bendY] = turn([Math.hypot(dx, dy) / 2, 0], before);
  return `M${round(x)} ${round(y)}q${round(bendX)} ${round(bendY)} ${round(dx)} ${round(dy)}`;
}

function circleOf([x, y, radius]: Polyp): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0Z`;
}

/** Eight arms around an open middle. */
function starOf([x, y, size]: Polyp, angle: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const [fromX, fromY] = turn([size * 0.36, 0], angle + 45 * i);
    const [toX, toY] = turn([size, 0], angle + 45 * i);
    return `M${round(x + fromX)} ${round(y + fromY)}L${round(x + toX)} ${round(y + toY)}`;
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
