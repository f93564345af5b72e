/** `npm run train`: weights from nothing by self-play. See `USAGE`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emptyWeights, type Weights } from '../../src/bots/mind/network';
import { formatWeights } from '../../src/bots/mind/weightsText';
import { chance } from '../support/rules/build';
import { createCrew, isCrewMember, serve } from './bots/crew';
import { createLearner, type Sample } from './bots/learner';
import { readNumbers } from './bots/numbers';
import { testGames, trainingGame } from './bots/trainingGames';
import { readWeightFile, writeWeightFile } from './bots/weightFile';

const USAGE = `npm run train -- --seed 1 --games 20000 --threads 2 --out tests/results/bots/weights.bin
Goes on from the file if it is there (a learner's momentum and its memory start anew, so the weights become others than in
one go). Ends after that many games in all, or by Ctrl-C: the file is written every 200 games. The number of threads
changes nothing else. --ship src/bots/mind/weights.ts writes them in the end as the app has them.`;

/** How many positions are kept to learn from, the last ones: what earlier weights expected soon misleads. */
const MEMORY = 20_000;
/** How often each is learned from. */
const REUSE = 4;
const BATCH = 64;
const RATE = { first: 3e-3, last: 3e-5 };
/** Games that are played with the same weights. Meanwhile the games before them are learned from. */
const STEP = 10;
/** What the app plays with is the mean of the last few hundred games: single steps of learning are noisy. */
const AVERAGED = STEP / 300;
const KEEP_EVERY = 200;
const REPORT_EVERY = 1000;
const TEST_GAMES = 40;

if (isCrewMember) serve();
else await train();

async function train(): Promise<void> {
  const { numbers, words } = readNumbers(
    { seed: 1, games: 20_000, threads: 2 },
    { out: 'tests/results/bots/weights.bin', ship: '' },
    USAGE,
  );
  const { seed, games } = numbers;
  const before = readWeightFile(words.out);
  if (before !== null) console.log(`goes on after ${before.games} games`);
  const weights = before?.weights ?? startFromNothing(seed);
  const averaged = before?.averaged ?? copyOf(weights);
  const learner = createLearner(weights);
  const crew = createCrew(fileURLToPath(import.meta.url), numbers.threads);
  const memory: Sample[] = [];
  let oldest = 0;
  const first = before?.games ?? 0;
  const begun = performance.now();
  let squared = 0;
  let batches = 0;
  let points: number[] = [];

  function learnFrom(samples: readonly Sample[], played: number): void {
    const share = played / games;
    for (const sample of samples) {
      if (memory.length < MEMORY) memory.push(sample);
      else memory[oldest++ % MEMORY] = sample;
    }
    if (memory.length < 2000) return;
    const random = chance(seed * 1_000_003 + played);
    const rate = RATE.last + (RATE.first - RATE.last) * (1 - share);
    for (let count = 0; count < (REUSE * samples.length) / BATCH; count++) {
      const batch = Array.from({ length: BATCH }, () => memory[Math.floor(random() * memory.length)]);
      squared += learner.learn(batch, rate);
      batches++;
    }
    // At first it only follows: what was learned from nothing has no part in the mean.
    moveTowards(averaged, weights, share < 0.1 ? 1 : AVERAGED);
  }

  async function report(played: number): Promise<void> {
    const minutes = (performance.now() - begun) / 60_000;
    const tables = [
      testGames({ players: 2, side: 'A', scoreBoard: 'dark' }, TEST_GAMES),
      testGames({ players: 2, side: 'B', scoreBoard: 'light' }, TEST_GAMES),
      testGames({ players: 4, side: 'A', scoreBoard: 'dark' }, TEST_GAMES / 2),
    ];
    const results = await crew.play(averaged, tables.flat());
    let from = 0;
    const clean = tables.map(({ length }) => {
      from += length;
      return mean(results.slice(from - length, from).flatMap((result) => result.points));
    });
    const columns = [
      String(played).padStart(8),
      minutes.toFixed(1).padStart(8),
      ((played - first) / minutes / 60).toFixed(1).padStart(8),
      mean(points).toFixed(1).padStart(13),
      Math.sqrt(squared / Math.max(1, batches))
        .toFixed(2)
        .padStart(6),
      ...clean.map((value) => value.toFixed(1).padStart(12)),
    ];
    console.log(columns.join(' '));
    points = [];
    squared = 0;
    batches = 0;
  }

  console.log(
    '   games  minutes  games/s  noisy points  error  points without noise: A dark  B light  4 players A dark',
  );
  const gamesFrom = (from: number) =>
    Array.from({ length: Math.max(0, Math.min(STEP, games - from)) }, (_, game) =>
      trainingGame(seed, from + game, from / games),
    );
  let playing = crew.play(weights, gamesFrom(first));
  for (let played = first; played < games; ) {
    const results = await playing;
    played += results.length;
    playing = crew.play(weights, gamesFrom(played));
    points.push(...results.flatMap((result) => result.points));
    learnFrom(
      results.flatMap((result) => result.samples),
      played,
    );
    const isDue = (every: number) => played % every < results.length || played === games;
    if (isDue(KEEP_EVERY)) writeWeightFile(words.out, { games: played, weights, averaged });
    if (isDue(REPORT_EVERY)) {
      const next = await playing;
      await report(played);
      playing = Promise.resolve(next);
    }
  }
  crew.end();
  if (words.ship !== '') {
    const text = `/** Learned by \`npm run train\`, see WEIGHTS.md; read by weightsText.ts. */\nexport const WEIGHTS =\n  '${formatWeights(averaged)}';\n`;
    writeFileSync(words.ship, text);
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function copyOf(all: Weights): Weights {
  const copy = emptyWeights();
  moveTowards(copy, all, 1);
  return copy;
}

function moveTowards(all: Weights, goal: Weights, share: number): void {
  for (const part of ['colour', 'whole', 'joint', 'output'] as const) {
    const to = goal[part];
    const from = all[part];
    for (let index = 0; index < from.length; index++) from[index] += share * (to[index] - from[index]);
  }
}

function startFromNothing(seed: number): Weights {
  const all = emptyWeights();
  const random = chance(seed);
  const spread = (part: Float32Array, size: number) => {
    for (let index = 0; index < part.length; index++) part[index] = size * (2 * random() - 1);
  };
  spread(all.colour, 0.08);
  spread(all.whole, 0.08);
  spread(all.joint, 0.15);
  spread(all.output, 0.05);
  return all;
}
