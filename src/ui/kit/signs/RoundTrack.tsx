import { LAST_ROUND } from '../../../rules/state';
import { tableTexts } from '../../app/state/texts';
import { TurtleSign } from './GameSigns';
import './roundTrack.css';

const ROUNDS = Array.from({ length: LAST_ROUND }, (_, index) => index + 1);

/** The turtle on its way through the rounds. */
export function RoundTrack({ round }: { readonly round: number }) {
  return (
    <p class="turtle">
      <span>{tableTexts.value.screen.round(round)}</span>
      <span class="track" aria-hidden="true" style={{ '--round': round }}>
        {ROUNDS.map((each) => (
          <i key={each} class={each < round ? 'past' : ''} />
        ))}
        <TurtleSign />
      </span>
    </p>
  );
}
