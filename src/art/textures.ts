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

/** A square of furrows that is repeated or lies in the middle: how large each turn is, and which way it goes. */
export interface Furrows {
  readonly size: number;
  readonly turns: readonly string[];
}

/** Furrows for a whole lumino: long and winding, without small closed circles, which in grey would look like tubes. */
export const LONG_FURROWS: Furrows = {
  size: 15,
  turns: [
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
  ],
};

/** A small square of furrows, to be repeated. */
export const FURROW_TURNS: readonly string[] = [
  '/\\\\/\\/',
  '\\/\\\\//',
  '\\\\/\\/\\',
  '/\\//\\\\',
  '//\\\\/\\',
  '\\/\\/\\/',
];

/** A tree of a fan: where it starts on the stem, which way it goes, and how long and how far apart its branches are. */
export type Tree = readonly [number, number, readonly (readonly [number, number])[]];

/** A fan: how thick its stem and its first branches are, and its trees. */
export interface Fan {
  readonly stem: number;
  readonly branch: number;
  readonly trees: readonly Tree[];
}

/** A short stem that parts three ways: around the disc on both sides, and on through the middle. */
export const FINE_FAN: Fan = {
  stem: 6.8,
  branch: 6.3,
  trees: [
    [
      -35,
      0,
      [
        [22, 17],
        [17, 15],
        [15, 14],
        [13, 13],
        [12, 0],
      ],
    ],
    [
      -37,
      -57,
      [
        [20, 21],
        [15, 19],
        [13, 17],
        [12, 15],
        [11, 0],
      ],
    ],
    [
      -37,
      57,
      [
        [20, 21],
        [15, 19],
        [13, 17],
        [12, 15],
        [11, 0],
      ],
    ],
  ],
};

/** Seen from far away: what is finer than a pixel would only make the coral grey. */
export const COARSE_FAN: Fan = {
  stem: 10,
  branch: 9,
  trees: [
    [
      -35,
      0,
      [
        [30, 21],
        [26, 16],
        [20, 0],
      ],
    ],
    [
      -37,
      -58,
      [
        [24, 25],
        [20, 20],
        [20, 0],
      ],
    ],
    [
      -37,
      58,
      [
        [24, 25],
        [20, 20],
        [20, 0],
      ],
    ],
  ],
};

/** For pictures that are small: the branches that start on the stem are as thick as it is. */
export const SMALL_FAN: Fan = {
  stem: 7.6,
  branch: 6,
  trees: [
    [
      -35,
      0,
      [
        [25, 19],
        [18, 16],
        [15, 14],
        [12, 0],
      ],
    ],
    [
      -38,
      -48,
      [
        [19, 17],
        [13, 15],
        [11, 14],
        [7, 0],
      ],
    ],
    [
      -38,
      48,
      [
        [19, 17],
        [13, 15],
        [11, 14],
        [7, 0],
      ],
    ],
  ],
};

/** Where a polyp grows on a half, seen from its middle, and how large. */
export type Polyp = readonly [x: number, y: number, size: number];

/** Polyps in a circle around the middle of a half, from an angle on; the sizes repeat. */
function ringOfPolyps(count: number, distance: number, from: number, sizes: readonly number[]): readonly Polyp[] {
  return Array.from({ length: count }, (_, i): Polyp => {
    const [x, y] = turn([distance, 0], from + (360 / count) * i);
    return [x, y, sizes[i % sizes.length]];
  });
}

/** Twelve tubes around the disc, so that they stay whole beside it. */
export const FINE_TUBES: readonly Polyp[] = [
  ...ringOfPolyps(12, 40, 0, [9.4, 8.2, 9.8, 8.6, 9.2, 8.4]),
  ...ringOfPolyps(6, 20.5, 14, [10, 8.8, 9.6]),
  [0, 0, 9.6],
];
export const COARSE_TUBES: readonly Polyp[] = [
  ...ringOfPolyps(9, 39, 0, [11.6, 10.8, 12]),
  ...ringOfPolyps(4, 16, 20, [11]),
];
export const SMALL_TUBES: readonly Polyp[] = [
  ...ringOfPolyps(10, 39, 0, [8.4, 7.2, 8.8]),
  ...ringOfPolyps(5, 18, 20, [7.8, 7]),
];

export const FINE_STARS: readonly Polyp[] = [
  ...ringOfPolyps(9, 39, 10, [11.4, 10.2, 11]),
  ...ringOfPolyps(4, 15.5, 40, [10.6, 9.8]),
];
export const COARSE_STARS: readonly Polyp[] = [...ringOfPolyps(6, 38, 30, [14]), [0, 0, 15]];
export const SMALL_STARS: readonly Polyp[] = [
  ...ringOfPolyps(8, 34.5, 10, [11, 10.4]),
  ...ringOfPolyps(3, 12, 40, [10.4]),
];
