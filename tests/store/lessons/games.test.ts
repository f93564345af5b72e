import { describe, expect, test } from 'vitest';
import { createMinds } from '../../../src/bots/minds';
import { publicView } from '../../../src/bots/publicView';
import type { Made } from '../../../src/history/timeline';
import { legalMoves } from '../../../src/rules/game';
import type { GameState } from '../../../src/rules/state';
import { momentOf } from '../../../src/store/lessons/lesson';
import { dueLesson, type Taught, taughtSoFar, withoutPicture } from '../../../src/store/lessons/teacher';
import { NONE_FORBIDDEN, tallyOf, tooSeldom } from '../../support/lessons/tally';
import { CHARACTER, person, teachGame } from '../../support/lessons/teachGame';
import { greedily, type Policy, randomly, takeMost } from '../../support/policies';
import { chance, must, pick } from '../../support/rules/build';

const minds = createMinds();
const easily: Policy = (state) => minds.decide('easy', publicView(state));

describe.each([2, 3, 4] as const)('lessons over whole games of %i', (players) => {
  test.each([
    ['random', randomly, 40, 0],
    ['random, with one person', randomly, 40, players - 1],
    ['bag-emptying', takeMost, 20, 0],
    ['greedy', greedily, 1, 0],
    // Who thinks is seldom short of limestone: few moments, and none may be missed.
    ['thoughtful, with one person', easily, 4, players - 1],
  ] as const)(
    '%s: each comes at its moment, never twice to anyone, at most 12 in full',
    (_, policy, count, characters) => {
      const people = Array.from({ length: players }, (_, seat) => (seat < players - characters ? person() : CHARACTER));
      const games = Array.from({ length: count }, (_, seed) => teachGame(players, seed, policy, people));
      const tally = tallyOf(games, people);
      expect(tally.forbidden).toEqual(NONE_FORBIDDEN);
      expect(tally.linesPerGame.mostOfOne).toBeLessThanOrEqual(6);
      expect(tally.fullPerGame.mean).toBeGreaterThan(8);
      expect(tooSeldom(tally)).toEqual([]);
    },
  );
});

test('a game that is opened again has taught what its table has shown', () => {
  const people = [person(), CHARACTER, person()];
  for (let seed = 0; seed < 20; seed++) {
    const { taught, past } = teachGame(3, seed, randomly, people, { tries: 0, gestures: 0 });
    // The tie belongs to the position after the last move, which is shown again.
    expect(taughtSoFar(past, people)).toEqual(taught.filter(({ lesson }) => lesson !== 'tie'));
  }
});

test('after taking back and playing on otherwise, nothing comes twice', () => {
  const people = [person(), person()];
  for (let seed = 0; seed < 20; seed++) {
    const random = chance(seed);
    const taught: Taught[] = [];
    let { past } = teachGame(2, seed, randomly, people);
    for (let tries = 0; tries < 3; tries++) {
      for (const [index, { state }] of past.entries()) {
        const due = dueLesson(momentOf(state, past[index - 1] ?? null), people, taught);
        if (due !== null) taught.push(withoutPicture(due));
      }
      past = playedOtherwise(past.slice(0, Math.floor(random() * past.length)), past[0].state, random);
    }
    const keys = taught.map(({ lesson, seat }) => `${lesson} ${seat}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(taught.filter(({ form }) => form === 'full').length).toBeLessThanOrEqual(12);
  }
});

/** That past, and from there on other moves to the end. */
function playedOtherwise(kept: readonly Made[], start: GameState, random: () => number): readonly Made[] {
  const past = [...kept];
  const last = past.at(-1);
  let state = last === undefined ? start : must(last.state, last.move).state;
  while (state.step.type !== 'over') {
    const move = pick(legalMoves(state), random);
    const played = must(state, move);
    past.push({ state, move, events: played.events });
    state = played.state;
  }
  return past;
}
