import { describe, expect, test } from 'vitest';
import { finalScores } from '../../../../../../src/rules/play/finalScoring';
import { rowsOf } from '../../../../../../src/ui/screens/table/ending/result/rows';
import { finished } from '../../../../../support/positions/games';
import { position } from '../../../../../support/rules/build';
import { playGame, TABLES } from '../../../../../support/rules/randomGame';
import { tableWith } from '../../../../../support/tableDriver';

/** A table that has seen the whole game, or only its last moves. */
function playedTable(table: (typeof TABLES)[number], seed: number, lastMoves = Number.POSITIVE_INFINITY) {
  const turnings = [...playGame(table, seed)].slice(-lastMoves);
  const game = tableWith(turnings[0].before);
  for (const { move } of turnings) game.play(move);
  return game;
}

describe.each(TABLES)('$players players, side $side, $scoreBoard', (options) => {
  test('[8] the rows of each player add up to the points of the game', () => {
    const { past, state } = playedTable(options, 20);
    const rows = rowsOf(past.value, state.value);
    const total = rows.at(-1);
    expect(total).toEqual({ key: 'total', points: state.value.players.map(({ points }) => points) });
    const sums = state.value.players.map((_, seat) =>
      rows.slice(0, -1).reduce((sum, row) => sum + row.points[seat], 0),
    );
    expect(sums).toEqual(total?.points);
    const remote = options.side === 'B' ? ['remote'] : [];
    expect(rows.map(({ key }) => key)).toEqual([
      ...['coral', 'discards', 'jellyfish', 'limestone', 'animals', 'majorities'],
      ...remote,
      'total',
    ]);
  });
});

test('a game that came here over has one row for all that was before', () => {
  const state = position(finished);
  const [before] = rowsOf([], state);
  const finals = finalScores(state).map(({ points }) => points);
  expect(before).toEqual({ key: 'before', points: state.players.map(({ points }, seat) => points - finals[seat]) });
});

test('so has a game that came with points from moves that are not in its log', () => {
  const { past, state } = playedTable(TABLES[0], 20, 8);
  expect(past.value[0].state.players.some(({ points }) => points !== 0)).toBe(true);
  expect(
    rowsOf(past.value, state.value)
      .map(({ key }) => key)
      .slice(0, 2),
  ).toEqual(['before', 'jellyfish']);
});
