import { describe, expect, test } from 'vitest';
import { finalScores } from '../../../src/rules/play/finalScoring';
import { type Sources, sourcesOf } from '../../../src/store/table/sources';
import { finished, midGameA } from '../../support/positions/games';
import { position } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { TABLES } from '../../support/rules/randomGame';
import { cut, playedOn, shortGame, wholeGame } from '../../support/storyGames';
import { OVER, SCORING, settling } from '../../support/tablePositions';

/** All of it together. */
function sum({ before, scorings, discards, final }: Sources): number {
  return before + scorings.reduce((points, each) => points + each.points, 0) + discards + (final?.points ?? 0);
}

describe.each(TABLES)('$players players, $side $scoreBoard', (table) => {
  test.each([1, 2, 3])('all along game %i the sources add up to the points', (seed) => {
    const game = wholeGame(table, seed);
    // Back from the end: each moment takes a while.
    for (let moves = game.past.length; moves >= 0; moves -= 7) {
      const { past, state } = cut(game, moves);
      const sources = sourcesOf(past, state);
      expect(sources.map(sum)).toEqual(state.players.map(({ points }) => points));
      expect(sources.map(({ points }) => points)).toEqual(state.players.map(({ points }) => points));
      expect(sources.every(({ before }) => before === 0)).toBe(true);
      expect(sources.every(({ final }) => (final === null) === (state.step.type !== 'over'))).toBe(true);
    }
  });

  test('a game that came to the table on its way has the rest from before', () => {
    const game = wholeGame(table, 4);
    const { past, state } = game;
    const came = past.findIndex((made) => made.state.round === 6);
    const sources = sourcesOf(past.slice(came), state);
    expect(sources.map(({ before }) => before)).toEqual(past[came].state.players.map(({ points }) => points));
    expect(sources.map(sum)).toEqual(state.players.map(({ points }) => points));
  });
});

test('[7.2] a scoring is told with its colour and where the turtle stood', () => {
  const game = shortGame();
  const scorings = sourcesOf(game.past, game.state)[0].scorings;
  const told = game.past.filter(({ state, move }) => state.seat === 0 && move.type === 'score');
  expect(scorings.map(({ round }) => round)).toEqual(told.map(({ state }) => state.round));
  expect(new Set(scorings.map(({ colour }) => colour)).size).toBe(scorings.length);
  expect(scorings.length).toBeGreaterThan(0);
});

test('[5.4] discards are counted and cost', () => {
  const { past, state } = playedOn(settling('y3s1,y4o2'), [
    { type: 'discard', lumino: lumino('y3s1') },
    { type: 'discard', lumino: lumino('y4o2') },
  ]);
  expect(sourcesOf(past, state)).toEqual([
    { before: 3, scorings: [], discards: -2, final: null, points: 1 },
    { before: 0, scorings: [], discards: 0, final: null, points: 0 },
  ]);
});

test.each([
  ['on its way', midGameA],
  ['over', finished],
])('a position that is %s adds up without any past', (_, text) => {
  const state = position(text);
  const sources = sourcesOf([], state);
  expect(sources.map(sum)).toEqual(state.players.map(({ points }) => points));
  expect(sources.map(({ scorings }) => scorings)).toEqual(state.players.map(() => []));
});

test('[8] a position that is over was scored by the rules', () => {
  expect(sourcesOf([], OVER).map(({ final }) => final)).toEqual(finalScores(OVER));
  expect(sourcesOf([], SCORING).map(({ before, final }) => [before, final])).toEqual([
    [3, null],
    [0, null],
  ]);
});
