import { Definitions, Lights } from './Definitions';
import { Level } from './Level';
import { PICTURED, type PicturedLumino } from './picture';
import { Seabed } from './Seabed';
import { middleOf, STEP } from './shape';

/** The reef of the picture, seen from the edge of the table: its board and its first level. */
export function Ground() {
  return (
    <>
      <Lights />
      <Definitions />
      <Seabed />
      <Glow from={1} to={1} />
      <Level level={1} luminos={onLevel(1)} />
    </>
  );
}

/** What stands on that. */
export function Heights() {
  return (
    <>
      <Lights />
      <Definitions />
      {[2, 3, 4].map((level) => (
        <Level key={level} level={level} luminos={onLevel(level)} />
      ))}
      <Glow from={2} to={4} />
    </>
  );
}

function onLevel(level: number): readonly PicturedLumino[] {
  return PICTURED.filter((pictured) => pictured.level === level);
}

/** Light that the luminos of some levels cast into the water around them. */
function Glow({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <g {...(from === 1 ? {} : { class: 'haze' })}>
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
