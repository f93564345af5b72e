import type { ComponentChildren } from 'preact';
import type { Fish } from '../../../history/record';
import { withMinus } from '../../../i18n/withMinus';
import { type ChartPoint, chartOf } from './chart';
import './linePlot.css';

/** By place in the plot, so that four lines differ without their colours: what a line is broken into, and its marks. */
const DASHES = ['none', '9 5', '2 5', '11 4 2 4'];
const MARKS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  'M-3.500-3.500h7v7h-7Z',
  'M0-4.500L4.500 3.500h-9Z',
  'M0-5L5 0L0 5L-5 0Z',
];

/** One line from the left to the right. */
export interface PlotLine {
  readonly key: string | number;
  /** For those who are read to. */
  readonly name: string;
  readonly fish: Fish;
  /** Who is at its end. */
  readonly sign: ComponentChildren;
  /** One at each step. */
  readonly values: readonly number[];
}

/** Where lines have a value. */
export interface PlotStep {
  readonly key: string | number;
  readonly name: string;
  /** What is written below the plot; a word, unlike a number, stands beside its place. */
  readonly shown: string;
  readonly isWord?: boolean;
}

interface Props {
  readonly title: string;
  /** What the steps are. */
  readonly axis: string;
  readonly steps: readonly PlotStep[];
  readonly lines: readonly PlotLine[];
}

/** Numbers as lines for those who see them, and as a table for those who are read to. */
export function LinePlot({ title, axis, steps, lines }: Props) {
  const chart = chartOf(steps.map((_, index) => lines.map(({ values }) => values[index])));
  return (
    <figure class="curve">
      <figcaption>{title}</figcaption>
      <div class="plot" aria-hidden="true">
        {chart.grid.map(({ points, y }) => (
          <span key={points} class="scale" style={{ top: percent(y) }}>
            {withMinus(points)}
          </span>
        ))}
        <svg aria-hidden="true">
          {chart.grid.map(({ points, y }) => (
            <line key={points} class="grid" x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
          ))}
          {lines.map(({ key, fish }, place) => (
            <Line key={key} points={chart.lines[place]} place={place} fish={fish} />
          ))}
        </svg>
        {lines.map(({ key, sign, values }, place) => (
          <span key={key} class="lineEnd" style={{ top: percent(chart.ends[place]) }}>
            {sign}
            {withMinus(values[values.length - 1])}
          </span>
        ))}
        {steps.map(
          ({ key, shown, isWord = false }, index) =>
            shown !== '' && (
              <span
                key={key}
                class={isWord ? 'stepLabel word' : 'stepLabel'}
                style={{ left: percent(chart.lines[0][index].x) }}
              >
                {shown}
              </span>
            ),
        )}
        <span class="axis">{axis}</span>
      </div>
      <table class="unseen">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {lines.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ key, name }, index) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {lines.map((line) => (
                <td key={line.key}>{withMinus(line.values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface LineProps {
  readonly points: readonly ChartPoint[];
  readonly place: number;
  readonly fish: Fish;
}

function Line({ points, place, fish }: LineProps) {
  return (
    <g class={fish}>
      {points.slice(1).map(({ x, y }, index) => (
        <line
          key={x}
          class="way"
          x1={percent(points[index].x)}
          y1={percent(points[index].y)}
          x2={percent(x)}
          y2={percent(y)}
          stroke-dasharray={DASHES[place]}
        />
      ))}
      {points.map(({ x, y }) => (
        <svg key={x} aria-hidden="true" x={percent(x)} y={percent(y)}>
          <path class="mark" d={MARKS[place]} />
        </svg>
      ))}
    </g>
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
