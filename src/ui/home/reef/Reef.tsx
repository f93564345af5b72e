import { Definitions } from './Definitions';
import { Shadow, Top, Wall } from './Lumino';
import { PICTURED } from './picture';
import { Seabed } from './Seabed';
import { middleOf, STEP, VIEW } from './shape';
import './reef.css';

const LEVELS = [1, 2, 3, 4];

/** The picture: a reef four levels high on its board, seen from the edge of the table. */
export function Reef() {
  return (
    <svg class="reef" viewBox={VIEW} aria-hidden="true">
      <Definitions />
      <Seabed />
      <Glow from={1} to={1} />
      {LEVELS.map((level) => {
        // They come from back to front, so that a nearer wall hides a farther one.
        const luminos = PICTURED.filter((pictured) => pictured.level === level);
        return (
          <g key={level}>
            {luminos.map((pictured) => (
              <Shadow key={pictured.lumino.id} {...pictured} />
            ))}
            {luminos.map((pictured) => (
              <Wall key={pictured.lumino.id} {...pictured} />
            ))}
            {luminos.map((pictured) => (
              <Top key={pictured.lumino.id} {...pictured} />
            ))}
          </g>
        );
      })}
      <Glow from={2} to={4} />
    </svg>
  );
}

/** Light that the luminos of some levels cast into the water around them. */
function Glow({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <g class={from === 1 ? 'glow' : 'glow haze'}>
      {PICTURED.filter(({ level }) => level >= from && level <= to).map(({ lumino, level, numberOn }) => {
        const [x, y] = middleOf(numberOn);
        return (
          <ellipse
            key={lumino.id}
            cx={x}
            cy={y - level * STEP}
            rx={from === 1 ? 230 : 120}
            ry={from === 1 ? 165 : 95}
            fill={`url(#glow-${lumino.colour})`}
          />
        );
      })}
    </g>
  );
}
