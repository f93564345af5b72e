import type { ReadonlySignal } from '@preact/signals';
import type { GameId } from '../../history/record';
import type { Watching } from '../../store/table/playback';
import { goHome, goToGame } from '../app/state/route';
import { FishSign } from '../kit/fish/FishSign';
import { HomeIcon } from '../kit/signs/icons';
import { RoundTrack } from '../kit/signs/RoundTrack';
import type { Told } from '../screens/replay/stepStory';
import { fishOf } from '../table/people';
import { tableTexts } from '../table/texts';
import { replayTexts } from './texts';
import '../screens/replay/watchTop.css';

interface Props {
  readonly watching: Watching;
  readonly id: GameId;
  readonly told: ReadonlySignal<Told>;
}

/** Which round it was, and what was done. */
export function WatchTop({ watching: { table }, id, told }: Props) {
  const { home, to } = tableTexts.value.screen;
  const { wholeTurn, toGame } = replayTexts.value;
  const { seat, isWholeTurn, name, sentences } = told.value;
  return (
    <div class="watchTop">
      <button type="button" class="round" aria-label={home} title={home} onClick={goHome}>
        <HomeIcon />
      </button>
      <RoundTrack round={table.state.value.round} />
      <p class="watchTold">
        {seat !== null && <FishSign fish={fishOf(seat)} />}
        {isWholeTurn && <span class="wholeTurn">{wholeTurn} </span>}
        {name !== null && <b>{to(name)} </b>}
        {sentences.map(({ who, text }, index) => (
          <span key={index}>
            {who !== null && <b>{who}</b>} {text}{' '}
          </span>
        ))}
      </p>
      <button type="button" class="quiet" onClick={() => goToGame(id)}>
        {toGame}
      </button>
    </div>
  );
}
