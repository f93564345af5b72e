import { turn } from './shape';

// Each of the four second signs as path data within one field. Drawn by rule rather than by hand: small to load.

/** Brain coral: quarter circles that always meet, whichever way each is turned, and so wind on and on. */
export function furrows(cell: number, turns: readonly string[]): string {
  const half = cell / 2;
  return turns
    .flatMap((row, y) =>
      [...row].map((way, x) => {
        const [left, top] = [x * cell, y * cell];
        return way === '/'
          ? `M${left + half} ${top}a${half} ${half} 0 0 1-${half} ${half}M${left + half} ${top + cell}a${half} ${half} 0 0 1 ${half}-${half}`
          : `M${left + half} ${top}a${half} ${half} 0 0 0 ${half} ${half}M${left + half} ${top + cell}a${half} ${half} 0 0 0-${half}-${half}`;
      }),
    )
    .join('');
}

/** Fan coral: one path for each generation of branches, each finer than the one before. */
export function branches(): readonly string[] {
  const paths: string[] = [];
  let tips = [{ x: 0, y: 46, angle: -90 }];
  for (const [length, spread] of [
    [24, 31],
    [17, 25],
    [15, 20],
    [13, 17],
    [11, 0],
  ] as const) {
    let path = '';
    const next: typeof tips = [];
    for (const { x, y, angle } of tips) {
      const [dx, dy] = turn([length, 0], angle);
      path += `M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`;
      for (const side of [-spread, spread]) next.push({ x: x + dx, y: y + dy, angle: angle + side });
    }
    paths.push(path);
    tips = next;
  }
  return paths;
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
