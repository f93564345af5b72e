import type { Made } from '../../../../../history/timeline';
import type { RowKey } from '../../../../../i18n/keys/ending';
import { finalScores } from '../../../../../rules/play/finalScoring';
import type { GameState } from '../../../../../rules/state';
import { categoriesOf, sourcesOf } from '../../../../../store/table/sources';

/** A row of the final table: points by seat. */
export interface Row {
  readonly key: RowKey;
  readonly points: readonly number[];
}

/** Everything that everyone's points come from, and the total. */
export function rowsOf(past: readonly Made[], state: GameState): readonly Row[] {
  const scores = finalScores(state);
  const totals = state.players.map(({ points }) => points);
  return [
    ...rowsBefore(past, state),
    ...categoriesOf(state).map((key): Row => ({ key, points: scores.map(({ sums }) => sums[key]) })),
    { key: 'total', points: totals },
  ];
}

/** What was scored and lost in the rounds. A game that came as a position has no log of what was before. */
function rowsBefore(past: readonly Made[], state: GameState): readonly Row[] {
  const sources = sourcesOf(past, state);
  const isWhole = past.length > 0 && sources.every(({ before }) => before === 0);
  if (!isWhole) {
    return [{ key: 'before', points: sources.map(({ points, final }) => points - (final?.points ?? 0)) }];
  }
  const sumOf = (points: readonly { readonly points: number }[]) => points.reduce((sum, each) => sum + each.points, 0);
  return [
    { key: 'coral', points: sources.map(({ scorings }) => sumOf(scorings)) },
    { key: 'discards', points: sources.map(({ discards }) => discards) },
  ];
}
