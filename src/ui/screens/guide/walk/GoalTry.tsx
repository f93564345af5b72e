import { useState } from 'preact/hooks';
import type { FieldId } from '../../../../rules/data/hex';
import { heightOf, topOf, visibleCorals } from '../../../../rules/reef';
import { guideTexts, tableTexts } from '../../../app/state/texts';
import { halfName } from '../../../boardScreen/names';
import { topAt } from '../../../kit/pictures/shape';
import { Cutout } from '../drawings/Cutout';
import { LevelMarks } from '../drawings/LevelMark';
import { coveredPoints, viewAround } from '../drawings/view';
import { reefOf } from '../examples/notation';
import { SCORING_REEF } from '../examples/scores';
import { Spot } from './Spot';
import { Verdict } from './Verdict';

const REEF = reefOf(SCORING_REEF);
const CORALS = visibleCorals(REEF).map(({ field }) => field);
const HIGHEST = Math.max(...CORALS.map((field) => heightOf(REEF, field)));

/** A reef as it will be some day: how high does each lumino lie? */
export function GoalTry() {
  const [tapped, setTapped] = useState<readonly FieldId[]>([]);
  const { goal } = guideTexts.value.walk;
  const texts = tableTexts.value;
  const view = viewAround(coveredPoints(REEF), 640, 470);
  const isHighest = (field: FieldId) => heightOf(REEF, field) === HIGHEST;
  const last = tapped.at(-1);
  const isRight = last === undefined ? null : isHighest(last);
  const sentence = last === undefined ? goal.ask : (isRight ? goal.right : goal.wrong)(heightOf(REEF, last));
  return (
    <>
      <div class="walkPicture walkBoard">
        <Cutout side="A" reef={REEF} view={view} label={goal.shows}>
          <LevelMarks reef={REEF} fields={tapped} />
        </Cutout>
        {CORALS.map((field) => (
          <Spot
            key={field}
            view={view}
            at={topAt(field, heightOf(REEF, field))}
            width={90}
            height={90}
            name={halfName(texts, topOf(REEF, field) ?? 0)}
            isRight={tapped.includes(field) ? isHighest(field) : null}
            onPress={() => setTapped([...tapped.filter((each) => each !== field), field])}
          />
        ))}
      </div>
      <div class="walkAsk">
        <Verdict isRight={isRight} sentence={sentence} />
      </div>
    </>
  );
}
