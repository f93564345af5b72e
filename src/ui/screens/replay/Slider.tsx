import type { ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Watching } from '../../../store/table/playback';
import type { Playing } from '../../replay/playing';
import { replayTexts } from '../../replay/texts';
import { words } from '../../replay/words';
import { tableTexts } from '../../table/texts';
import { roundBeginnings } from './roundBeginnings';
import { spokenOf, type Told } from './stepStory';
import './slider.css';

interface Props {
  readonly watching: Watching;
  readonly playing: Playing;
  readonly told: ReadonlySignal<Told>;
}

/** The whole game at one finger's length, with where its rounds begin. */
export function Slider({ watching, playing, told }: Props) {
  const { step, total, table } = watching;
  const { slider, at } = replayTexts.value;
  const rounds = useMemo(() => roundBeginnings(watching), [watching]);
  const round = tableTexts.value.screen.round(table.state.value.round);
  return (
    <div class="watchSlider">
      <input
        type="range"
        min={0}
        max={total}
        step={1}
        value={step.value}
        aria-label={slider}
        aria-valuetext={`${round}. ${spokenOf(words.value, told.value)}`}
        style={{ '--share': shareOf(step.value, total) }}
        onInput={({ currentTarget }) => playing.goTo(currentTarget.valueAsNumber)}
      />
      <div class="watchRounds" aria-hidden="true">
        {rounds.map(({ round: each, step: begins }) => (
          <span key={each} class={begins <= step.value ? 'begun' : ''} style={{ '--share': shareOf(begins, total) }}>
            {each}
          </span>
        ))}
      </div>
      <p class="watchAt">
        {at(step.value, total)}
        {/* The slider must not move under a finger because ten has more digits than nine. */}
        <span aria-hidden="true">{at(total, total)}</span>
      </p>
    </div>
  );
}

function shareOf(step: number, total: number): number {
  return total === 0 ? 0 : step / total;
}
