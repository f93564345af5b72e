import type { CurvePoint } from '../../../../bots/analysis/report';
import { withMinus } from '../../../../i18n/withMinus';
import { analysisTexts, endingTexts, tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { fishOf, usePeople } from '../../../boardScreen/people';
import { SeatSign } from '../../../kit/characters/PersonSign';
import { type ChartPoint, chartOf } from '../../../kit/plot/chart';
import '../../../kit/plot/linePlot.css';

/** By seat, as in the curve of points, so that lines differ without their colours. */
const DASHES = ['none', '9 5', '2 5', '11 4 2 4'];

interface Props {
  readonly curve: readonly CurvePoint[];
  /** How many the game had. */
  readonly moves: number;
}

/** Who would have ended ahead, turn by turn: above the middle line the one in front. */
export function LeadCurve({ curve, moves }: Props) {
  const people = usePeople();
  const texts = analysisTexts.value;
  const { lines, ends, grid } = chartOf(curve.map(({ lead }) => lead));
  const xOf = (index: number) => curve[index].at / moves;
  const rounds = curve.flatMap(({ round }, index) => (round === curve[index - 1]?.round ? [] : [{ round, index }]));
  const last = curve[curve.length - 1];
  const roundEnds = curve.filter(({ round }, index) => round !== curve[index + 1]?.round);
  return (
    <figure class="curve lead">
      <figcaption>
        <h2>{texts.curve}</h2>
        <p>{texts.curveMeans}</p>
      </figcaption>
      <div class="plot" aria-hidden="true">
        {grid.map(({ points, y }) => (
          <span key={points} class="scale" style={{ top: percent(y) }}>
            {withMinus(points)}
          </span>
        ))}
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          {grid.map(({ points, y }) => (
            <path key={points} class={points === 0 ? 'grid level' : 'grid'} d={`M0 ${thousand(y)}H1000`} />
          ))}
          {lines.map((line, seat) => (
            <g key={seat} class={fishOf(people, seat)}>
              <path class="way" d={wayOf(line, xOf)} stroke-dasharray={DASHES[seat]} />
            </g>
          ))}
        </svg>
        {ends.map((y, seat) => (
          <span key={seat} class="lineEnd" style={{ top: percent(y) }}>
            <SeatSign people={people} seat={seat} />
            {withMinus(Math.round(last.lead[seat]))}
          </span>
        ))}
        {rounds.map(({ round, index }) => (
          <span key={index} class="stepLabel" style={{ left: percent(xOf(index)) }}>
            {round}
          </span>
        ))}
        <span class="axis">{endingTexts.value.round}</span>
      </div>
      <table class="unseen">
        <caption>{texts.curve}</caption>
        <thead>
          <tr>
            <th scope="col">{endingTexts.value.round}</th>
            {last.lead.map((_, seat) => (
              <th key={seat} scope="col">
                {seatName(tableTexts.value, people, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roundEnds.map(({ at, round, lead }) => (
            <tr key={at}>
              <th scope="row">{round}</th>
              {lead.map((points, seat) => (
                <td key={seat}>{withMinus(Math.round(points))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function wayOf(line: readonly ChartPoint[], xOf: (index: number) => number): string {
  return `M${line.map(({ y }, index) => `${thousand(xOf(index))} ${thousand(y)}`).join('L')}`;
}

function thousand(share: number): string {
  return (1000 * share).toFixed(1);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
