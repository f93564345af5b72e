import { expect, test } from 'vitest';
import { loadEverything, newTally } from '../../support/keeping/anyFault';
import type { Equipment } from '../../support/keeping/machine';
import { World } from '../../support/keeping/world';

// Evenings that `npm run soak` has found, step by step. The world throws if a move that was shown is lost.

const ALL: Equipment = { hasDatabase: true, hasFiles: true, hasKeys: true, hasLocks: true };
/** So often that the database does not answer until it is healed. */
const ALWAYS = 1000;

async function evening(act: (world: World) => Promise<void>): Promise<World> {
  await loadEverything();
  const world = new World(ALL, newTally());
  try {
    await world.start(0);
    await world.begin(0);
    await world.open(0, world.games[0], false);
    await act(world);
    await world.finish();
  } finally {
    world.time.end();
  }
  return world;
}

test('[saves] what a tab without a worker has kept is found by the tab that takes the game back', async () => {
  const { tally } = await evening(async (world) => {
    // In another tab, whose worker does not start: its backups go to localStorage.
    world.fail('workerMissing', 0, 1);
    await world.start(1);
    await world.open(1, world.games[0], true);
    world.fail('undoneSilently', 0, ALWAYS);
    await world.play(1, 0);
    await world.drain();
    await world.open(0, world.games[0], true);
    await world.play(0, 0);
  });
  expect(tally.moves).toBeGreaterThan(1);
});
