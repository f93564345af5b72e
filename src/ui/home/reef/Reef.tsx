import { Definitions } from './Definitions';
import { Shadow, Top, Wall } from './Lumino';
import { REEF } from './reef';
import { Seabed } from './Seabed';
import { middleOf, STEP, VIEW } from './shape';
import './reef.css';

const LEVELS = [1, 2, 3, 4];

// Back to front, so that a nearer wall hides a farther one.
const byDistance = [...REEF].sort((a, b) => middleOf(a.at)[1] - middleOf(b.at)[1]);

/** The picture: a reef four levels high on its board, seen from the edge of the table. */
export function Reef() {
  return (
    <svg class="reef" viewBox={VIEW} aria-hidden="true">
      <Definitions />
      <Seabed />
      <Glow from={1} to={1} />
      {LEVELS.map((level) => {
        const luminos = byDistance.filter((lumino) => lumino.level === level);
        return (
          <g key={level}>
            {luminos.map((lumino) => (
              <Shadow key={lumino} lumino={lumino} />
            ))}
            {luminos.map((lumino) => (
              <Wall key={lumino} lumino={lumino} />
            ))}
            {luminos.map((lumino) => (
              <Top key={lumino} lumino={lumino} />
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
      {REEF.filter(({ level }) => level >= from && level <= to).map((lumino) => {
        const [x, y] = middleOf(lumino.at);
        return (
          <ellipse
            key={lumino}
            cx={x}
            cy={y - lumino.level * STEP}
            rx={from === 1 ? 230 : 120}
            ry={from === 1 ? 165 : 95}
            fill={`url(#glow-${lumino.coral})`}
          />
        );
      })}
    </g>
  );
}
