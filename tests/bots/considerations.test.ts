import { describe, expect, test } from 'vitest';
import { CHARACTER, CHARACTERS } from '../../src/bots/mind/characters';
import { createMind } from '../../src/bots/mind/mind';
import { WEIGHTS } from '../../src/bots/mind/weights';
import { parseWeights } from '../../src/bots/mind/weightsText';
import { publicView } from '../../src/bots/publicView';
import { newGame } from '../../src/rules/game';
import { passCost } from '../../src/rules/play/scoringOutlook';
import { parsePosition } from '../../src/rules/text/position';
import { fuzzRuns } from '../support/effort';
import { must } from '../support/rules/build';
import { playGame, TABLES } from '../support/rules/randomGame';

const weights = parseWeights(WEIGHTS);

/** Round 9 of a real game, in which the strongest once passed, and could score only one of its two colours. */
const TWO_SCORINGS_LEFT =
  '2Ad r9 score:- s2 o1 none 42f304e1 g4o3,b4o3,y5o1,g6o1,y5o3 - 32/4/jjjc/b5o1,b3c2,b3s2,g3s2/-/b3s1:a2a1,b2c1:c3b3,b3s3:c4b4,p3s1:c5d6,p1t1:c6d7,g5o2:d2d3,yp:d4d5,y5o2:e4e3,g3c2:c3d3,p3s3:d5c4,y4o1:d4e3,p6o1:c3c4,y3s4:d3e3 20/2/jcjc/y3s1,g3s4,g2h1,b3s4/-/p4o3:a1b2,b3c1:b4a4,p3s4:c4b3,y3s2:c2d2,y2c1:c3d3,g1t1:c5d6,pg:d4d5,g2h2:e6d7,y2h2:f2e2,y4o3:f3e3,p3s2:e4f4,g4o2:f5e5,b5o3:b4c4,g5o3:c5d5,y3c1:d4e3,p4o2:f3e4,g3s3:e5e6,g4o1:d4d5,p4o1:e5e4';

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

  test('[7] a pass is worth what it gives away: two open colours are scored in the last two scorings', () => {
    const parsed = parsePosition(TWO_SCORINGS_LEFT);
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(passCost(parsed.value)).toEqual({ type: 'colour', colours: 2, phases: 2 });
    const considered = createMind(CHARACTER.strongest, weights).consider(publicView(parsed.value));
    expect(considered.map(({ moves }) => moves)).toEqual([
      [{ type: 'score', colour: 'pink' }],
      [{ type: 'score', colour: 'blue' }],
      [{ type: 'pass' }],
    ]);
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
