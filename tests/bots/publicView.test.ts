import { describe, expect, expectTypeOf, test } from 'vitest';
import { CHARACTER, CHARACTERS } from '../../src/bots/mind/characters';
import { createMind } from '../../src/bots/mind/mind';
import { WEIGHTS } from '../../src/bots/mind/weights';
import { parseWeights } from '../../src/bots/mind/weightsText';
import { type PublicView, publicView } from '../../src/bots/publicView';
import type { GameState } from '../../src/rules/state';
import { otherHidden } from '../support/bots/otherHidden';
import { fuzzRuns } from '../support/effort';
import { playGame } from '../support/rules/randomGame';

describe('what a mind gets to see', () => {
  test('a state is no public view: the generator and the bag do not fit into its type', () => {
    expectTypeOf<GameState>().not.toExtend<PublicView>();
    expectTypeOf<PublicView['supply']>().not.toHaveProperty('random');
    expectTypeOf<PublicView['supply']['bag']>().toEqualTypeOf<number>();
  });

  test('has no generator, no order and no emergency stack apart', () => {
    for (const { before } of playGame({ players: 4, side: 'B', scoreBoard: 'light' }, 3)) {
      const view = publicView(before);
      expect(Object.keys(view.supply).sort()).toEqual(['bag', 'dry', 'emergency', 'unseen']);
      expect(publicView(otherHidden(before, 1))).toEqual(view);
      expect(publicView({ ...before, ...{ secret: before.supply.random } })).toEqual(view);
    }
  });

  test.each(CHARACTERS)('%s answers the same whatever is hidden, and whenever it is asked', (name) => {
    const mind = createMind(CHARACTER[name], parseWeights(WEIGHTS));
    const again = createMind(CHARACTER[name], parseWeights(WEIGHTS));
    const answers: string[] = [];
    const views: PublicView[] = [];
    // The strongest tries its turns out: each answer takes as long as twenty of the others.
    const enough = fuzzRuns(name === 'strongest' ? 28 : 140);
    let asked = 0;
    for (let seed = 0; asked < enough; seed++) {
      for (const { before } of playGame({ players: 3, side: 'A', scoreBoard: 'dark' }, seed)) {
        if ((asked + seed + before.round) % 5 !== 0 && before.step.type !== 'start') {
          asked += 0.25;
          continue;
        }
        asked++;
        const move = mind.decide(publicView(before));
        expect(mind.decide(publicView(otherHidden(before, seed)))).toEqual(move);
        answers.push(JSON.stringify(move));
        views.push(publicView(before));
        if (asked > enough) break;
      }
    }
    // In another order and by another mind of the same kind: nothing is remembered.
    const reversed = views.reverse().map((view) => JSON.stringify(again.decide(view)));
    expect(reversed.reverse()).toEqual(answers);
  });
});
