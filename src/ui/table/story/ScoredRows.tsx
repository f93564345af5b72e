import { COLOURS, type Colour } from '../../../rules/data/luminos';
import type { GameState, TokenSide } from '../../../rules/state';
import type { Made } from '../../../store/table';
import { PointsRow } from '../../story/PointsRow';
import { type ScoringSource, sourcesOf } from '../../story/sources';
import { TokenSign } from '../signs/TokenSign';
import { storyTexts } from './storyTexts';

interface Props {
  readonly past: readonly Made[];
  readonly state: GameState;
}

/** What everyone has scored before the final scoring. */
export function ScoredRows({ past, state }: Props) {
  const { points: texts } = storyTexts.value;
  const sources = sourcesOf(past, state);
  const before = sources.map((each) => each.before);
  const discards = sources.map((each) => each.discards);
  const scoringOf = (seat: number, colour: Colour) => sources[seat].scorings.find((each) => each.colour === colour);
  return (
    <tbody>
      {before.some((points) => points !== 0) && <PointsRow name={texts.before} points={before} />}
      {COLOURS.map((colour) => (
        <tr key={colour}>
          <th scope="row">
            <span class="colour">
              <TokenSign colour={colour} side="coral" />
              {texts.colour(colour)}
            </span>
          </th>
          {state.players.map(({ tokens }, seat) => (
            <ScoringCell key={seat} scoring={scoringOf(seat, colour)} side={tokens[colour]} />
          ))}
        </tr>
      ))}
      {discards.some((points) => points !== 0) && <PointsRow name={texts.discards} points={discards} />}
      <PointsRow
        name={state.step.type === 'over' ? texts.untilThen : texts.soFar}
        points={sources.map(({ points, final }) => points - (final?.points ?? 0))}
        isSum
      />
    </tbody>
  );
}

interface CellProps {
  readonly scoring: ScoringSource | undefined;
  readonly side: TokenSide;
}

function ScoringCell({ scoring, side }: CellProps) {
  const { points: texts } = storyTexts.value;
  if (scoring === undefined) {
    return (
      <td class="none">
        {/* A token that was turned before anyone kept this log: its points are among those from before. */}
        <span aria-hidden="true">{side === 'coral' ? '–' : '✓'}</span>
        <span class="unseen">{side === 'coral' ? texts.notScored : texts.scoredBefore}</span>
      </td>
    );
  }
  return (
    <td>
      {texts.number(scoring.points)} <small>{texts.round(scoring.round)}</small>
    </td>
  );
}
