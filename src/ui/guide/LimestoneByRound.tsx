import { scoringLimestone } from '../../rules/play/scoringPhase';
import { roundsAlike } from '../screens/guide/pages/rounds';
import { LimestoneSign } from '../table/signs/LimestoneSign';
import { guideTexts } from './texts';

/** The limestone that comes with a coral scoring, earlier and later in the game. */
export function LimestoneByRound() {
  const { rounds } = guideTexts.value.scoring;
  return (
    <ul class="rounds">
      {roundsAlike(scoringLimestone).map(({ from, to, amount }) => (
        <li key={from}>
          {rounds(from, to)}
          <b>
            <LimestoneSign /> {amount}
          </b>
        </li>
      ))}
    </ul>
  );
}
