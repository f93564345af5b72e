import { BOARDS, type Side } from '../../../rules/data/boards';
import { topAt, translate } from '../../pictures/shape';
import { Numerals } from './Glyphs';
import { seabedPaths } from './seabedPaths';

/** The board under a reef: water, limestone, the start, and remote fields with what they cost. */
export function Seabed({ side }: { readonly side: Side }) {
  const { water, waves, stone, cracks, pores, start, cuts } = seabedPaths(side);
  return (
    <>
      <path d={water} fill="#0f3350" stroke="#5aa6cf" stroke-opacity=".35" stroke-width="2" />
      <path d={waves} fill="none" stroke="#7cc6e6" stroke-opacity=".2" stroke-width="3" stroke-linecap="round" />
      <Slabs path={stone} edge="#c4bca8" face="#8f897c" />
      <g fill="none" stroke="#4a4945" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".8">
        <path d={cracks} stroke-width="3" />
        <path d={pores} stroke-width="6" />
      </g>
      <Slabs path={start} edge="#9fa5a8" face="#74777a" />
      <path d={cuts} fill="none" stroke="#3f454c" stroke-width="5" />
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
      <path d={path} fill="#2b3036" transform="translate(0 4)" />
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
        fill="#201820"
        stroke="#ffb39f"
        stroke-width="2.500"
      />
      <g transform="translate(-.5 -2)">
        <Numerals text={`-${points}`} height={26} fill="#ffe3d6" />
      </g>
    </>
  );
}
