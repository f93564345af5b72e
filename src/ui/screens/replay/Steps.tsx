import type { ComponentChildren } from 'preact';
import type { Watching } from '../../../store/table/playback';
import {
  FirstIcon,
  LastIcon,
  NextMoveIcon,
  NextTurnIcon,
  PauseIcon,
  PlayIcon,
  PreviousMoveIcon,
  PreviousTurnIcon,
} from '../../replay/icons';
import type { Playing } from '../../replay/playing';
import { replayTexts } from '../../replay/texts';
import './steps.css';

interface Props {
  readonly watching: Watching;
  readonly playing: Playing;
}

/** The buttons that go through the game. */
export function Steps({ watching: { step, total }, playing }: Props) {
  const texts = replayTexts.value;
  const isFirst = step.value === 0;
  const isLast = step.value === total;
  const isPlaying = playing.isPlaying.value;
  return (
    <fieldset class="watchSteps">
      <legend class="unseen">{texts.controls}</legend>
      <Step label={texts.first} isDisabled={isFirst} press={playing.first}>
        <FirstIcon />
      </Step>
      <Step label={texts.previousTurn} isDisabled={isFirst} press={playing.previousTurn}>
        <PreviousTurnIcon />
      </Step>
      <Step label={texts.previousMove} isDisabled={isFirst} press={playing.previousMove}>
        <PreviousMoveIcon />
      </Step>
      <Step label={isPlaying ? texts.pause : texts.play} isDisabled={total === 0} press={playing.playOrPause} isMain>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </Step>
      <Step label={texts.nextMove} isDisabled={isLast} press={playing.nextMove}>
        <NextMoveIcon />
      </Step>
      <Step label={texts.nextTurn} isDisabled={isLast} press={playing.nextTurn}>
        <NextTurnIcon />
      </Step>
      <Step label={texts.last} isDisabled={isLast} press={playing.last}>
        <LastIcon />
      </Step>
    </fieldset>
  );
}

interface StepProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isMain?: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

function Step({ label, isDisabled, isMain = false, press, children }: StepProps) {
  return (
    <button
      type="button"
      class={isMain ? 'round mainStep' : 'round'}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={press}
    >
      {children}
    </button>
  );
}
