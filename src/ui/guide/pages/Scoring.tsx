import { scoreColour } from '../../../rules/play/scoringPhase';
import { OctopusSign } from '../../kit/signs/OctopusSign';
import { reefOf } from '../../screens/guide/examples/notation';
import { SCORING_REEF } from '../../screens/guide/examples/scores';
import { TokenSign } from '../../table/signs/TokenSign';
import { TurtleSign } from '../../table/signs/TurtleSign';
import { Arrow } from '../drawings/Arrow';
import { ScoringPicture } from '../drawings/ScoringPicture';
import { LimestoneByRound } from '../LimestoneByRound';
import { ScoreSum } from '../ScoreSum';
import { guideTexts } from '../texts';
// The turtle's colours are there.
import '../../kit/signs/roundTrack.css';

const REEF = reefOf(SCORING_REEF);
const SCORE = scoreColour(REEF, 'pink');

export function Scoring() {
  const { scoring } = guideTexts.value;
  return (
    <>
      <p>{scoring.who}</p>
      <p>{scoring.how}</p>
      <div class="pair">
        <ScoringPicture reef={REEF} score={SCORE} label={scoring.shows} />
        <ScoreSum reef={REEF} score={SCORE} />
      </div>
      <div class="sign">
        <TokenSign colour="pink" side="coral" />
        <Arrow />
        <TokenSign colour="pink" side="jellyfish" />
        <p>{scoring.token}</p>
      </div>
      <p>{scoring.limestone}</p>
      <LimestoneByRound />
      <div class="sign">
        <OctopusSign />
        <p>{scoring.octopus}</p>
      </div>
      <div class="sign">
        <TurtleSign />
        <p>{scoring.turtle}</p>
      </div>
    </>
  );
}
