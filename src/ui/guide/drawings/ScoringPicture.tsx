import type { ColourScore } from '../../../rules/scores';
import type { Reef } from '../../../rules/state';
import { Cutout } from '../../screens/guide/drawings/Cutout';
import { LevelMarks } from '../../screens/guide/drawings/LevelMark';
import { coveredPoints, viewAround } from '../../screens/guide/drawings/view';

interface Props {
  readonly reef: Reef;
  readonly score: ColourScore;
  readonly label: string;
}

/** A reef with the numbers that a coral scoring counts, and the level of each. */
export function ScoringPicture({ reef, score, label }: Props) {
  const counted = score.levels.flatMap(({ lowest }) => lowest);
  return (
    <Cutout side="A" reef={reef} lit={counted} view={viewAround(coveredPoints(reef), 600, 400)} label={label}>
      <LevelMarks reef={reef} fields={counted} />
    </Cutout>
  );
}
