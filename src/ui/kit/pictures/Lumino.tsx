import { CORALS } from '../../../art/lumino';
import { BLACK, RING_HOLE, SHADES } from '../../../art/shades';
import { halfAt } from '../../../art/shapes';
import { type Colour, HALVES } from '../../../rules/data/luminos';
import { bodyOf, colouredBodies } from './bodies';
import { GlyphDrawing } from './Glyphs';
import type { DrawnLumino } from './parts';
import { glyphOf, seenHalves } from './parts';
import { translate } from './shape';
import { branches, ringPath, starPath } from './textures';

// One lumino around its middle, part by part: where many are drawn, all walls come before the first face.

/** What it casts on what lies lower: farther away the higher it is. */
export function Shadow({ level, direction }: DrawnLumino) {
  return (
    <path
      d={bodyOf({ direction }).outline}
      transform={translate([1.5 + 1.5 * level, 13 + 3.5 * level])}
      fill-opacity=".4"
      stroke={BLACK}
      stroke-opacity=".16"
      stroke-width="14"
    />
  );
}

export function Wall(laid: DrawnLumino) {
  return (
    <>
      {colouredBodies(laid).map(({ colour, body: { outline, walls } }) => (
        <g key={colour}>
          <path d={walls.deep} fill={SHADES[colour].deep} />
          {/* The body too, so that no light shines through between the wall and the face. */}
          <path d={outline + walls.wall} fill={SHADES[colour].wall} />
          <path d={walls.edge} fill={SHADES[colour].edge} />
        </g>
      ))}
    </>
  );
}

/** The upper face with its coral. */
export function Face(laid: DrawnLumino) {
  const bodies = colouredBodies(laid);
  return (
    <>
      {bodies.map(({ colour, body: { outline, rim } }) => (
        <g key={colour}>
          <path d={outline} fill={`url(#pic-light-${colour})`} />
          {CORALS[colour].texture === 'furrows' && <path d={rim} fill="url(#pic-furrows)" />}
        </g>
      ))}
      {seenHalves(laid).map(({ half, direction }) => (
        <g
          key={half}
          transform={
            translate(halfAt(direction)) + (CORALS[HALVES[half].colour].isTurned ? ` rotate(${direction * 60})` : '')
          }
        >
          <Texture colour={HALVES[half].colour} />
        </g>
      ))}
      {bodies.length > 1 && <path d="M0-24V24" stroke={BLACK} stroke-opacity=".4" stroke-width="4" />}
      <path d={bodyOf(laid).rim} fill="none" stroke="url(#pic-rim)" stroke-width="3" />
    </>
  );
}

/** What lies deeper in the water is darker. */
export function Depth({ level, direction }: DrawnLumino) {
  const dark = 0.14 - 0.04 * level;
  return dark > 0 ? <path d={bodyOf({ direction }).outline} fill-opacity={dark.toFixed(2)} /> : null;
}

/** Number and animal of those halves that are seen. */
export function Glyphs(laid: DrawnLumino) {
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

/** What grows on one half of a lumino. Furrows run on from half to half: they are part of the face. */
function Texture({ colour }: { readonly colour: Colour }) {
  const {
    texture,
    shades: { ink, spark, light },
  } = CORALS[colour];
  switch (texture) {
    case 'furrows':
      return null;
    case 'fan':
      return (
        <g fill="none" stroke={ink} stroke-linecap="round" stroke-opacity=".9">
          {branches().map(([width, path]) => (
            <path key={width} d={path} stroke-width={width} />
          ))}
        </g>
      );
    case 'tubes':
      return <path d={ringPath()} fill={RING_HOLE} stroke={light} stroke-width="4.4" />;
    case 'stars':
      return <path d={starPath()} fill="none" stroke={spark} stroke-width="3" stroke-linecap="round" />;
  }
}
