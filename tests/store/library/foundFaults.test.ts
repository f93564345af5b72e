import { expect, test } from 'vitest';
import { loadEverything, newTally } from '../../support/keeping/anyFault';
import type { Equipment } from '../../support/keeping/machine';
import { World } from '../../support/keeping/world';

// Evenings that `npm run soak` has found, step by step. The world throws if a move that was shown is lost.

const ALL: Equipment = { hasDatabase: true, hasFiles: true, hasKeys: true, hasLocks: true };
/** So often that the database does not answer until it is healed. */
const ALWAYS = 1000;

async function evening(act: (world: World) => Promise<void>, equipment = ALL): Promise<World> {
  await loadEverything();
  const world = new World(equipment, newTally());
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

test('[saves] a deletion that another tab has taken back meanwhile is not told as one where nothing can be read', async () => {
  const { tally } = await evening(
    async (world) => {
      const [game] = world.games;
      await world.start(1);
      await world.remove(0, game);
      // Still deleted, and held in this tab: there is no database to take it.
      await world.rename(1, game, 'Sunday');
      await world.bringBack(0, game);
      world.fail('keysUnreadable', 0, ALWAYS);
      await world.open(1, game, false);
    },
    { ...ALL, hasDatabase: false, hasFiles: false },
  );
  expect(tally.moves).toBeGreaterThan(0);
});

test('[saves] a move whose copy the full disk tore is found where it was noted instead, without the database, too', async () => {
  const { tally } = await evening(async (world) => {
    // The database that is open takes it, and does not open any more at the next start.
    world.fail('openRefused', 0, ALWAYS);
    world.fail('fileTorn', 0, ALWAYS);
    await world.kill(0, 0, 3, false);
    await world.start(0);
    await world.open(0, world.games[0], false);
  });
  expect(tally.kills).toBeGreaterThan(0);
});

test('[saves] a file of all games, read while nothing answers, may leave copies, and costs nothing', async () => {
  const { tally } = await evening(async (world) => {
    world.fail('doneThoughFailed', 0, ALWAYS);
    world.fail('workerFails', 5, ALWAYS);
    await world.play(0, 0);
    await world.drain();
    await world.importAgain(0);
    await world.undo(0);
  });
  expect(tally.moves).toBeGreaterThan(0);
});

test('[saves] without locks a tab that is killed too late to keep its move is none that has gone on', async () => {
  const { tally } = await evening(
    async (world) => {
      await world.start(1);
      await world.play(0, 0);
      await world.open(1, world.games[0], false);
      await world.undo(0);
      await world.kill(1, 0, 0, false);
      await world.redo(0);
    },
    { ...ALL, hasLocks: false },
  );
  expect(tally.moves).toBeGreaterThan(0);
});

test('[saves] without locks a move that comes too late leaves no trace of it when its tab is killed', async () => {
  const { tally } = await evening(
    async (world) => {
      await world.start(1);
      await world.rename(1, world.games[0], 'Sunday');
      await world.kill(0, 0, 0, false);
    },
    { ...ALL, hasLocks: false },
  );
  expect(tally.kills).toBeGreaterThan(0);
});

test('[saves] saves that fail one after the other leave the last whole copy, without the database, too', async () => {
  const { tally } = await evening(
    async (world) => {
      await world.wipe();
      world.fail('openRefused', 0, ALWAYS);
      world.fail('fileTorn', 0, ALWAYS);
      await world.start(0);
      await world.rename(0, world.games[0], 'Sunday');
      await world.open(0, world.games[0], false);
      await world.play(0, 0);
      await world.drain();
      await world.kill(0, 0, 0, false);
    },
    { ...ALL, hasKeys: false },
  );
  expect(tally.moves).toBeGreaterThan(0);
});

test('[saves] what the database could not take does not come in place of what another tab has made of it since', async () => {
  const { tally } = await evening(
    async (world) => {
      world.leave(0);
      await world.start(1);
      world.fail('undoneSilently', 0, ALWAYS);
      // Held in this tab, for its database to take it later.
      await world.begin(1);
      await world.drain();
      await world.rename(0, world.games[1], 'Sunday');
      await world.drain();
      world.heal();
      await world.rename(1, world.games[0], 'Monday');
    },
    { ...ALL, hasFiles: false },
  );
  expect(tally.moves).toBeGreaterThan(0);
});

test('[saves] what a killed tab has only noted is found by the tab beside it, without the database, too', async () => {
  const { tally } = await evening(async (world) => {
    await world.start(1);
    // Nor for the tab beside it, once this one is gone: the last move was shown, and has no copy yet.
    world.fail('doneSilently', 1, ALWAYS);
    await world.kill(0, 0, 3, false);
    await world.open(1, world.games[0], false);
  });
  expect(tally.kills).toBeGreaterThan(0);
});

test('[saves] what a killed tab has only noted is found by a tab that has no files, without the database, too', async () => {
  const { tally } = await evening(async (world) => {
    const [game] = world.games;
    world.leave(0);
    world.fail('workerMissing', 0, 1);
    await world.start(1);
    // Its copy goes to localStorage.
    await world.rename(1, game, 'Sunday');
    await world.drain();
    await world.open(0, game, false);
    world.fail('doneSilently', 1, ALWAYS);
    await world.kill(0, 0, 3, false);
    await world.open(1, game, false);
  });
  expect(tally.kills).toBeGreaterThan(0);
});

test('[saves] what is kept nowhere but in the journal of a tab that lives is found by the tab that takes the game', async () => {
  const { tally } = await evening(async (world) => {
    const [game] = world.games;
    // The other tab opens the database once, and never again.
    world.fail('openRefused', 1, ALWAYS);
    await world.start(1);
    world.fail('filesUnopened', 0, ALWAYS);
    await world.open(1, game, true);
    world.fail('doneThoughFailed', 0, 1);
    for (let move = 0; move < 4; move++) {
      await world.play(1, 0);
      await world.drain();
    }
    await world.open(0, game, true);
    await world.play(0, 0);
    await world.drain();
  });
  expect(tally.moves).toBeGreaterThan(4);
});

test('[saves] a note that cannot be copied at the start is read all the same', async () => {
  const { tally } = await evening(async (world) => {
    await world.kill(0, 0, 3, false);
    await world.wipe();
    world.fail('fileUnwritten', 0, 1);
    await world.start(0);
    await world.open(0, world.games[0], false);
  });
  expect(tally.wipes).toBeGreaterThan(0);
});

test('[saves] a journal that does not open at the first try is read in the second', async () => {
  const { tally } = await evening(async (world) => {
    await world.kill(0, 0, 3, false);
    await world.wipe();
    world.fail('filesUnopened', 0, 1);
    await world.start(0);
    await world.open(0, world.games[0], false);
  });
  expect(tally.wipes).toBeGreaterThan(0);
});

test('[saves] without files, a move that a killed tab has only noted is in a file of all games', async () => {
  const { tally } = await evening(
    async (world) => {
      await world.start(1);
      await world.kill(0, 0, 0, true);
      await world.importAgain(1);
    },
    { ...ALL, hasFiles: false },
  );
  expect(tally.kills).toBeGreaterThan(0);
});
