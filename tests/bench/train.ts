/** `npm run train`: weights from nothing by self-play. See `USAGE`. */
import { writeFileSync } from 'node:fs';
import { createNetwork, emptyWeights, type Weights } from '../../src/bots/mind/network';
import { formatWeights } from '../../src/bots/mind/weightsText';
import { BOARDS } from '../../src/rules/data/boards';
import type { GameOptions } from '../../src/rules/state';
import { chance } from '../support/rules/build';
import { randomBoard } from '../support/rules/randomBoard';
import { createLearner, type Sample } from './bots/learner';
import { readNumbers } from './bots/numbers';
import { playItself } from './bots/selfPlay';
import { readWeightFile, writeWeightFile } from './bots/weightFile';

const USAGE = `npm run train -- --seed 1 --games 20000 --out tests/results/bots/weights.bin
Goes on from the file if it is there (a learner's momentum starts anew, so the weights become others than in one go). Ends after that many games in all, or by Ctrl-C: the
file is written every 500 games. --ship src/bots/mind/weights.ts writes them in the end as the app has them.`;

const MEMORY = 60_000;
const REUSE = 4;
const BATCH = 64;
const TRACE = 0.8;
/** What the app plays with is the mean of the last few hundred games: single steps of learning are noisy. */
const AVERAGED = 1 / 300;
const REPORT_EVERY = 500;
const TEST_GAMES = 20;

const { numbers, words } = readNumbers(
  { seed: 1, games: 20_000 },
  { out: 'tests/results/bots/weights.bin', ship: '' },
  USAGE,
);
const { seed, games } = numbers;
const path = words.out;

const before = readWeightFile(path);
if (before !== null) console.log(`goes on after ${before.games} games`);
const weights = before?.weights ?? startFromNothing();
const averaged = before?.averaged ?? copyOf(weights);
let played = before?.games ?? 0;
const learner = createLearner(weights);
const memory: Sample[] = [];
let oldest = 0;
const begun = performance.now();
let squared = 0;
let batches = 0;
let points: number[] = [];

console.log('   games  minutes  games/s  noisy points  error  points without noise: A dark  B light  4 players A dark');
for (const first = played; played < games; ) {
  const random = chance(seed * 1_000_003 + played);
  const share = played / games;
  const players = random() < 0.65 ? 2 : random() < 0.5 ? 3 : 4;
  const isUnknown = random() < 0.12;
  const side = random() < 0.55 ? 'A' : 'B';
  const board = isUnknown ? randomBoard(Math.floor(random() * 2 ** 31)) : BOARDS[side];
  const options: GameOptions = {
    players,
    side,
    scoreBoard: random() < (side === 'A' ? 0.75 : 0.25) ? 'dark' : 'light',
    octopus: 'lot',
    seed: Math.floor(random() * 2 ** 31),
  };
  const result = playItself(createNetwork(weights), board, options, 2.5 * (1 - 0.88 * share), TRACE);
  played++;
  points.push(...result.points);
  for (const sample of result.samples) {
    if (memory.length < MEMORY) memory.push(sample);
    else memory[oldest++ % MEMORY] = sample;
  }
  if (memory.length > 2000) {
    const rate = 3 * (2e-5 + 1e-3 * (1 - share));
    for (let count = 0; count < (REUSE * result.samples.length) / BATCH; count++) {
      const batch = Array.from({ length: BATCH }, () => memory[Math.floor(random() * memory.length)]);
      squared += learner.learn(batch, rate);
      batches++;
    }
    // At first it only follows: what was learned from nothing has no part in the mean.
    moveTowards(averaged, weights, share < 0.1 ? 1 : AVERAGED);
  }
  if (played % REPORT_EVERY === 0 || played === games) {
    writeWeightFile(path, { games: played, weights, averaged });
    const minutes = (performance.now() - begun) / 60_000;
    const clean = [
      strength({ players: 2, side: 'A', scoreBoard: 'dark' }),
      strength({ players: 2, side: 'B', scoreBoard: 'light' }),
      strength({ players: 4, side: 'A', scoreBoard: 'dark' }),
    ];
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
}

if (words.ship !== '') {
  const text = `/** Learned by \`npm run train\`, see WEIGHTS.md; read by weightsText.ts. */\nexport const WEIGHTS =\n  '${formatWeights(averaged)}';\n`;
  writeFileSync(words.ship, text);
}

function strength(table: Pick<GameOptions, 'players' | 'side' | 'scoreBoard'>): number {
  const network = createNetwork(averaged);
  const results = Array.from({ length: TEST_GAMES }, (_, game) => {
    return playItself(network, BOARDS[table.side], { ...table, octopus: 'lot', seed: 900_000 + game }, 0, TRACE).points;
  });
  return mean(results.flat());
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

function startFromNothing(): Weights {
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
