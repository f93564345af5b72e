export type Point = readonly [number, number];

export function turn([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

export function shift([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

/** A closed path, as SVG and Path2D write it. */
export function trace(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** A polygon whose corners are cut off that far from their tips and bent round; the trims repeat. */
export function rounded(corners: readonly Point[], trims: readonly number[]): readonly Point[] {
  const around = (i: number): Point => corners[(i + corners.length) % corners.length] ?? [0, 0];
  return corners.flatMap((corner, i) => {
    const trim = trims[i % trims.length] ?? 0;
    const from = towards(corner, around(i - 1), trim);
    const to = towards(corner, around(i + 1), trim);
    return [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1].map((t): Point => {
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      return [a * from[0] + b * corner[0] + c * to[0], a * from[1] + b * corner[1] + c * to[1]];
    });
  });
}

function towards(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
