import { withMinus } from '../../../../../i18n/withMinus';
import type { GameView } from '../../../../../store/table/gameView';
import { endingTexts, tableTexts } from '../../../../app/state/texts';
import { seatName } from '../../../../boardScreen/names';
import { fishOf, usePeople } from '../../../../boardScreen/people';
import { SeatSign } from '../../../../kit/characters/PersonSign';
import { type ChartPoint, chartOf } from '../../../../kit/plot/chart';
import { pointsByRound } from '../../../../story/pointsByRound';
import '../../../../kit/plot/linePlot.css';

/** By seat, so that lines differ without their colours: what a line is broken into, and the mark at each round. */
const DASHES = ['none', '9 5', '2 5', '11 4 2 4'];
const MARKS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  'M-3.500-3.500h7v7h-7Z',
  'M0-4.500L4.500 3.500h-9Z',
  'M0-5L5 0L0 5L-5 0Z',
];

/** Everyone's points round by round. A game that came here already over has none to tell. */
export function Curve({ view }: { readonly view: GameView }) {
  const people = usePeople();
  const texts = endingTexts.value;
  const state = view.state.value;
  const past = view.past.value;
  const rounds = pointsByRound(past, state);
  if (rounds.length < 2) return null;
  const first = past[0].state.round - 1;
  const labels = rounds.map((_, index) => (first + index === 0 ? texts.start : String(first + index)));
  const { lines, ends, grid } = chartOf(rounds);
  const last = rounds[rounds.length - 1];
  return (
    <figure class="curve">
      <figcaption>{texts.curve}</figcaption>
      <div class="plot" aria-hidden="true">
        {grid.map(({ points, y }) => (
          <span key={points} class="scale" style={{ top: percent(y) }}>
            {withMinus(points)}
          </span>
        ))}
        <svg aria-hidden="true">
          {grid.map(({ points, y }) => (
            <line key={points} class="grid" x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
          ))}
          {lines.map((line, seat) => (
            <Line key={seat} line={line} seat={seat} />
          ))}
        </svg>
        {ends.map((y, seat) => (
          <span key={seat} class="lineEnd" style={{ top: percent(y) }}>
            <SeatSign people={people} seat={seat} />
            {withMinus(last[seat])}
          </span>
        ))}
        {labels.map((label, index) => (
          <span
            key={label}
            class={index === 0 ? 'roundNumber first' : 'roundNumber'}
            style={{ left: percent(lines[0][index].x) }}
          >
            {label}
          </span>
        ))}
        <span class="axis">{texts.round}</span>
      </div>
      <table class="unseen">
        <caption>{texts.curve}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.round}</th>
            {last.map((_, seat) => (
              <th key={seat} scope="col">
                {seatName(tableTexts.value, people, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((points, index) => (
            <tr key={labels[index]}>
              <th scope="row">{labels[index]}</th>
              {points.map((each, seat) => (
                <td key={seat}>{withMinus(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Line({ line, seat }: { readonly line: readonly ChartPoint[]; readonly seat: number }) {
  const people = usePeople();
  return (
    <g class={fishOf(people, seat)}>
      {line.slice(1).map(({ x, y }, index) => (
        <line
          key={x}
          class="way"
          x1={percent(line[index].x)}
          y1={percent(line[index].y)}
          x2={percent(x)}
          y2={percent(y)}
          stroke-dasharray={DASHES[seat]}
        />
      ))}
      {line.map(({ x, y }) => (
        <svg key={x} aria-hidden="true" x={percent(x)} y={percent(y)}>
          <path class="mark" d={MARKS[seat]} />
        </svg>
      ))}
    </g>
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
