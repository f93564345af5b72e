/** `npm run bench`: what one random game allocates. Needs --expose-gc and a young generation larger than all of it. */
import { column, playGame, TABLES, tableName } from './randomPlay';

const GAMES = 200;

console.log('\nAllocated for one game:');
for (const table of TABLES) {
  const tally = { moves: 0, listed: 0 };
  // Warm, so that the engine's own tables and compiled code do not count.
  for (let seed = 0; seed < GAMES; seed++) playGame(table, seed, tally);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let seed = 0; seed < GAMES; seed++) playGame(table, seed, tally);
  const bytes = (process.memoryUsage().heapUsed - before) / GAMES;
  console.log(tableName(table), column(bytes / 1000, 6), 'kB');
}
