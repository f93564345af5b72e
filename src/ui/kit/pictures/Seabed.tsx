import { PENALTY, SEABED } from '../../../art/shades';
import { BOARDS, type Side } from '../../../rules/data/boards';
import { Numerals } from './Glyphs';
import { SEABED_PATHS } from './seabedPaths';
import { topAt, translate } from './shape';

/** The board under a reef: water, limestone, the start, and remote fields with what they cost. */
export function Seabed({ side }: { readonly side: Side }) {
  const { water, waves, stone, cracks, pores, start, cuts } = SEABED_PATHS[side]();
  return (
    <>
      <path d={water} fill={SEABED.water} stroke={SEABED.shore} stroke-opacity=".35" stroke-width="2" />
      <path d={waves} fill="none" stroke={SEABED.waves} stroke-opacity=".2" stroke-width="3" stroke-linecap="round" />
      <Slabs path={stone} edge={SEABED.stoneEdge} face={SEABED.stone} />
      <g fill="none" stroke={SEABED.cracks} stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".8">
        <path d={cracks} stroke-width="3" />
        <path d={pores} stroke-width="6" />
      </g>
      <Slabs path={start} edge={SEABED.startEdge} face={SEABED.start} />
      <path d={cuts} fill="none" stroke={SEABED.startCuts} stroke-width="5" />
      {BOARDS[side].remote.map(({ field, penalty }) => (
        <g key={field} transform={translate(topAt(field, 0))}>
          <Penalty points={penalty} />
        </g>
      ))}
    </>
  );
}

/** Stone, a little raised: one sees its side below and the light on its upper edge. */
function Slabs({ path, edge, face }: { readonly path: string; readonly edge: string; readonly face: string }) {
  return (
    <>
      <path d={path} fill={SEABED.side} transform="translate(0 4)" />
      <path d={path} fill={edge} transform="translate(0 -3)" />
      <path d={path} fill={face} />
    </>
  );
}

function Penalty({ points }: { readonly points: number }) {
  return (
    <>
      <path
        d="M-15-21H15A19 19 0 0 1 15 17H-15A19 19 0 0 1-15-21Z"
        fill={PENALTY.ground}
        stroke={PENALTY.rim}
        stroke-width="2.500"
      />
      <g transform="translate(-.5 -2)">
        <Numerals text={`-${points}`} height={26} fill={PENALTY.ink} />
      </g>
    </>
  );
}
