import { turn } from '../../art/points';
import { type Branch, fork, furrows } from '../../art/textures';

// What tells the corals apart without their colours, as path data within one field.

/** Brain coral: furrows that go on and on; a square of so many units is repeated. */
export const FURROWS_SIZE = 17 * 6;
export const FURROWS = furrows(17, ['/\\\\/\\/', '\\/\\\\//', '\\\\/\\/\\', '/\\//\\\\', '//\\\\/\\', '\\/\\/\\/']);

/** Fan coral: how thick the branches of each age are, and their paths, from the waist on the left to the right. */
export const BRANCHES: readonly (readonly [number, string])[] = trees();

/** Tube coral: the mouths of all tubes. */
export const RINGS = [...around(10, 39, 0, [8.4, 7.2, 8.8]), ...around(5, 18, 20, [7.8, 7])].map(circleOf).join('');

/** Star coral: all arms of all stars. */
export const STARS = [...around(8, 34.5, 10, [11, 10.4]), ...around(3, 12, 40, [10.4])]
  .map((spot, i) => starOf(spot, i * 17))
  .join('');

type Spot = readonly [number, number, number];

function around(count: number, distance: number, from: number, sizes: readonly number[]): readonly Spot[] {
  return Array.from({ length: count }, (_, i): Spot => {
    const [x, y] = turn([distance, 0], from + (360 / count) * i);
    return [round(x), round(y), sizes[i % sizes.length]];
  });
}

function trees(): readonly (readonly [number, string])[] {
  const middle = fork([-35, 0], 0, [
    [25, 19],
    [18, 16],
    [15, 14],
    [12, 0],
  ]);
  const sides = [-48, 48].map((angle) =>
    fork([-38, 0], angle, [
      [19, 17],
      [13, 15],
      [11, 14],
      [7, 0],
    ]),
  );
  const ages = middle.map((_, age) => [middle, ...sides].flatMap((tree) => tree[age].map(curve)).join(''));
  return [
    [7.6, `M-54 0H-34${ages[0]}`],
    [6, ages[1]],
    [4.4, ages[2] + ages[3]],
  ];
}

function curve({ from: [x, y], before, by: [dx, dy] }: Branch): string {
  const [bendX, bendY] = turn([Math.hypot(dx, dy) / 2, 0], before);
  return `M${round(x)} ${round(y)}q${round(bendX)} ${round(bendY)} ${round(dx)} ${round(dy)}`;
}

function circleOf([x, y, radius]: Spot): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0Z`;
}

/** Eight arms around an open middle. */
function starOf([x, y, size]: Spot, angle: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const [fromX, fromY] = turn([size * 0.36, 0], angle + 45 * i);
    const [toX, toY] = turn([size, 0], angle + 45 * i);
    return `M${round(x + fromX)} ${round(y + fromY)}L${round(x + toX)} ${round(y + toY)}`;
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
