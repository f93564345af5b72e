import { type Point, shift, turn } from './points';

// The second signs of the corals. Drawn by rule rather than by hand: small to load.

/** Brain coral: quarter circles that always meet, whichever way each is turned, and so wind on and on. */
export function furrows(size: number, turns: readonly string[]): string {
  const half = size / 2;
  return turns
    .flatMap((row, y) =>
      [...row].map((way, x) => {
        const [left, top] = [x * size, y * size];
        return way === '/'
          ? `M${left + half} ${top}a${half} ${half} 0 0 1-${half} ${half}M${left + half} ${top + size}a${half} ${half} 0 0 1 ${half}-${half}`
          : `M${left + half} ${top}a${half} ${half} 0 0 0 ${half} ${half}M${left + half} ${top + size}a${half} ${half} 0 0 0-${half}-${half}`;
      }),
    )
    .join('');
}

/** A piece of a branch: where it starts, which way it grew before, and how it goes on from there. */
export interface Branch {
  readonly from: Point;
  readonly before: number;
  readonly angle: number;
  readonly by: Point;
}

/** Fan coral: the branches of each generation, given its length and how far those that follow spread to either side. */
export function fork(
  root: Point,
  angle: number,
  generations: readonly (readonly [number, number])[],
): readonly (readonly Branch[])[] {
  let tips = [{ from: root, before: angle, angle }];
  return generations.map(([length, spread]) => {
    const grown = tips.map((tip): Branch => ({ ...tip, by: turn([length, 0], tip.angle) }));
    tips = grown.flatMap((branch) =>
      [-spread, spread].map((side) => ({
        from: shift(branch.from, branch.by),
        before: branch.angle,
        angle: branch.angle + side,
      })),
    );
    return grown;
  });
}
