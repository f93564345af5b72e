import { CORALS } from '../../../art/lumino';
import { SHADES, WHITE } from '../../../art/shades';
import type { Colour } from '../../../rules/data/luminos';
import type { Parts } from './parts';
import { FURROWS_SIZE, furrowPath } from './textures';

/**
 * Light and furrows. Pictures on one page share these names: the same name is always the same, so it does not matter whose
 * is taken. Shapes are not shared: with each picture more, the browser would build those of all the others anew.
 */
export function Definitions({ colours }: Parts) {
  return (
    <defs>
      {colours.map((colour) => (
        <Light key={colour} colour={colour} />
      ))}
      <linearGradient id="pic-rim" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={WHITE} stop-opacity=".85" />
        <stop offset=".45" stop-color={WHITE} stop-opacity=".3" />
        <stop offset="1" stop-color={WHITE} stop-opacity=".16" />
      </linearGradient>
      {colours.some((colour) => CORALS[colour].texture === 'furrows') && <Furrows />}
    </defs>
  );
}

function Light({ colour }: { readonly colour: Colour }) {
  const { light, base, low } = SHADES[colour];
  return (
    <linearGradient id={`pic-light-${colour}`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color={light} />
      <stop offset=".5" stop-color={base} />
      <stop offset="1" stop-color={low} />
    </linearGradient>
  );
}

function Furrows() {
  return (
    <pattern
      id="pic-furrows"
      width={FURROWS_SIZE}
      height={FURROWS_SIZE}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(24)"
    >
      <path d={furrowPath()} fill="none" stroke={SHADES.yellow.ink} stroke-width="4.6" stroke-opacity=".75" />
    </pattern>
  );
}
