import fc from 'fast-check';
import { anyCommands } from './commands';
import type { Equipment } from './machine';
import { type Tally, World } from './world';

const ALL: Equipment = { hasDatabase: true, hasFiles: true, hasKeys: true, hasLocks: true };

/** What an app may have to make do with. Most have everything, or all but files. */
const DEVICES: readonly Equipment[] = [
  ALL,
  ALL,
  ALL,
  { ...ALL, hasFiles: false },
  { ...ALL, hasFiles: false },
  { ...ALL, hasLocks: false },
  { ...ALL, hasLocks: false },
  { ...ALL, hasKeys: false },
  { ...ALL, hasFiles: false, hasKeys: false },
  { ...ALL, hasDatabase: false },
  { ...ALL, hasDatabase: false, hasFiles: false },
  { ...ALL, hasDatabase: false, hasFiles: false, hasKeys: false },
];

/** So many evenings with whatever may happen. A failing one is shrunk to the few steps that matter, and thrown. */
export async function tryAnyFault(runs: number, seed: number, mostCommands = 80): Promise<Tally> {
  const tally = newTally();
  await loadEverything();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...DEVICES), anyCommands(mostCommands), async (equipment, commands) => {
      const world = new World(equipment, tally);
      try {
        await world.start(0);
        await world.begin(0);
        await world.open(0, world.games[0], false);
        await fc.asyncModelRun(() => ({ model: world, real: world }), commands);
        await world.finish();
      } finally {
        world.time.end();
      }
    }),
    { numRuns: runs, seed },
  );
  return tally;
}

export function newTally(): Tally {
  return { moves: 0, commands: 0, faults: 0, kills: 0, wipes: 0, older: 0 };
}

/** Code that the app loads when it needs it comes from the disk: real time, which must not pass later. */
export async function loadEverything(): Promise<void> {
  await Promise.all([
    import('../../../src/storage/saveRepository'),
    import('../../../src/storage/backup/reconcile'),
    import('../../../src/storage/format/version1'),
    import('../../../src/store/library/gameLibrary'),
  ]);
}
