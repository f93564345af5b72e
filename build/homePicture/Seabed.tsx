import { BOARDS } from '../../src/rules/data/boards';
import { FIELDS, type FieldId } from '../../src/rules/data/hex';
import { Distance } from './Definitions';
import { moved } from './paths';
import { fieldOutline, onLevel, planOf } from './shape';

const WATER = FIELDS.filter((field) => BOARDS.B.base[field] === 'water');
const STONE = FIELDS.filter((field) => BOARDS.B.base[field] !== 'water');

const WAVES = 'M-24-9q6-6 12 0t12 0t12 0t12 0M-16 10q5.3-5 10.6 0t10.6 0t10.6 0';
const CRACKS = 'M-34-10l12 6l4 11l13 5M8-38l3 12l11 6l1 10M22 30l-7-9l3-8';
const PORES = 'M-16-24h.01M-6-12h.01M30 8h.01M-28 14h.01M-6 32h.01M4 4h.01';

/** The board under the reef: fields of water and of limestone. All of a kind in one path: fewer things to load. */
export function Seabed() {
  return (
    <>
      <Distance />
      <g mask="url(#far)">
        <g transform={onLevel(0)}>
          <path class="water" d={WATER.map(fieldOutline).join('')} />
          <path class="wave" d={onEach(WATER, WAVES)} />
          <path class="stone-wall" d={STONE.map(fieldOutline).join('')} transform="translate(0 9)" />
          <path class="stone" d={STONE.map(fieldOutline).join('')} />
          <path class="crack" d={onEach(STONE, CRACKS)} />
          <path class="pore" d={onEach(STONE, PORES)} />
        </g>
      </g>
    </>
  );
}

function onEach(fields: readonly FieldId[], path: string): string {
  return fields.map((field) => moved(path, planOf(field))).join('');
}
