import { SHADES } from '../../art/shades';
import { HALVES } from '../../rules/data/luminos';
import { bodyOf, colouredBodies } from '../kit/pictures/bodies';
import { GlyphDrawing } from '../kit/pictures/Glyphs';
import type { Laid } from './lying';
import { glyphOf, seenHalves } from './parts';
import { halfAt, translate } from './shape';
import { Texture } from './Texture';

// One lumino around its middle, part by part: whoever draws many draws all walls before the first face.

/** What it casts on what lies lower: farther away the higher it is. */
export function Shadow({ level, direction }: Laid) {
  return (
    <path
      d={bodyOf({ direction }).outline}
      transform={translate([1.5 + 1.5 * level, 13 + 3.5 * level])}
      fill-opacity=".4"
      stroke="#000"
      stroke-opacity=".16"
      stroke-width="14"
    />
  );
}

export function Wall(laid: Laid) {
  return (
    <>
      {colouredBodies(laid).map(({ colour, body: { outline, walls } }) => (
        <g key={colour}>
          <path d={walls[0]} fill={SHADES[colour].deep} />
          {/* The body too, so that no light shines through between the wall and the face. */}
          <path d={outline + walls[1]} fill={SHADES[colour].wall} />
          <path d={walls[2]} fill={SHADES[colour].edge} />
        </g>
      ))}
    </>
  );
}

/** The upper face with its coral. */
export function Face(laid: Laid) {
  const bodies = colouredBodies(laid);
  return (
    <>
      {bodies.map(({ colour, body: { outline, rim } }) => (
        <g key={colour}>
          <path d={outline} fill={`url(#pic-light-${colour})`} />
          {colour === 'yellow' && <path d={rim} fill="url(#pic-furrows)" />}
        </g>
      ))}
      {seenHalves(laid).map(({ half, direction }) => (
        // Only a fan is turned with its lumino: it grows from the waist outwards.
        <g
          key={half}
          transform={
            translate(halfAt(direction)) + (HALVES[half].colour === 'pink' ? ` rotate(${direction * 60})` : '')
          }
        >
          <Texture colour={HALVES[half].colour} />
        </g>
      ))}
      {bodies.length > 1 && <path d="M0-24V24" stroke="#000" stroke-opacity=".4" stroke-width="4" />}
      <path d={bodyOf(laid).rim} fill="none" stroke="url(#pic-rim)" stroke-width="3" />
    </>
  );
}

/** What lies deeper in the water is darker. */
export function Depth({ level, direction }: Laid) {
  const dark = 0.14 - 0.04 * level;
  return dark > 0 ? <path d={bodyOf({ direction }).outline} fill-opacity={dark.toFixed(2)} /> : null;
}

/** Number and animal of those halves that are seen. */
export function Glyphs(laid: Laid) {
  return (
    <>
      {seenHalves(laid).map(({ half, direction }) => {
        const glyph = glyphOf(half);
        return glyph === null ? null : (
          <g key={half} transform={translate(halfAt(direction))}>
            <GlyphDrawing glyph={glyph} />
          </g>
        );
      })}
    </>
  );
}
