import { finalScores } from '../../../rules/play/finalScoring';
import { seatName } from '../../boardScreen/names';
import { FishSign } from '../../kit/fish/FishSign';
import { PointsRow } from '../../story/PointsRow';
import { categoriesOf } from '../ending/ceremony';
import { fishOf } from '../people';
import type { TableScreen } from '../tableScreen';
import { tableTexts } from '../texts';
import { ScoredRows } from './ScoredRows';
import { storyTexts } from './storyTexts';
import '../../story/pointsView.css';

/** Everyone's points beside each other: what brought how much, and what the final scoring brings or would bring. */
export function PointsView({ screen: { table } }: { readonly screen: TableScreen }) {
  const state = table.state.value;
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
                <FishSign fish={fishOf(seat)} />
                <span class="whose" title={seatName(tableTexts.value, seat)}>
                  {seatName(tableTexts.value, seat)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <ScoredRows past={table.past.value} state={state} />
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
