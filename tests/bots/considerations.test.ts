import { describe, expect, test } from 'vitest';
import { CHARACTER, CHARACTERS } from '../../src/bots/mind/characters';
import { createMind } from '../../src/bots/mind/mind';
import { WEIGHTS } from '../../src/bots/mind/weights';
import { parseWeights } from '../../src/bots/mind/weightsText';
import { publicView } from '../../src/bots/publicView';
import { newGame } from '../../src/rules/game';
import { fuzzRuns } from '../support/effort';
import { must } from '../support/rules/build';
import { playGame, TABLES } from '../support/rules/randomGame';

const weights = parseWeights(WEIGHTS);

describe('what a mind considers', () => {
  test.each(CHARACTERS)('%s could play all of it, and plays the first', (name) => {
    const mind = createMind(CHARACTER[name], weights);
    const enough = fuzzRuns(name === 'strongest' ? 35 : 350);
    const steps = new Set<string>();
    let asked = 0;
    let passed = 0;
    for (let seed = 0; asked < enough; seed++) {
      for (const { before } of playGame(TABLES[seed % TABLES.length], seed)) {
        // Every step of a turn in turn, at different moments of each game.
        if (before.step.type === 'over' || passed++ % 7 !== 0) continue;
        asked++;
        steps.add(before.step.type);
        const view = publicView(before);
        const considered = mind.consider(view);
        expect(mind.decide(view)).toEqual(considered[0].moves[0]);
        for (const { moves, value } of considered) {
          expect(value).toBeGreaterThan(-100);
          expect(value).toBeLessThan(250);
          let state = before;
          for (const move of moves) state = must(state, move).state;
          expect(state.step.type).not.toBe('settle');
        }
      }
    }
    expect([...steps].sort()).toEqual(['act', 'offer', 'score', 'settle', 'start']);
  });

  test('the strongest compares ways to lay, none of them twice in another order', () => {
    const mind = createMind(CHARACTER.strongest, weights);
    let compared = 0;
    for (let seed = 0; compared < 8; seed++) {
      for (const { before } of playGame(TABLES[seed % TABLES.length], seed)) {
        if (before.step.type !== 'settle' || before.players[before.seat].hand.length < 2) continue;
        const ends = mind
          .consider(publicView(before))
          .map(({ moves }) => moves.map((move) => JSON.stringify(move)).sort());
        expect(new Set(ends.map((end) => end.join())).size).toBe(ends.length);
        if (ends.length > 1) compared++;
      }
    }
  });

  test('no turn is worth more to the strongest than the one that it plays, but for its lean', () => {
    const mind = createMind(CHARACTER.strongest, weights);
    let state = newGame({ players: 2, side: 'A', scoreBoard: 'dark', octopus: 0, seed: 5 });
    while (state.round < 2) {
      const considered = mind.consider(publicView(state));
      const most = Math.max(...considered.map(({ value }) => value));
      expect(considered[0].value).toBeGreaterThanOrEqual(most - 2 * CHARACTER.strongest.lean);
      state = must(state, considered[0].moves[0]).state;
    }
  });
});
