import { levelOutlooks, limestoneAhead, openColours, scoringPhasesLeft } from '../../../../rules/play/scoringOutlook';
import { isLastScoring } from '../../../../rules/play/scoringPhase';
import { tableTexts } from '../../../app/state/texts';
import { LayersSign, LimestoneSign, TokenSign } from '../../../kit/signs/GameSigns';
import type { TableScreen } from '../tableScreen';
import './outlook.css';

/** Score now or wait: how often one still can, what comes with it now and later, and where the colour could grow. */
export function Outlook({ screen: { table } }: { readonly screen: TableScreen }) {
  const { scoring } = tableTexts.value;
  const state = table.state.value;
  // It is the player who decides that needs it.
  if (table.isThinking.value) return null;
  const { now, later } = limestoneAhead(state);
  const colours = openColours(state, state.seat);
  // There is nothing to weigh: prompt and button say so.
  if (colours.length === 0) return null;
  // There is no waiting any more, and nothing grows.
  const isLast = isLastScoring(state);
  return (
    <section class="outlook" aria-label={isLast ? scoring.lastHeading : scoring.outlook}>
      {!isLast && (
        <p class="ask" aria-hidden="true">
          {scoring.outlook}
        </p>
      )}
      <div class={isLast ? 'weighing last' : 'weighing'}>
        <Growth screen={{ table }} isLast={isLast} />
      </div>
      <p>
        <span class="signs" aria-hidden="true">
          {colours.map((colour) => (
            <TokenSign key={colour} colour={colour} side="coral" />
          ))}
        </span>
        {scoring.colours(colours.length, scoringPhasesLeft(state))}
      </p>
      <p>
        <LimestoneSign />
        {scoring.limestone(now, later)}
      </p>
    </section>
  );
}

/** The colour that is looked at, level by level, and what would make it more. */
function Growth({
  screen: { table },
  isLast,
}: {
  readonly screen: Pick<TableScreen, 'table'>;
  readonly isLast: boolean;
}) {
  const { scoring } = tableTexts.value;
  const { players, seat } = table.state.value;
  const colour = table.weighed.value;
  if (colour === null) return isLast ? null : <p class="growth">{scoring.weighFirst}</p>;
  const levels = levelOutlooks(players[seat].reef, colour);
  const empty = levels.filter(({ points }) => points === 0).map(({ level }) => level);
  const coverable = levels.filter(({ next }) => next !== null);
  return (
    <>
      <ol class="levelPoints">
        {levels.map(({ level, points }) => (
          <li key={level} class={points === 0 ? 'empty' : ''}>
            <span class="unseen">{scoring.level(level, points)}</span>
            <span aria-hidden="true">
              <LayersSign />
              <small>{level}</small>
            </span>
            <b aria-hidden="true">{points === 0 ? '–' : points}</b>
          </li>
        ))}
      </ol>
      {!isLast && (
        <p class="growth">
          {[
            scoring.growBy(colour, empty),
            ...coverable.slice(0, 1).map(({ level, points, next }) => scoring.growTo(level, points, next ?? points)),
          ].join(' ')}
        </p>
      )}
    </>
  );
}
