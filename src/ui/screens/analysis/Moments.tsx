import type { GameAnalysis } from '../../../store/analysis/analyses';
import type { Moment } from '../../../store/analysis/moments';
import { analysisTexts } from '../../app/state/texts';
import { CHARACTER_NAMES } from '../../kit/characters/characterNames';
import { MomentCard } from './MomentCard';

interface Props {
  readonly moments: readonly Moment[];
  readonly analysis: GameAnalysis;
  /** Somebody has decided here whose decisions are judged. */
  readonly isJudged: boolean;
}

/** The few decisions that made the most of a difference. */
export function Moments({ moments, analysis, isJudged }: Props) {
  const texts = analysisTexts.value;
  const isDone = analysis.status.value === 'done';
  if (!isJudged) return <p class="praise">{texts.noPeople}</p>;
  const isFlawless = moments.every(({ isFine }) => isFine);
  return (
    <section class="moments">
      {isDone && isFlawless ? (
        <div class="praise">
          <h2>{texts.nothingBetter}</h2>
          <p>{texts.nothingBetterMeans}</p>
        </div>
      ) : (
        <>
          {moments.length > 0 && <h2>{texts.moments(moments.length)}</h2>}
          {!isDone && moments.length === 0 && <p class="empty">{texts.noMoments}</p>}
        </>
      )}
      {moments.map((moment, place) => (
        <MomentCard key={moment.decision.at} moment={moment} place={place} />
      ))}
      {moments.length > 0 && <p class="condition">{texts.condition(CHARACTER_NAMES.strongest)}</p>}
    </section>
  );
}
