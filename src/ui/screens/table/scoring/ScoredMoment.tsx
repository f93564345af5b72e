import { motion } from '../../../app/state/motion';
import { NO_LIGHTS, scoringLights } from '../../../boardScreen/light';
import { useSyncEffect } from '../../../kit/useSyncEffect';
import type { TableScreen } from '../tableScreen';
import { FlippingToken } from './FlippingToken';
import { COUNT_AT_MS, levelDelays } from './scoredBeat';
import './scoredMoment.css';

/** A colour is scored: level by level its numbers light up on the reef and add, above it. The live region says it in words. */
export function ScoredMoment({ screen }: { readonly screen: TableScreen }) {
  const { beats, shine } = screen;
  useSyncEffect(() => {
    const beat = beats.beat.value;
    if (beat?.type !== 'scored') return;
    const delays = levelDelays(beat.score);
    shine(scoringLights(beat, (level) => delays.get(level) ?? 0));
    return () => shine(NO_LIGHTS);
  });
  const beat = beats.beat.value;
  if (beat?.type !== 'scored') return null;
  const { score } = beat;
  const delays = levelDelays(score);
  const counting = score.levels.filter(({ points }) => points > 0);
  return (
    <p class="scoredMoment" data-motion={motion.value} aria-hidden="true">
      <FlippingToken colour={score.colour} />
      {counting.length > 1 &&
        counting.map(({ level, points }, index) => (
          <span key={level} style={{ '--delay': `${delays.get(level) ?? 0}ms` }}>
            {index > 0 && <i>+</i>}
            {points}
          </span>
        ))}
      <b style={{ '--delay': `${COUNT_AT_MS}ms` }}>
        {counting.length > 1 && <i>=</i>}
        {score.points}
      </b>
    </p>
  );
}
