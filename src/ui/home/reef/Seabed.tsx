import { FIELD, middleOf, TILT, trace } from './shape';

// Side B, RULES.md section 2: digits are remote limestone.
const BOARD = ['2~~~3', '~~~~~~', '~~~oo~~', '1~~SS~~1', '~~oo~~~', '~~~~~~', '3~~~2'];
const PATH = trace(FIELD);

/** The board under the reef: fields of water and of limestone. */
export function Seabed() {
  return (
    <g mask="url(#far)">
      {BOARD.flatMap((row, i) =>
        [...row].map((kind, j) => {
          const [x, y] = middleOf([j - Math.min(i, 3), i - 3]);
          return (
            <g key={`${i},${j}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 ${TILT})`}>
              {kind === '~' ? <Water /> : <Limestone />}
            </g>
          );
        }),
      )}
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
      <path class="limestone-wall" d={PATH} transform="translate(0 9)" />
      <path class="limestone" d={PATH} />
      <path class="crack" d="M-34-10l12 6l4 11l13 5M8-38l3 12l11 6l1 10M22 30l-7-9l3-8" />
      <path class="pore" d="M-16-24h.01M-6-12h.01M30 8h.01M-28 14h.01M-6 32h.01M4 4h.01" />
    </>
  );
}
