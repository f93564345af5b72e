import { describe, expect, test } from 'vitest';
import { pointsByRound } from '../../../src/ui/story/pointsByRound';
import { TABLES } from '../../support/rules/randomGame';
import { cut, playedOn, shortGame, wholeGame } from '../../support/storyGames';
import { OVER, SCORING } from '../../support/tablePositions';

const pointsOf = ({ state }: ReturnType<typeof wholeGame>) => state.players.map(({ points }) => points);

describe.each(TABLES)('$players players, $side $scoreBoard', (table) => {
  const game = wholeGame(table, 7);
  const curve = pointsByRound(game.past, game.state);

  test('[4] a whole game starts at 0 and has ten rounds', () => {
    expect(curve).toHaveLength(11);
    expect(curve[0]).toEqual(game.state.players.map(() => 0));
  });

  test('[8] it ends with the final scoring', () => {
    expect(curve.at(-1)).toEqual(pointsOf(game));
  });

  test('[7] what is added by a round is what its scorings and discards brought', () => {
    const end = game.past.at(-1)?.events.find((event) => event.type === 'gameEnded');
    for (const [seat] of game.state.players.entries()) {
      const gains = curve.slice(1).map((points, index) => points[seat] - curve[index][seat]);
      const told = Array.from({ length: 10 }, () => 0);
      for (const { state, events } of game.past) {
        for (const event of events) {
          if (event.type === 'colourScored' && event.seat === seat) told[state.round - 1] += event.score.points;
          if (event.type === 'discarded' && event.seat === seat) told[state.round - 1] -= event.points;
        }
      }
      told[9] += end?.scores[seat].points ?? Number.NaN;
      expect(gains).toEqual(told);
    }
  });
});

test('only rounds that are over count', () => {
  const game = wholeGame(TABLES[0], 3);
  const middle = game.past.findIndex(({ state }) => state.round === 4);
  const { past, state } = cut(game, middle + 2);
  expect(pointsByRound(past, state)).toEqual(pointsByRound(game.past, game.state).slice(0, 4));
});

test('[9.10] the extra scoring phase counts as a round', () => {
  const game = shortGame();
  const last = game.past.findIndex(({ state }) => state.ending === 'extra');
  const rounds = game.past[last].state.round;
  expect(rounds).toBe(9);
  const curve = pointsByRound(game.past, game.state);
  expect(curve).toHaveLength(rounds + 1);
  expect(curve[rounds - 1]).toEqual(game.past[last].state.players.map(({ points }) => points));
  expect(curve[rounds]).toEqual(pointsOf(game));
});

test('a game that came in round 4 starts with the points that it had', () => {
  expect(pointsByRound([], SCORING)).toEqual([[3, 0]]);
  expect(pointsByRound([], OVER)).toEqual([[3, 0]]);
  const { past, state } = playedOn(SCORING, [{ type: 'score', colour: 'pink' }, { type: 'pass' }]);
  expect(pointsByRound(past, state)).toEqual([
    [3, 0],
    [3, 0],
  ]);
});
