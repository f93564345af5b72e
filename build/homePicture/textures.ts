import { turn } from '../../src/art/points';
import { fork } from '../../src/art/textures';

// What of the textures is this picture's own, as path data or places within one field.

/** Fan coral: one path for each generation of branches, each finer than the one before. */
export function branches(): readonly string[] {
  const generations = fork([0, 46], -90, [
    [24, 31],
    [17, 25],
    [15, 20],
    [13, 17],
    [11, 0],
  ]);
  return generations.map((generation) =>
    generation
      .map(({ from, by }) => `M${from[0].toFixed(1)} ${from[1].toFixed(1)}l${by[0].toFixed(1)} ${by[1].toFixed(1)}`)
      .join(''),
  );
}

/** Star coral: arms around an open middle. */
export function star(x: number, y: number, size: number, arms: number): string {
  return Array.from({ length: arms }, (_, i) => {
    const angle = (360 / arms) * i + x * 7;
    const [fromX, fromY] = turn([size * 0.42, 0], angle);
    const [toX, toY] = turn([size, 0], angle);
    return `M${(x + fromX).toFixed(1)} ${(y + fromY).toFixed(1)}L${(x + toX).toFixed(1)} ${(y + toY).toFixed(1)}`;
  }).join('');
}

/** Tube coral: middle and radius of each ring. */
export const RINGS = [
  [0, -33, 7.5],
  [-17, -24, 9],
  [15, -20, 10],
  [-31, -11, 7],
  [-3, -11, 8.5],
  [31, -6, 6.5],
  [-19, 4, 10],
  [12, 4, 9.5],
  [-33, 15, 6.5],
  [30, 13, 9],
  [-5, 19, 9],
  [-21, 25, 7],
  [14, 25, 8.5],
  [1, 37, 7],
] as const;

export const STARS = [
  [0, -31, 9],
  [-21, -21, 10.5],
  [22, -20, 10],
  [-1, -8, 10.5],
  [-30, 3, 9],
  [30, 4, 9.5],
  [-13, 14, 10],
  [14, 13, 10.5],
  [-27, 25, 7],
  [27, 25, 7.5],
  [0, 34, 9.5],
] as const;
