import { turn } from '../../art/points';

/** Where something grows on a half, and how large. */
export type Spot = readonly [number, number, number];

/** Spots in a circle around a half's middle, from an angle on; the sizes repeat. */
export function ring(count: number, distance: number, from: number, sizes: readonly number[]): readonly Spot[] {
  return Array.from({ length: count }, (_, i): Spot => {
    const [x, y] = turn([distance, 0], from + (360 / count) * i);
    return [x, y, sizes[i % sizes.length]];
  });
}
