import { CORALS, type TextureName } from '../../src/art/lumino';
import { FURROW_TURNS, furrows } from '../../src/art/textures';
import { COLOURS } from '../../src/rules/data/luminos';
import { circle } from './paths';
import { branches, RINGS, STARS, star } from './textures';

const FURROWS = furrows(11, FURROW_TURNS);
const SIZE = 11 * FURROW_TURNS.length;

/** Textures are named after the colour that has them. */
function textureId(texture: TextureName): string {
  return `texture-${COLOURS.find((colour) => CORALS[colour].texture === texture)}`;
}

/** The light on whatever has the colour of a coral. */
export function Lights() {
  return (
    <defs>
      {COLOURS.map((colour) => (
        <linearGradient key={colour} id={`top-${colour}`} x1="0" y1="0" x2="0" y2="1">
          <stop class={`${colour}-light`} offset="0" />
          <stop class={`${colour}-base`} offset="1" />
        </linearGradient>
      ))}
    </defs>
  );
}

/** What the luminos are drawn with: light, glow, and a texture for each coral. */
export function Definitions() {
  return (
    <defs>
      {COLOURS.map((colour) => (
        <radialGradient key={colour} id={`glow-${colour}`}>
          <stop class={`${colour}-base`} offset="0" stop-opacity=".44" />
          <stop class={`${colour}-base`} offset=".5" stop-opacity=".15" />
          <stop class={`${colour}-base`} offset="1" stop-opacity="0" />
        </radialGradient>
      ))}
      <pattern id="furrows" width={SIZE} height={SIZE} patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
        <path class="furrow" d={FURROWS} />
      </pattern>
      <g id={textureId('fan')} class="branches">
        {branches().map((path, generation) => (
          <path key={path} d={path} stroke-width={5.4 - generation * 0.95} />
        ))}
      </g>
      <path id={textureId('tubes')} class="tube" d={RINGS.map(([x, y, r]) => circle([x, y], r - 1.6)).join('')} />
      <path id={textureId('stars')} class="stars" d={STARS.map(([x, y, size]) => star(x, y, size, 9)).join('')} />
    </defs>
  );
}

/** The board fades into the distance. */
export function Distance() {
  return (
    <defs>
      <radialGradient id="distance" cx="43" cy="0" r="360" gradientUnits="userSpaceOnUse">
        <stop offset=".55" stop-color="#fff" />
        <stop offset="1" stop-color="#fff" stop-opacity=".18" />
      </radialGradient>
      <mask id="far" maskUnits="userSpaceOnUse" x="-320" y="-220" width="730" height="460">
        <rect x="-320" y="-220" width="730" height="460" fill="url(#distance)" />
      </mask>
    </defs>
  );
}
