import { turn } from '../../art/points';
import type { Shades } from '../../art/shades';
import { type Branch, fork } from '../../art/textures';
import { type Context, stroke, within } from './brush';

/** Branches of one age: how thick, and their paths. */
type Bough = readonly [number, string];

// A short stem that parts three ways: around the disc on both sides, and on through the middle.
const FINE: readonly Bough[] = [
  [6.8, 'M-54 0H-34'],
  ...trees(6.3, [
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
  ]),
];

// Seen from far away: what is finer than a pixel would only make the coral grey.
const COARSE: readonly Bough[] = [
  [10, 'M-54 0H-34'],
  ...trees(9, [
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
  ]),
];

/** Pink: branches that fork, from the waist outwards. Their shadow, themselves, the light on their upper side. */
export function fan(context: Context, { ink, spark }: Shades, isCoarse: boolean, away: number): void {
  const all = isCoarse ? COARSE : FINE;
  // The stems of both halves meet, and light on them would show where.
  const [, ...lit] = all;
  const passes: readonly (readonly [number, number, string, readonly Bough[]])[] = [
    [1.9, 1, '#7a0f56aa', all],
    [0, 1, isCoarse ? '#720b50' : ink, all],
    [-0.9, 0.3, `${spark}aa`, lit],
  ];
  for (const [down, share, style, boughs] of passes) {
    within(context, 0, down, () => {
      context.rotate((away * Math.PI) / 180);
      for (const [width, path] of boughs) stroke(context, path, width * share, style);
    });
  }
}

/** Where it starts on the stem, which way it goes, and how long and how far apart the branches of each age are. */
type Tree = readonly [number, number, readonly (readonly [number, number])[]];

/** Branches of one age are drawn together: few strokes are painted faster than many. */
function trees(width: number, all: readonly Tree[]): readonly Bough[] {
  const grown = all.map(([x, angle, generations]) => fork([x, 0], angle, generations));
  return grown[0].map((_, age): Bough => [width * 0.82 ** age, grown.flatMap((tree) => tree[age].map(curve)).join('')]);
}

function curve({ from: [x, y], before, by: [dx, dy] }: Branch): string {
  const [bendX, bendY] = turn([Math.hypot(dx, dy) / 2, 0], before);
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
}
