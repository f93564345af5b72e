import { isLastScoring } from '../../../../rules/play/scoringPhase';
import { tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { usePeople } from '../../../boardScreen/people';
import { useRepeatedTap } from '../../../kit/repeatedTap';
import { OctopusSign } from '../../../kit/signs/OctopusSign';
import type { TableScreen } from '../tableScreen';
import { Deciders } from './Deciders';
import { Outlook } from './Outlook';
import { passingTogether } from './passing';
import './scoring.css';

/** The whole scoring phase at one place: everyone, the one who decides, and what there is to consider. */
export function Scoring({ screen }: { readonly screen: TableScreen }) {
  const { table, beats } = screen;
  const state = table.state.value;
  if (state.step.type !== 'score') return null;
  const { scoring } = tableTexts.value;
  const isMoment = beats.beat.value?.type === 'scored';
  return (
    <section class={isMoment ? 'scoring moment' : 'scoring'} aria-label={scoring.heading}>
      <h2>{isLastScoring(state) ? scoring.lastHeading : scoring.heading}</h2>
      <Deciders screen={screen} />
      <div class="considering">
        <AllPass screen={screen} />
        <Outlook screen={screen} />
      </div>
      <OctopusHint screen={screen} />
    </section>
  );
}

/** Until the octopus has moved for the first time its rule stands here; then who would get it as things are. */
function OctopusHint({ screen: { table } }: { readonly screen: TableScreen }) {
  const people = usePeople();
  const texts = tableTexts.value;
  const { step, octopus } = table.state.value;
  const hasMoved = table.past.value.some(({ events }) => events.some(({ type }) => type === 'octopusMoved'));
  const lastScorer = step.type === 'score' ? step.lastScorer : null;
  const isLast = isLastScoring(table.state.value);
  if (isLast || (hasMoved && (lastScorer === null || lastScorer === octopus))) return null;
  return (
    <p class="octopusHint">
      <OctopusSign />
      {hasMoved && lastScorer !== null
        ? texts.scoring.octopusNow(seatName(texts, people, lastScorer))
        : texts.scoring.octopus}
    </p>
  );
}

/** All players who are left pass: one question instead of one pass after the other. */
function AllPass({ screen }: { readonly screen: TableScreen }) {
  const { table, passing } = screen;
  const isRepeatedTap = useRepeatedTap();
  const { step } = table.state.value;
  if (passingTogether(screen).length < 2) return null;
  // Somebody who has passed is no reason to say "else".
  const hasNobodyScored = step.type === 'score' && step.lastScorer === null;
  return (
    <button
      type="button"
      class="outline allPass"
      onClick={(event) => {
        if (!isRepeatedTap(event)) passing.value = 'all';
      }}
    >
      {tableTexts.value.scoring.allPass(hasNobodyScored)}
    </button>
  );
}
