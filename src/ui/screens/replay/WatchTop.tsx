import type { ReadonlySignal } from '@preact/signals';
import type { GameId } from '../../../history/record';
import type { Playback } from '../../../store/table/playback';
import { goHome, goToGame } from '../../app/state/route';
import { replayTexts, tableTexts } from '../../app/state/texts';
import { usePeople } from '../../boardScreen/people';
import { SeatSign } from '../../kit/characters/PersonSign';
import { HomeIcon } from '../../kit/signs/icons';
import { RoundTrack } from '../../kit/signs/RoundTrack';
import type { StepStory } from './stepStory';
import './watchTop.css';

interface Props {
  readonly playback: Playback;
  readonly id: GameId;
  readonly told: ReadonlySignal<StepStory>;
}

/** Which round it was, and what was done. */
export function WatchTop({ playback: { view }, id, told }: Props) {
  const people = usePeople();
  const { home, to } = tableTexts.value.screen;
  const { wholeTurn, toGame } = replayTexts.value;
  const { seat, isWholeTurn, name, sentences } = told.value;
  return (
    <div class="watchTop">
      <button type="button" class="round" aria-label={home} title={home} onClick={goHome}>
        <HomeIcon />
      </button>
      <RoundTrack round={view.state.value.round} />
      <p class="watchTold">
        {seat !== null && <SeatSign people={people} seat={seat} />}
        {isWholeTurn && <span class="wholeTurn">{wholeTurn} </span>}
        {name !== null && <b>{to(name)} </b>}
        {sentences.map(({ who, text }, index) => (
          <span key={index}>
            {who !== null && <b>{who}</b>} {text}{' '}
          </span>
        ))}
      </p>
      <button type="button" class="outline" onClick={() => goToGame(id)}>
        {toGame}
      </button>
    </div>
  );
}
