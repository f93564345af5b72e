/** `npm run puzzles`: the puzzles of many days, and whether their best turns are confirmed. See `USAGE`. */

import { WEIGHTS } from '../../src/bots/mind/weights';
import { parseWeights } from '../../src/bots/mind/weightsText';
import { MOST_EVALUATIONS, type Puzzle } from '../../src/bots/puzzle/puzzle';
import { createPuzzleSearch } from '../../src/bots/puzzle/search';
import { compareTurns } from '../../src/bots/puzzle/worth';
import { parsePosition } from '../../src/rules/text/position';
import { readNumbers } from './bots/numbers';

const USAGE = `npm run puzzles -- --from 2026-11-01 --days 60 --rollouts 2000
Looks for the puzzle of each day, and plays its best turn and the nearest of another kind to the end that often, with deals
of their own; and a tenth as often against each other rival. Confirmed: ahead of the nearest with 0 outside of the 95 %
interval, and ahead of all others. --rollouts 0 only looks for the puzzles.`;

const { numbers, words } = readNumbers({ days: 60, rollouts: 2000 }, { from: '2026-11-01' }, USAGE);
const first = Date.parse(`${words.from}T00:00:00Z`);
if (Number.isNaN(first)) {
  console.error(USAGE);
  process.exit(1);
}

const weights = parseWeights(WEIGHTS);
const found: { readonly puzzle: Puzzle; readonly isConfirmed: boolean; readonly cpuMs: number }[] = [];

console.log('day         evaluations  cpu ms  longest  table and round  margin               confirmed');
for (let index = 0; index < numbers.days; index++) {
  const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
  const begun = cpuMs();
  const { puzzle, longestMs } = findPuzzle(day);
  const spent = cpuMs() - begun;
  const rivals = numbers.rollouts === 0 ? [] : puzzle.rivals.map((rival, order) => compare(puzzle, rival, order));
  const isConfirmed = rivals.every(({ mean, low }, order) => (order === 0 ? low > 0 : mean > 0));
  found.push({ puzzle, isConfirmed, cpuMs: spent });
  const parsed = parsePosition(puzzle.position);
  if (!parsed.ok) throw new Error(`${day} has no position`);
  const table = puzzle.position.split(' ', 1)[0];
  const nearest = rivals.map(({ mean, low }) => `${mean.toFixed(1)} (from ${low.toFixed(1)})`).at(0) ?? '';
  console.log(
    `${day}  ${String(puzzle.evaluations).padStart(11)}  ${spent.toFixed(0).padStart(6)}  ${longestMs.toFixed(0).padStart(7)}  ` +
      `${table} round ${parsed.value.round}`.padEnd(17) +
      `${puzzle.margin.mean} (${puzzle.margin.low} to ${puzzle.margin.high})`.padEnd(21) +
      `${numbers.rollouts === 0 ? '' : isConfirmed ? 'yes' : 'NO'} ${nearest}${puzzle.isClear ? '' : ' (best until the bound)'}`,
  );
}

const evaluations = found.map(({ puzzle }) => puzzle.evaluations);
const times = found.map((each) => each.cpuMs).sort((a, b) => a - b);
console.log(`found      ${found.length} of ${numbers.days} days, bound ${MOST_EVALUATIONS}`);
console.log(`clear      ${found.filter(({ puzzle }) => puzzle.isClear).length}`);
if (numbers.rollouts > 0)
  console.log(`confirmed  ${found.filter((each) => each.isConfirmed).length} by ${numbers.rollouts} rollouts`);
console.log(`evaluations mean ${mean(evaluations).toFixed(0)}, most ${Math.max(...evaluations)}`);
console.log(`cpu ms     median ${times[times.length >> 1].toFixed(0)}, most ${times[times.length - 1].toFixed(0)}`);

function findPuzzle(day: string): { readonly puzzle: Puzzle; readonly longestMs: number } {
  const search = createPuzzleSearch(day, weights);
  let longestMs = 0;
  for (;;) {
    const begun = cpuMs();
    const puzzle = search.step();
    longestMs = Math.max(longestMs, cpuMs() - begun);
    if (puzzle !== null) return { puzzle, longestMs };
  }
}

function compare(puzzle: Puzzle, rival: Puzzle['best'], order: number) {
  const measure = compareTurns(puzzle, rival, weights);
  while (measure.count < (order === 0 ? numbers.rollouts : numbers.rollouts / 10)) measure.step();
  return measure.ahead();
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
