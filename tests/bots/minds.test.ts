import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { WEIGHTS } from '../../src/bots/mind/weights';
import { formatWeights, parseWeights } from '../../src/bots/mind/weightsText';
import { fuzzRuns } from '../support/effort';
import { ensure } from '../support/rules/build';

describe('the rules accept every move', () => {
  let games: typeof import('./acceptedGames');

  // Bundled as in the app: Vitest looks up every imported constant each time, and a mind has millions of them.
  beforeAll(async () => {
    const entry = fileURLToPath(new URL('acceptedGames.ts', import.meta.url));
    const outDir = fileURLToPath(new URL('../results/bots', import.meta.url));
    await build({ logLevel: 'warn', build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false } });
    games = await import(/* @vite-ignore */ `${outDir}/acceptedGames.js`);
  });

  test('of the easy and the middle one and of the evaluation, at every table', () => {
    games.playQuickGames(fuzzRuns(1000));
  });

  test('of the strongest, and it beats easy ones', () => {
    for (const [own, ...others] of games.playStrongest(fuzzRuns(7))) {
      expect(own).toBeGreaterThan(Math.max(...others));
    }
  });

  test('on boards that nobody has printed', () => {
    games.playUnknownBoards(fuzzRuns(140));
  });
});

describe('the weights', () => {
  test('come back from their text, none off by more than a part in 45 of the largest', () => {
    const weights = parseWeights(WEIGHTS);
    const again = parseWeights(formatWeights(weights));
    for (const part of ['colour', 'whole', 'joint', 'output'] as const) {
      const largest = weights[part].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
      expect(largest).toBeGreaterThan(0);
      for (let index = 0; index < weights[part].length; index++) {
        ensure(Math.abs(again[part][index] - weights[part][index]) <= largest / 45, `${part} ${index}`);
      }
    }
  });

  test.each([
    ['too short', WEIGHTS.slice(1)],
    ['too long', `${WEIGHTS} `],
    ['with a sign that is none', `$${WEIGHTS.slice(1)}`],
  ])('are refused when the text is %s', (_, text) => {
    expect(() => parseWeights(text)).toThrow();
  });
});
