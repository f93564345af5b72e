import { trace } from '../../../art/points';
import { BOARDS } from '../../../rules/boards';
import { FIELD, middleOf, TILT, translate } from './shape';

const PATH = trace(FIELD);

/** The board under the reef: fields of water and of limestone. */
export function Seabed() {
  return (
    <g mask="url(#far)">
      {BOARDS.B.base.map((base, field) => (
        <g key={field} transform={`${translate(middleOf(field))} scale(1 ${TILT})`}>
          {base === 'water' ? <Water /> : <Limestone />}
        </g>
      ))}
    </g>
  );
}

function Water() {
  return (
    <>
      <path class="water" d={PATH} />
      <path class="wave" d="M-24-9q6-6 12 0t12 0t12 0t12 0M-16 10q5.300-5 10.600 0t10.600 0t10.600 0" />
    </>
  );
}

function Limestone() {
  return (
    <>
      <path class="stone-wall" d={PATH} transform="translate(0 9)" />
      <path class="stone" d={PATH} />
      <path class="crack" d="M-34-10l12 6l4 11l13 5M8-38l3 12l11 6l1 10M22 30l-7-9l3-8" />
      <path class="pore" d="M-16-24h.01M-6-12h.01M30 8h.01M-28 14h.01M-6 32h.01M4 4h.01" />
    </>
  );
}
