import { guideTexts } from '../../../app/state/texts';
import { Cutout } from '../drawings/Cutout';
import { LevelMarks } from '../drawings/LevelMark';
import { coveredPoints, viewAround } from '../drawings/view';
import { fieldsOf, reefOf } from '../examples/notation';
import { SCORING_REEF } from '../examples/scores';

const REEF = reefOf(SCORING_REEF);
/** One field of each level. */
const MARKED = fieldsOf('d3 d6 d5');

/** A reef as it will be some day. */
export function GoalPicture() {
  return (
    <div class="walkPicture">
      <Cutout
        side="A"
        reef={REEF}
        view={viewAround(coveredPoints(REEF), 640, 470)}
        label={guideTexts.value.walk.goal.shows}
      >
        <LevelMarks reef={REEF} fields={MARKED} />
      </Cutout>
    </div>
  );
}
