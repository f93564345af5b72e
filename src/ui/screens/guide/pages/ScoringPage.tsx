import { HALVES } from '../../../../rules/data/luminos';
import { scoreColour, scoringLimestone } from '../../../../rules/play/scoringPhase';
import { topOf } from '../../../../rules/reef';
import type { ColourScore } from '../../../../rules/scores';
import type { Reef } from '../../../../rules/state';
import { guideTexts } from '../../../app/state/texts';
import { LayersSign, LimestoneSign, TokenSign, TurtleSign } from '../../../kit/signs/GameSigns';
import { OctopusSign } from '../../../kit/signs/OctopusSign';
import { Cutout } from '../drawings/Cutout';
import { LevelMarks } from '../drawings/LevelMark';
import { Arrow } from '../drawings/LuminoRow';
import { coveredPoints, viewAround } from '../drawings/view';
import { reefOf } from '../examples/notation';
import { SCORING_REEF } from '../examples/scores';
import { roundsAlike } from './rounds';
// The turtle's colours are there.
import '../../../kit/signs/roundTrack.css';

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

interface ScoringPictureProps {
  readonly reef: Reef;
  readonly score: ColourScore;
  readonly label: string;
}

/** A reef with the numbers that a coral scoring counts, and the level of each. */
function ScoringPicture({ reef, score, label }: ScoringPictureProps) {
  const counted = score.levels.flatMap(({ lowest }) => lowest);
  return (
    <Cutout side="A" reef={reef} lit={counted} view={viewAround(coveredPoints(reef), 600, 400)} label={label}>
      <LevelMarks reef={reef} fields={counted} />
    </Cutout>
  );
}

interface ScoreSumProps {
  readonly reef: Reef;
  readonly score: ColourScore;
}

/** A coral scoring as a sum, level by level. */
function ScoreSum({ reef, score }: ScoreSumProps) {
  const { scoring, points } = guideTexts.value;
  const numbers = (fields: readonly number[]) =>
    fields.flatMap((field) => HALVES[topOf(reef, field) ?? 0].value ?? []).sort((a, b) => a - b);
  return (
    <ul class="sum">
      {score.levels.map(({ level, points: lowest, numbers: fields }) => (
        <li key={level}>
          <span>
            <LayersSign /> {scoring.level(level)}
          </span>
          <small>{scoring.lowest(numbers(fields))}</small>
          <b>{lowest}</b>
        </li>
      ))}
      <li>
        <b>{points(score.points)}</b>
      </li>
    </ul>
  );
}

/** The limestone that comes with a coral scoring, earlier and later in the game. */
function LimestoneByRound() {
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
