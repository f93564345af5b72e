import { CORALS, type TextureName } from '../../art/lumino';
import { type Point, turn } from '../../art/points';
import type { Shades } from '../../art/shades';
import { circleOf } from '../../art/shapes';
import {
  type Branch,
  COARSE_FAN,
  COARSE_STARS,
  COARSE_TUBES,
  type Fan,
  FINE_FAN,
  FINE_STARS,
  FINE_TUBES,
  fork,
  furrows,
  LONG_FURROWS,
  type Polyp,
} from '../../art/textures';
import type { Colour } from '../../rules/data/luminos';
import { type Brush, fill, radial, sheer, stamp, stroke, within } from './brush';

/** A half to be covered: its middle, and in which direction, in degrees, it turns away from the waist. */
interface Half {
  readonly middle: Point;
  readonly away: number;
}

/** Paints what makes a coral itself around the middle of a half, or of a whole lumino. Light falls from above. */
type Texture = (brush: Brush, shades: Shades, isCoarse: boolean, away: number) => void;

const TEXTURES: Readonly<Record<TextureName, Texture>> = {
  furrows: paintFurrows,
  fan: paintFan,
  tubes: paintTubes,
  stars: paintStars,
};

/** Below this number of pixels per unit a texture is painted with fewer and larger forms. */
const COARSE = 0.6;

/** Covers a lumino with its coral. */
export function cover(brush: Brush, colour: Colour, halves: readonly Half[]): void {
  const { shades, texture, covers, isTurned } = CORALS[colour];
  const isCoarse = brush.context.getTransform().a < COARSE;
  for (const { middle } of halves) {
    within(brush, ...middle, () => stamp(brush, `glow/${colour}`, [50, 50], (own) => glow(own, shades)));
  }
  const isWhole = covers === 'lumino';
  const places: readonly Half[] = isWhole ? [{ middle: [0, 0], away: 0 }] : halves;
  const reach = isWhole ? 104 : 60;
  for (const { middle, away } of places) {
    const name = isTurned ? `${colour}/${away}` : colour;
    within(brush, ...middle, () =>
      stamp(brush, name, [reach, reach], (own) => TEXTURES[texture](own, shades, isCoarse, away)),
    );
  }
}

/** The corals are the light. */
function glow(brush: Brush, { light }: Shades): void {
  fill(brush, 'M-50-50H50V50H-50Z', radial(brush, 0, 0, 50, [0, sheer(light, 0.7)], [1, sheer(light, 0)]));
}

const FURROWS = furrows(LONG_FURROWS.size, LONG_FURROWS.turns);

/** Yellow: furrows over a whole lumino. The light catches their lower lip. */
function paintFurrows(brush: Brush, { ink, spark }: Shades, isCoarse: boolean): void {
  if (isCoarse) brush.context.scale(1.36, 1.36);
  within(brush, -7 * LONG_FURROWS.size, -7 * LONG_FURROWS.size, () => {
    within(brush, 0, 1.7, () => stroke(brush, FURROWS, 4.6, `${spark}cc`, 'butt'));
    stroke(brush, FURROWS, 4.6, ink, 'butt');
    within(brush, 0, -0.9, () => stroke(brush, FURROWS, 1.8, '#4d2c00aa', 'butt'));
  });
}

/** Branches of one age: how thick, and their paths. */
type Bough = readonly [number, string];

const FINE_BOUGHS = boughs(FINE_FAN);
const COARSE_BOUGHS = boughs(COARSE_FAN);

/** Pink: branches that fork, from the waist outwards. Their shadow, themselves, the light on their upper side. */
function paintFan(brush: Brush, { ink, spark }: Shades, isCoarse: boolean, away: number): void {
  const all = isCoarse ? COARSE_BOUGHS : FINE_BOUGHS;
  // The stems of both halves meet, and light on them would show where.
  const [, ...lit] = all;
  const passes: readonly (readonly [number, number, string, readonly Bough[]])[] = [
    [1.9, 1, '#7a0f56aa', all],
    [0, 1, isCoarse ? '#720b50' : ink, all],
    [-0.9, 0.3, `${spark}aa`, lit],
  ];
  for (const [down, share, style, boughs] of passes) {
    within(brush, 0, down, () => {
      brush.context.rotate((away * Math.PI) / 180);
      for (const [width, path] of boughs) stroke(brush, path, width * share, style);
    });
  }
}

/** Branches of one age are drawn together: few strokes are painted faster than many. */
function boughs({ stem, branch, trees }: Fan): readonly Bough[] {
  const grown = trees.map(([x, angle, generations]) => fork([x, 0], angle, generations));
  const ages = grown[0].map(
    (_, age): Bough => [branch * 0.82 ** age, grown.flatMap((tree) => tree[age].map(curve)).join('')],
  );
  return [[stem, 'M-54 0H-34'], ...ages];
}

function curve({ from: [x, y], before, by: [dx, dy] }: Branch): string {
  const [bendX, bendY] = turn([Math.hypot(dx, dy) / 2, 0], before);
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
}

const FINE_TUBE_PATHS = tubePaths(FINE_TUBES);
const COARSE_TUBE_PATHS = tubePaths(COARSE_TUBES);

/** Green: a bunch of tubes seen from above, each with a lit rim and a dark mouth. */
function paintTubes(brush: Brush, { ink, spark, light, low }: Shades, isCoarse: boolean): void {
  const { body, lip, mouth, throat } = isCoarse ? COARSE_TUBE_PATHS : FINE_TUBE_PATHS;
  within(brush, 0, 1.8, () => fill(brush, body, `${ink}99`));
  fill(brush, body, low);
  within(brush, 0, -0.9, () => fill(brush, lip, `${spark}dd`));
  within(brush, 0, 0.4, () => fill(brush, lip, light));
  within(brush, 0, 1, () => fill(brush, mouth, `${spark}77`));
  fill(brush, mouth, '#053d16');
  within(brush, 0, -0.8, () => fill(brush, throat, '#02150a'));
}

function tubePaths(polyps: readonly Polyp[]) {
  const circles = (share: number) => polyps.map(([x, y, radius]) => circleOf(radius * share, x, y)).join('');
  return { body: circles(1), lip: circles(0.9), mouth: circles(0.62), throat: circles(0.5) };
}

const FINE_STAR_PATHS = starPaths(9, FINE_STARS);
const COARSE_STAR_PATHS = starPaths(7, COARSE_STARS);

/** Blue: small stars with many arms, each in a hollow of its own. */
function paintStars(brush: Brush, { ink, spark }: Shades, isCoarse: boolean): void {
  const { arms, hollows } = isCoarse ? COARSE_STAR_PATHS : FINE_STAR_PATHS;
  for (const hollow of hollows) fill(brush, hollow, `${ink}4a`);
  within(brush, 0, 1.2, () => fill(brush, arms, `${ink}dd`));
  fill(brush, arms, spark);
}

function starPaths(arms: number, polyps: readonly Polyp[]) {
  return {
    arms: polyps.map((polyp, i) => starOf(polyp, i * 17, arms)).join(''),
    hollows: [1.06, 0.86, 0.66].map((share) => polyps.map(([x, y, size]) => circleOf(size * share, x, y)).join('')),
  };
}

/** Slim petals around an open middle. */
function starOf([left, top, size]: Polyp, angle: number, arms: number): string {
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
