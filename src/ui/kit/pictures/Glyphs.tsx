import { FIGURES } from '../../../art/animals';
import { NUMERALS } from '../../../art/numerals';
import { DISC_RIM, NIGHT, WHITE } from '../../../art/shades';
import type { Animal } from '../../../rules/data/luminos';
import type { Glyph } from './parts';

const DISC = 27.2;

/** A number or an animal on its dark disc, around the origin. */
export function GlyphDrawing({ glyph }: { readonly glyph: Glyph }) {
  return (
    <>
      <circle r={DISC} fill={NIGHT} fill-opacity=".95" stroke={DISC_RIM} stroke-opacity=".3" stroke-width="1.6" />
      {typeof glyph === 'number' ? <Numerals text={`${glyph}`} height={37} fill={WHITE} /> : <Figure animal={glyph} />}
    </>
  );
}

interface NumeralsProps {
  readonly text: string;
  readonly height: number;
  readonly fill: string;
}

const PEN = 8.4;

/** Digits and minus signs side by side around the origin. */
export function Numerals({ text, height, fill }: NumeralsProps) {
  const signs = [...text];
  const advance = 23 + PEN;
  return (
    <g
      transform={`scale(${(height / (32 + PEN)).toFixed(3)})`}
      fill="none"
      stroke={fill}
      stroke-width={PEN}
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {signs.map((sign, i) => (
        <path
          key={sign}
          d={NUMERALS[sign]}
          transform={`translate(${((i - (signs.length - 1) / 2) * advance).toFixed(1)})`}
        />
      ))}
    </g>
  );
}

/** An animal without its disc. */
function Figure({ animal }: { readonly animal: Animal }) {
  const { light, base, dark, body, limbs, lines } = FIGURES[animal];
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <g stroke={base}>
        {limbs.map(([path, width]) => (
          <path key={path} d={path} stroke-width={width} />
        ))}
        <path d={body} fill={base} stroke-width="1.6" />
      </g>
      <path d={body} fill={light} fill-opacity=".45" />
      <g stroke={dark}>
        {lines.map(([path, width]) => (
          <path key={path} d={path} stroke-width={width} />
        ))}
      </g>
    </g>
  );
}
