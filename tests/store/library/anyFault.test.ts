import { expect, test } from 'vitest';
import { fuzzRuns } from '../../support/effort';
import { tryAnyFault } from '../../support/keeping/anyFault';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const RUNS = Number(process.env.RUNS ?? fuzzRuns(350));

test('[saves] whatever fails in whatever order: no move that was shown is lost, and the app goes on', {
  timeout: 600_000,
}, async () => {
  console.log(`any fault: seed ${SEED}`);
  const tally = await tryAnyFault(RUNS, SEED);
  console.log(JSON.stringify(tally));
  expect(tally.moves).toBeGreaterThan(0);
  expect(tally.faults).toBeGreaterThan(0);
});
