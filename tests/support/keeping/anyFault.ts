import fc from 'fast-check';
import { anyCommands } from './commands';
import type { Equipment } from './machine';
import { type Tally, World } from './world';

/** Where an app has to make do: everything, no files, no keys, no database, nothing at all. */
const DEVICES: readonly Equipment[] = [
  { hasDatabase: true, hasFiles: true, hasKeys: true },
  { hasDatabase: true, hasFiles: false, hasKeys: true },
  { hasDatabase: true, hasFiles: true, hasKeys: false },
  { hasDatabase: true, hasFiles: false, hasKeys: false },
  { hasDatabase: false, hasFiles: true, hasKeys: true },
  { hasDatabase: false, hasFiles: false, hasKeys: true },
  { hasDatabase: false, hasFiles: false, hasKeys: false },
];

/** So many evenings with whatever may happen. A failing one is shrunk to the few steps that matter, and thrown. */
export async function tryAnyFault(runs: number, seed: number, mostCommands = 80): Promise<Tally> {
  const tally: Tally = { moves: 0, commands: 0, faults: 0, kills: 0, wipes: 0, older: 0 };
  const device = fc.nat(99).map((number) => DEVICES[number < 40 ? number % 2 : number % DEVICES.length]);
  await loadEverything();
  await fc.assert(
    fc.asyncProperty(device, anyCommands(mostCommands), async (equipment, commands) => {
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

/** Code that the app loads when it needs it comes from the disk: real time, which must not pass later. */
async function loadEverything(): Promise<void> {
  await Promise.all([
    import('../../../src/storage/saveRepository'),
    import('../../../src/storage/backup/reconcile'),
    import('../../../src/storage/format/version1'),
    import('../../../src/store/library/gameLibrary'),
  ]);
}
