import { COLOURS } from '../../../../rules/data/luminos';
import { scoringLimestone } from '../../../../rules/play/scoringPhase';
import type { Beat } from '../../../../store/table/beats';
import { motion } from '../../../app/state/motion';
import { tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { usePeople } from '../../../boardScreen/people';
import { LimestoneSign, TokenSign, TurtleSign } from '../../../kit/signs/GameSigns';
import { OctopusSign } from '../../../kit/signs/OctopusSign';
import type { TableScreen } from '../tableScreen';
import './phaseBanner.css';

/** The scoring phase begins, or a new round does: a moment across the reef. The live region says the same. */
export function PhaseBanner({ screen }: { readonly screen: TableScreen }) {
  const beat = screen.beats.beat.value;
  if (beat?.type !== 'scoring' && beat?.type !== 'round') return null;
  return (
    <div class="phaseBanner" data-motion={motion.value} aria-hidden="true">
      {beat.type === 'scoring' ? <ScoringBegins beat={beat} /> : <RoundBegins beat={beat} />}
    </div>
  );
}

function ScoringBegins({ beat: { round, isExtra } }: { readonly beat: Extract<Beat, { type: 'scoring' }> }) {
  const { scoring } = tableTexts.value;
  const limestone = scoringLimestone(round);
  return (
    <>
      <p class="tokens">
        {COLOURS.map((colour, index) => (
          <span key={colour} style={{ '--delay': `${60 * index}ms` }}>
            <TokenSign colour={colour} side="coral" />
          </span>
        ))}
      </p>
      <p class="title">{isExtra ? scoring.lastHeading : scoring.heading}</p>
      {limestone > 0 && (
        <p class="stones">
          {Array.from({ length: limestone }, (_, index) => (
            <LimestoneSign key={index} />
          ))}
        </p>
      )}
    </>
  );
}

function RoundBegins({ beat: { round, octopus } }: { readonly beat: Extract<Beat, { type: 'round' }> }) {
  const people = usePeople();
  const texts = tableTexts.value;
  return (
    <>
      <p class="title">
        <TurtleSign />
        {texts.scoring.roundBegins(round)}
      </p>
      {octopus !== null && (
        <p class="octopusTo">
          <OctopusSign />
          {seatName(texts, people, octopus)}
        </p>
      )}
    </>
  );
}
