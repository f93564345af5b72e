import type { ComponentChildren } from 'preact';
import './bars.css';

/** A thing, how much of it there is, and the same as a bar. */
export interface Bar {
  readonly key: string;
  readonly sign: ComponentChildren;
  readonly name: string;
  /** As a number beside the bar, and in a sentence for those who are read to. */
  readonly text: string;
  readonly said: string;
  readonly value: number;
  /** How long the bar would be if all of it were there; it is drawn behind. */
  readonly of?: number;
  /** What colours the bar: a fish, a coral. */
  readonly look: string;
}

/** Bars below each other, all on the same scale. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value, of = 0 }) => Math.max(Math.abs(value), of)));
  const share = (value: number) => `${((100 * Math.abs(value)) / most).toFixed(2)}%`;
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const widths = { '--name': longest(bars.map(({ name }) => name)), '--text': longest(bars.map(({ text }) => text)) };
  return (
    <ul class="bars" style={widths}>
      {bars.map(({ key, sign, name, text, said, value, of, look }) => (
        <li key={key} class={look}>
          {sign}
          <span class="barName" aria-hidden="true">
            <bdi>{name}</bdi>
          </span>
          <span class="barTrack" aria-hidden="true">
            {of !== undefined && <span class="barOf" style={{ width: share(of) }} />}
            {value !== 0 && <span class={value < 0 ? 'bar lost' : 'bar'} style={{ width: share(value) }} />}
          </span>
          <b class="barText" aria-hidden="true">
            {text}
          </b>
          <span class="unseen">{said}</span>
        </li>
      ))}
    </ul>
  );
}
