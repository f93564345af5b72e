import type { Person } from '../../../../store/library/chronicle/chronicle';
import type { TableFigures } from '../../../../store/library/chronicle/figures';
import { chronicleTexts } from '../../../app/state/texts';
import { countText, meanText } from '../numbers';
import { Section } from '../parts/Section';
import './tables.css';

const STAR =
  'M0-6.500l1.900 4.100 4.500.600-3.300 3.100.800 4.500L0 3.600l-3.900 2.200.800-4.500-3.300-3.100 4.500-.600Z';
const STEPS = [10, 20, 25, 50, 100];

/** How someone does with so many players on these boards: the mean and the best game, on one scale of points. */
export function Tables({ person: { tables } }: { readonly person: Person }) {
  const { tables: title, tablesAbout } = chronicleTexts.value;
  const most = Math.max(1, ...tables.map(({ best }) => best));
  const least = Math.min(0, ...tables.map(({ mean }) => mean));
  const step = STEPS.find((each) => (most - least) / each <= 5) ?? most;
  const top = Math.ceil(most / step) * step;
  const xOf = (points: number) => `${((100 * (points - least)) / (top - least)).toFixed(2)}%`;
  const grid = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  return (
    <Section title={title} about={tablesAbout}>
      <div class="tables">
        <ul>
          {tables.map((table) => (
            <Row key={`${table.players}${table.side}${table.scoreBoard}`} table={table} xOf={xOf} grid={grid} />
          ))}
        </ul>
        <div class="tablesScale" aria-hidden="true">
          {grid.map((points) => (
            <span key={points} style={{ left: xOf(points) }}>
              {points}
            </span>
          ))}
        </div>
      </div>
    </Section>
  );
}

interface RowProps {
  readonly table: TableFigures;
  readonly xOf: (points: number) => string;
  readonly grid: readonly number[];
}

function Row({ table, xOf, grid }: RowProps) {
  const texts = chronicleTexts.value;
  const { players, side, scoreBoard, games, wins, mean, best } = table;
  const isDark = scoreBoard === 'dark';
  const [gamesText, winsText, meanShown, bestText] = [
    countText(games),
    countText(wins),
    meanText(mean),
    countText(best).replace('-', '−'),
  ];
  return (
    <li>
      <span class="tableName" aria-hidden="true">
        {texts.tableShort(players, side, isDark)}
        <span>{texts.tableGames(games, gamesText, wins, winsText)}</span>
      </span>
      <svg aria-hidden="true">
        {grid.map((points) => (
          <line key={points} class="grid" x1={xOf(points)} x2={xOf(points)} y1="0" y2="100%" />
        ))}
        <line class="reach" x1={xOf(mean)} x2={xOf(best)} y1="50%" y2="50%" />
        <svg aria-hidden="true" x={xOf(mean)} y="50%">
          <circle class="mean" r="6" />
        </svg>
        <svg aria-hidden="true" x={xOf(best)} y="50%">
          <path class="best" d={STAR} />
        </svg>
      </svg>
      <span class="tablePoints" aria-hidden="true">
        {meanShown}
        <b>{bestText}</b>
      </span>
      <span class="unseen">
        {texts.table(players, side, isDark)}: {texts.tableFigures(gamesText, winsText, meanShown, bestText)}
      </span>
    </li>
  );
}
