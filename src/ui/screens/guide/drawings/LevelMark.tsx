import { shift } from '../../../../art/points';
import { NIGHT } from '../../../../art/shades';
import type { FieldId } from '../../../../rules/data/hex';
import { heightOf } from '../../../../rules/reef';
import type { Reef } from '../../../../rules/state';
import { Numerals } from '../../../kit/pictures/Glyphs';
import { topAt, translate } from '../../../kit/pictures/shape';

const LAYER = 'M-6.5 0L0-3.2L6.500 0L0 3.200Z';
const LAYERS = [
  [4.4, 'var(--level-mark-low)'],
  [0.4, 'var(--level-mark-middle)'],
  [-3.6, 'var(--level-mark-high)'],
] as const;

/** The level of a lumino: layers on top of each other and how many, as at the table. Around the origin. */
export function LevelMark({ level }: { readonly level: number }) {
  return (
    <g transform="scale(1.35)">
      <path
        d="M-8-10H8A10 10 0 0 1 8 10H-8A10 10 0 0 1-8-10Z"
        fill={NIGHT}
        stroke="var(--level-mark-line)"
        stroke-width="1.300"
      />
      {LAYERS.map(([y, fill]) => (
        <path
          key={y}
          d={LAYER}
          transform={`translate(-7 ${y})`}
          fill={fill}
          stroke={NIGHT}
          stroke-width="1.600"
          paint-order="stroke"
        />
      ))}
      <g transform="translate(7 0)">
        <Numerals text={`${level}`} height={13} fill="var(--white)" />
      </g>
    </g>
  );
}

/** The levels of some fields, each at its upper edge: what is raised in front of a field hides the lower one. */
export function LevelMarks({ reef, fields }: { readonly reef: Reef; readonly fields: readonly FieldId[] }) {
  return (
    <>
      {fields.map((field) => (
        <g key={field} transform={translate(shift(topAt(field, heightOf(reef, field)), [0, -46]))}>
          <LevelMark level={heightOf(reef, field)} />
        </g>
      ))}
    </>
  );
}
