import type { Person } from '../../../history/record';
import { withMinus } from '../../../i18n/withMinus';
import { gamesListTexts } from '../../app/state/texts';
import { PersonSign } from '../characters/PersonSign';
import type { Glimpse } from './glimpse';
import { nameOf } from './names';
import './scores.css';

interface Props {
  readonly people: readonly Person[];
  readonly glimpse: Glimpse;
}

/** The final table in small: who has how many points, the winners first. */
export function Scores({ people, glimpse: { standings, winners } }: Props) {
  const { pointsOf } = gamesListTexts.value;
  const isWinner = (seat: number) => Number(winners.includes(seat));
  const seats = [...standings.keys()].sort((a, b) => isWinner(b) - isWinner(a) || standings[b] - standings[a]);
  return (
    <div class="finalScores">
      {seats.map((seat) => (
        <p key={seat} class={winners.includes(seat) ? 'winner' : undefined}>
          {people[seat] && <PersonSign fish={people[seat].fish} mind={people[seat].mind} />}
          <bdi aria-hidden="true">{nameOf(people, seat)}</bdi>
          <b aria-hidden="true">{withMinus(standings[seat])}</b>
          <span class="unseen">{pointsOf(nameOf(people, seat), standings[seat])}</span>
        </p>
      ))}
    </div>
  );
}
