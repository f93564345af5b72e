import { describe, expect, test } from 'vitest';
import { createNetwork } from '../../../src/bots/mind/network';
import { WEIGHTS } from '../../../src/bots/mind/weights';
import { parseWeights } from '../../../src/bots/mind/weightsText';
import { createLearner } from './learner';
import { playGames, trainingGame } from './trainingGames';

describe('what npm run train does', () => {
  const games = [0, 1, 2, 3].map((number) => trainingGame(7, number, 0.5));
  const played = playGames(parseWeights(WEIGHTS), games);
  const samples = played.flatMap((game) => game.samples);

  test('games are the same, whichever thread plays them after whichever others', () => {
    const weights = parseWeights(WEIGHTS);
    const [first, second] = [0, 1].map((thread) =>
      playGames(
        weights,
        games.filter((_, game) => game % 2 === thread),
      ),
    );
    expect([first[0], second[0], first[1], second[1]]).toEqual(played);
    expect(samples.length).toBeGreaterThan(4 * 30);
  });

  test('the learner sees in a position what the network sees in it', () => {
    const weights = parseWeights(WEIGHTS);
    const network = createNetwork(weights);
    const learner = createLearner(weights);
    for (const { rows, output } of samples) {
      const sample = { rows, output, target: network(rows, output) };
      // The network rounds its weights to 4096 parts.
      expect(learner.learn([sample], 0)).toBeLessThan(0.01);
    }
  });

  test('learning from the same positions again and again brings it closer to what came', () => {
    const learner = createLearner(parseWeights(WEIGHTS));
    const before = learner.learn(samples, 1e-3);
    for (let step = 0; step < 30; step++) learner.learn(samples, 1e-3);
    expect(learner.learn(samples, 1e-3)).toBeLessThan(0.7 * before);
  });
});
