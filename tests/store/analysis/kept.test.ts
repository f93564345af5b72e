import { expect, test } from 'vitest';
import { createAnalysis } from '../../../src/bots/analysis/analyse';
import { WEIGHTS } from '../../../src/bots/mind/weights';
import { parseWeights } from '../../../src/bots/mind/weightsText';
import { fingerprintOf } from '../../../src/store/analysis/analyses';
import { parseKept } from '../../../src/store/analysis/kept';
import { gameOf } from '../../support/sampleReport';
import { TWO } from '../../support/scenes/games';

test('[analysis] what the engine finds is read again as it was, from its first step to its last', () => {
  const whole = gameOf(TWO);
  // The last round alone is soon done.
  const from = TWO.past.findIndex(({ state }) => state.round === 10);
  const game = { ...whole, start: TWO.past[from].state, moves: whole.moves.slice(from) };
  const fingerprint = fingerprintOf(game);
  const analysis = createAnalysis(game, parseWeights(WEIGHTS));
  let steps = 0;
  do {
    if (steps++ % 40 !== 0) continue;
    const [report, saved] = [analysis.report(), analysis.save()];
    const stored = JSON.parse(JSON.stringify({ fingerprint, progress: 0.5, isStopped: false, report, saved }));
    expect(parseKept(stored, fingerprint, 2)).toEqual({ progress: 0.5, isStopped: false, report, saved });
  } while (analysis.step());
  expect(analysis.report().isDone).toBe(true);
  expect(steps).toBeGreaterThan(100);
});
