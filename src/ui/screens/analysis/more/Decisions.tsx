import { useState } from 'preact/hooks';
import type { Candidate, Decision, Report } from '../../../../bots/analysis/report';
import type { Made } from '../../../../history/timeline';
import type { GameState } from '../../../../rules/state';
import { lineOf } from '../../../../store/analysis/moments';
import { analysisTexts, tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { usePeople } from '../../../boardScreen/people';
import { SeatSign } from '../../../kit/characters/PersonSign';
import { ReefPicture } from '../../../kit/pictures/ReefPicture';
import { litFields } from '../lit';
import { Parts } from '../Parts';
import { lineName, withoutLays } from '../words';

interface DecisionsProps {
  readonly report: Report;
  readonly past: readonly Made[];
}

/** Every decision of a person in a line; opened, everything that was looked at. */
export function Decisions({ report, past }: DecisionsProps) {
  const texts = analysisTexts.value;
  return (
    <section class="decisions">
      <h2>{texts.decisions}</h2>
      <p>{texts.decisionsMeans}</p>
      <ol>
        {report.decisions.map((decision) => (
          <li key={`${decision.at} ${decision.type}`}>
            <DecisionLine decision={decision} past={past} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DecisionProps {
  readonly decision: Decision;
  readonly past: readonly Made[];
}

function DecisionLine({ decision, past }: DecisionProps) {
  const [isOpen, setOpen] = useState(false);
  const people = usePeople();
  const texts = analysisTexts.value;
  const { seat, round, candidates, played, isLoss, fine } = decision;
  return (
    <details
      class={isLoss ? 'loss' : fine === null ? '' : 'fine'}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <SeatSign people={people} seat={seat} />
        <span class="what">
          <span class="whose">
            {seatName(tableTexts.value, people, seat)}, {texts.round(round)}
          </span>
          <span>{shortNameOf(candidates[played].moves)}</span>
        </span>
        <Verdict decision={decision} />
      </summary>
      {/* There are many, and each has many pictures. */}
      {isOpen && <Looked decision={decision} past={past} />}
    </details>
  );
}

/** What it cost, or that it was as good as any. */
function Verdict({ decision: { isLoss, loss, fine } }: { readonly decision: Decision }) {
  const texts = analysisTexts.value;
  if (isLoss && loss !== null) {
    return (
      <span class="verdict">
        <b>{texts.loss(loss.mean)}</b>
        <span class="range">{texts.range(-loss.high, -loss.low)}</span>
      </span>
    );
  }
  if (fine === null) return <span class="verdict quiet">{texts.asGood}</span>;
  return (
    <span class="verdict">
      <b>{texts.fineShort}</b>
      <span class="range">{texts.behind(fine.mean)}</span>
    </span>
  );
}

/** The candidates, and where the points of a loss went. */
function Looked({ decision: { at, seat, candidates, played, best, isLoss, parts }, past }: DecisionProps) {
  const texts = analysisTexts.value;
  return (
    <div class="looked">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.candidates}</th>
            <th scope="col">{texts.lead}</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate, index) => (
            <tr key={index}>
              <th scope="row">
                <div class="candidate">
                  <CandidatePicture before={past[at]?.state} candidate={candidate} />
                  <span>
                    {shortNameOf(candidate.moves)}
                    {index === played && <b class="tag">{texts.wasPlayed}</b>}
                    {index === best && isLoss && <b class="tag best">{texts.wasBest}</b>}
                  </span>
                </div>
              </th>
              <Lead candidate={candidate} />
            </tr>
          ))}
        </tbody>
      </table>
      {isLoss && parts.length > 0 && (
        <>
          <p>{texts.where}</p>
          <Parts parts={parts} amount={texts.amount} seat={seat} players={past[at]?.state.players.length ?? 0} />
        </>
      )}
    </div>
  );
}

interface CandidateProps {
  readonly before: GameState | undefined;
  readonly candidate: Candidate;
}

/** The reef as it would be, with what would have been laid in light. */
function CandidatePicture({ before, candidate }: CandidateProps) {
  const line = lineOf(before, candidate);
  if (before === undefined || line === null) return null;
  const lit = litFields(before, line.moves);
  return (
    <ReefPicture
      side={before.side}
      reef={line.after.players[before.seat].reef}
      lit={lit.length === 0 ? undefined : lit}
      label={lineName(analysisTexts.value, tableTexts.value, line.moves)}
    />
  );
}

function Lead({ candidate: { lead } }: { readonly candidate: Candidate }) {
  const texts = analysisTexts.value;
  return (
    <td>
      {texts.amount(lead.mean)}
      <span class="range">{texts.range(lead.low, lead.high)}</span>
    </td>
  );
}

/** Where a picture shows the places. */
function shortNameOf(moves: Candidate['moves']): string {
  const short = withoutLays(moves);
  return lineName(analysisTexts.value, tableTexts.value, short.length === 0 ? moves : short);
}
