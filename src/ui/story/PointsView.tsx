import type { Made } from '../../history/timeline';
import { COLOURS, type Colour } from '../../rules/data/luminos';
import { finalScores } from '../../rules/play/finalScoring';
import type { GameState, TokenSide } from '../../rules/state';
import type { GameView } from '../../store/table/gameView';
import { categoriesOf, type ScoringSource, sourcesOf } from '../../store/table/sources';
import { storyTexts, tableTexts } from '../app/state/texts';
import { seatName } from '../boardScreen/names';
import { usePeople } from '../boardScreen/people';
import { SeatSign } from '../kit/characters/PersonSign';
import { TokenSign } from '../kit/signs/GameSigns';
import { PointsRow } from './PointsRow';
import './pointsView.css';

/** Everyone's points beside each other: what brought how much, and what the final scoring brings or would bring. */
export function PointsView({ view }: { readonly view: GameView }) {
  const people = usePeople();
  const state = view.state.value;
  const { players, step } = state;
  const { points: texts } = storyTexts.value;
  const isOver = step.type === 'over';
  const finals = finalScores(state);
  return (
    <div class="pointsView">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{texts.source}</span>
            </th>
            {players.map((_, seat) => (
              <th key={seat} scope="col">
                <SeatSign people={people} seat={seat} />
                <span class="whose" title={seatName(tableTexts.value, people, seat)}>
                  {seatName(tableTexts.value, people, seat)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <ScoredRows past={view.past.value} state={state} />
        <tbody class={isOver ? '' : 'ifOver'}>
          <tr>
            <th colSpan={players.length + 1} scope="rowgroup">
              {isOver ? texts.final : texts.ifOver}
            </th>
          </tr>
          {categoriesOf(state).map((category) => (
            <PointsRow
              key={category}
              name={texts.categories[category]}
              points={finals.map(({ sums }) => sums[category])}
            />
          ))}
          <PointsRow
            name={isOver ? texts.inAll : texts.thenInAll}
            points={players.map(({ points }, seat) => points + (isOver ? 0 : finals[seat].points))}
            isSum
          />
        </tbody>
      </table>
      {!isOver && <p>{texts.ifOverMeans}</p>}
    </div>
  );
}

interface Props {
  readonly past: readonly Made[];
  readonly state: GameState;
}

/** What everyone has scored before the final scoring. */
function ScoredRows({ past, state }: Props) {
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
