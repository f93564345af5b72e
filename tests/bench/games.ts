/** `npm run bench`: complete random games, every decision taken from the full list of legal moves. */

import type { Table } from '../support/rules/randomGame';
import { column, decide, playGame, startGame, TABLES, tableName } from './randomPlay';

const SLICES = 9;
const SLICE_MS = 250;

console.log(`Median of ${SLICES} slices of ${SLICE_MS} ms:`);
console.log('                        games/s     moves/s    listed/s  moves/game  listed/move');
for (const table of TABLES) {
  playSlice(table);
  playSlice(table);
  const slices = Array.from({ length: SLICES }, () => playSlice(table)).sort((a, b) => a.games / a.ms - b.games / b.ms);
  const { games, moves, listed, ms } = slices[(SLICES - 1) / 2];
  const rates = [games, moves, listed].map((count) => column((1000 * count) / ms, 11));
  console.log(tableName(table), ...rates, column(moves / games, 11), column(listed / moves, 12, 1));
}

console.log('\nOne decision (list, choose, play) by round; the last one of a game, with its final scoring, by itself:');
for (const table of TABLES.filter(({ players }) => players === 4)) printRounds(table);

function playSlice(table: Table) {
  const tally = { games: 0, moves: 0, listed: 0, ms: 0 };
  const started = performance.now();
  while (tally.ms < SLICE_MS) {
    playGame(table, tally.games++, tally);
    tally.ms = performance.now() - started;
  }
  return tally;
}

function printRounds(table: Table): void {
  const rounds = Array.from({ length: 10 }, () => ({ moves: 0, listed: 0, us: 0 }));
  const last = { moves: 0, us: 0 };
  for (let seed = 0; seed < 4000; seed++) {
    let state = startGame(table, seed);
    while (state.step.type !== 'over') {
      const { round } = state;
      const tally = { moves: 0, listed: 0 };
      const started = performance.now();
      state = decide(state, tally);
      const us = 1000 * (performance.now() - started);
      const part = state.step.type === 'over' ? last : rounds[round - 1];
      part.moves++;
      part.us += us;
      rounds[round - 1].listed += tally.listed;
    }
  }
  const line = (name: string, digits: number, value: (round: (typeof rounds)[number], index: number) => number) =>
    console.log(`${name.padEnd(20)}${rounds.map((round, index) => column(value(round, index), 7, digits)).join('')}`);
  line(tableName(table), 0, (_, index) => index + 1);
  line('  microseconds', 2, ({ us, moves }) => us / moves);
  line('  moves listed', 1, ({ listed, moves }) => listed / moves);
  const growth = rounds[9].us / rounds[9].moves / (rounds[0].us / rounds[0].moves);
  console.log(
    `  round 10 against round 1: ${growth.toFixed(2)}; the last decision: ${(last.us / last.moves).toFixed(1)}`,
  );
}
