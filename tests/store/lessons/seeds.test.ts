import { describe, expect, test } from 'vitest';
import { PLAYER_COUNTS } from '../../../src/rules/state';
import { guidedSeed } from '../../../src/store/lessons/seeds';
import { dealProblems, lessonsByRound } from '../../support/lessons/goodDeal';

describe.each(PLAYER_COUNTS)('the deal of a first game of %i', (players) => {
  test.each([false, true])('on every seat the first turn teaches itself; with characters: %s', (hasCharacters) => {
    expect(dealProblems(players, hasCharacters, guidedSeed(players, hasCharacters))).toEqual([]);
  });

  test.each([false, true])('has the first turn and the scoring in round 1; with characters: %s', (hasCharacters) => {
    const [first, second] = lessonsByRound(players, hasCharacters, guidedSeed(players, hasCharacters), 2);
    expect(first).toBeGreaterThanOrEqual(4);
    expect(first).toBeLessThanOrEqual(5);
    expect(second).toBeLessThanOrEqual(4);
  });
});

test('most deals are not that good', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed + 100);
  const bad = seeds.filter((seed) => dealProblems(4, true, seed).length > 0);
  expect(bad.length).toBeGreaterThan(15);
});
