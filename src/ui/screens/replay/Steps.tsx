import type { ComponentChildren } from 'preact';
import type { Playback } from '../../../store/table/playback';
import { replayTexts } from '../../app/state/texts';
import type { Autoplay } from './autoplay';
import './steps.css';

interface Props {
  readonly playback: Playback;
  readonly playing: Autoplay;
}

/** The buttons that go through the game. */
export function Steps({ playback: { step, total }, playing }: Props) {
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

// Line drawings on a grid of 24, as those of the table.

function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

function FirstIcon() {
  return (
    <Icon>
      <path d="M6 5.5v13M18 5.5 10.5 12l7.5 6.5" />
    </Icon>
  );
}

function PreviousTurnIcon() {
  return (
    <Icon>
      <path d="M12 5.5 5 12l7 6.5M19 5.5 12 12l7 6.5" />
    </Icon>
  );
}

function PreviousMoveIcon() {
  return (
    <Icon>
      <path d="M15.5 5.5 8.5 12l7 6.5" />
    </Icon>
  );
}

function PlayIcon() {
  return (
    <Icon>
      <path class="solid" d="M8 5.5v13L18.5 12Z" />
    </Icon>
  );
}

function PauseIcon() {
  return (
    <Icon>
      <path class="thick" d="M8.5 6v12M15.5 6v12" />
    </Icon>
  );
}

function NextMoveIcon() {
  return (
    <Icon>
      <path d="M8.5 5.5 15.5 12l-7 6.5" />
    </Icon>
  );
}

function NextTurnIcon() {
  return (
    <Icon>
      <path d="m5 5.5 7 6.5-7 6.5M12 5.5 19 12l-7 6.5" />
    </Icon>
  );
}

function LastIcon() {
  return (
    <Icon>
      <path d="M18 5.5v13M6 5.5 13.5 12 6 18.5" />
    </Icon>
  );
}
