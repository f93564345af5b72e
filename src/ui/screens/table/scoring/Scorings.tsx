import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Colour } from '../../../../rules/data/luminos';
import { type Scoring, scoringLimestone } from '../../../../rules/play/scoringPhase';
import type { TokenSide } from '../../../../rules/state';
import { tableTexts } from '../../../app/state/texts';
import { TokenSign } from '../../../kit/signs/GameSigns';
import type { TableScreen } from '../tableScreen';
import { FlippingToken } from './FlippingToken';
import './scorings.css';

/** What each colour would bring the player who decides. A tap shows on the reef where it comes from. */
export function Scorings({ screen: { table, firstScoring, beats } }: { readonly screen: TableScreen }) {
  const scorings = table.scorings.value;
  const buttons = useRef(new Map<Colour, HTMLButtonElement | null>());
  useLayoutEffect(() => {
    const first = table.isThinking.value ? undefined : scorings.find(({ isOpen }) => isOpen);
    firstScoring.current = first === undefined ? null : (buttons.current.get(first.score.colour) ?? null);
  });
  const { players, seat, round } = table.state.value;
  const { tokens } = players[seat];
  const beat = beats.beat.value;
  return (
    <fieldset class="scorings">
      <legend class="unseen">{tableTexts.value.screen.scorings(scoringLimestone(round))}</legend>
      {scorings.map((scoring) => (
        <Card
          key={scoring.score.colour}
          scoring={scoring}
          side={tokens[scoring.score.colour]}
          isLocked={table.isThinking.value}
          isWeighed={scoring.score.colour === table.weighed.value}
          isScored={beat?.type === 'scored' && beat.score.colour === scoring.score.colour}
          keepButton={(button) => void buttons.current.set(scoring.score.colour, button)}
          weigh={() => table.act({ type: 'weigh', colour: scoring.score.colour })}
        />
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly scoring: Scoring;
  readonly side: TokenSide;
  /** A character decides. */
  readonly isLocked: boolean;
  readonly isWeighed: boolean;
  /** This is the moment in which it is scored. */
  readonly isScored: boolean;
  readonly keepButton: (button: HTMLButtonElement | null) => void;
  readonly weigh: () => void;
}

function Card({ scoring: { score, isOpen }, side, isLocked, isWeighed, isScored, keepButton, weigh }: CardProps) {
  const { words, screen } = tableTexts.value;
  return (
    <button
      type="button"
      ref={keepButton}
      data-colour={score.colour}
      aria-pressed={isWeighed || isScored}
      disabled={!isOpen}
      aria-disabled={isLocked}
      onClick={weigh}
    >
      {isScored ? <FlippingToken colour={score.colour} /> : <TokenSign colour={score.colour} side={side} />}
      <span>
        <b>{screen.scoreMove(score.colour)}</b>
        {isOpen ? (
          <>
            <span class="unseen">{words.points(score.points)}</span>
            <span class="brings" aria-hidden="true">
              {score.points}
            </span>
          </>
        ) : (
          <small>{screen.scoredAlready}</small>
        )}
      </span>
    </button>
  );
}
