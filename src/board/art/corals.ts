import type { Point } from '../../art/points';
import { SHADES, type Shades } from '../../art/shades';
import type { Colour } from '../../rules/data/luminos';
import { brain } from './brain';
import { type Context, fill, radial, sheer, within } from './brush';
import { fan } from './fan';
import { stamp } from './stamps';
import { stars } from './stars';
import { tubes } from './tubes';

/** A half to be covered: its middle, and in which direction, in degrees, it turns away from the waist. */
interface Half {
  readonly middle: Point;
  readonly away: number;
}

/** Paints what makes a coral itself around the middle of a half, or of a whole lumino. Light falls from above. */
type Texture = (context: Context, shades: Shades, isCoarse: boolean, away: number) => void;

const TEXTURES: Readonly<Record<Colour, Texture>> = { yellow: brain, pink: fan, green: tubes, blue: stars };

/** Below so many pixels per unit a texture is painted with fewer and larger forms. */
const COARSE = 0.6;

/** Covers a lumino with its coral. */
export function cover(context: Context, colour: Colour, halves: readonly Half[]): void {
  const shades = SHADES[colour];
  const isCoarse = context.getTransform().a < COARSE;
  for (const { middle } of halves) {
    within(context, ...middle, () => stamp(context, `glow/${colour}`, [50, 50], (own) => glow(own, shades)));
  }
  // Furrows run on through the waist, everything else grows in each half by itself.
  const isWhole = colour === 'yellow';
  const places: readonly Half[] = isWhole ? [{ middle: [0, 0], away: 0 }] : halves;
  const reach = isWhole ? 104 : 60;
  for (const { middle, away } of places) {
    // Only a fan is turned with its lumino.
    const name = colour === 'pink' ? `${colour}/${away}` : colour;
    within(context, ...middle, () =>
      stamp(context, name, [reach, reach], (own) => TEXTURES[colour](own, shades, isCoarse, away)),
    );
  }
}

/** The corals are the light. */
function glow(context: Context, { light }: Shades): void {
  fill(context, 'M-50-50H50V50H-50Z', radial(context, 0, 0, 50, [0, sheer(light, 0.7)], [1, sheer(light, 0)]));
}
