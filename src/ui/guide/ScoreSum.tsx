import { HALVES } from '../../rules/data/luminos';
import { topOf } from '../../rules/reef';
import type { ColourScore } from '../../rules/scores';
import type { Reef } from '../../rules/state';
import { LayersSign } from '../table/signs/LayersSign';
import { guideTexts } from './texts';

interface Props {
  readonly reef: Reef;
  readonly score: ColourScore;
}

/** A coral scoring as a sum, level by level. */
export function ScoreSum({ reef, score }: Props) {
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
