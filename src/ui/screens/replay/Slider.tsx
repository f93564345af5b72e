import type { ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Playback } from '../../../store/table/playback';
import { replayTexts, restTexts, tableTexts } from '../../app/state/texts';
import { usePeople } from '../../boardScreen/people';
import type { Autoplay } from './autoplay';
import { roundBeginnings } from './roundBeginnings';
import { type StepStory, spokenOf } from './stepStory';
import './slider.css';

interface Props {
  readonly playback: Playback;
  readonly playing: Autoplay;
  readonly told: ReadonlySignal<StepStory>;
}

/** The whole game at one finger's length, with where its rounds begin. */
export function Slider({ playback, playing, told }: Props) {
  const people = usePeople();
  const { step, total, view } = playback;
  const { slider, at } = replayTexts.value;
  const rounds = useMemo(() => roundBeginnings(playback), [playback]);
  const round = tableTexts.value.screen.round(view.state.value.round);
  return (
    <div class="watchSlider">
      <input
        type="range"
        min={0}
        max={total}
        step={1}
        value={step.value}
        aria-label={slider}
        aria-valuetext={`${round}. ${spokenOf({ ...restTexts.value, people }, told.value)}`}
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
