import { type Scoring, scoringLimestone } from '../../rules/play/scoringPhase';
import type { TokenSide } from '../../rules/state';
import { TokenSign } from './signs/TokenSign';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import '../screens/table/turn/scorings.css';

/** In the scoring phase: what each colour would bring now. A tap shows on the reef where it comes from. */
export function Scorings({ screen: { table } }: { readonly screen: TableScreen }) {
  const scorings = table.scorings.value;
  if (scorings.length === 0) return null;
  const { players, seat, round } = table.state.value;
  const { tokens } = players[seat];
  return (
    <fieldset class="scorings">
      <legend class="unseen">{tableTexts.value.screen.scorings(scoringLimestone(round))}</legend>
      {scorings.map((scoring) => (
        <Card
          key={scoring.score.colour}
          scoring={scoring}
          side={tokens[scoring.score.colour]}
          isWeighed={scoring.score.colour === table.weighed.value}
          weigh={() => table.weigh(scoring.score.colour)}
        />
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly scoring: Scoring;
  readonly side: TokenSide;
  readonly isWeighed: boolean;
  readonly weigh: () => void;
}

function Card({ scoring: { score, isOpen }, side, isWeighed, weigh }: CardProps) {
  const { words, screen } = tableTexts.value;
  return (
    <button type="button" aria-pressed={isWeighed} disabled={!isOpen} onClick={weigh}>
      <TokenSign colour={score.colour} side={side} />
      <span>
        <b>{screen.scoreMove(score.colour)}</b>
        {isOpen ? <span class="brings">{words.points(score.points)}</span> : <small>{screen.scoredAlready}</small>}
      </span>
    </button>
  );
}
