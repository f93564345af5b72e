import { legalMoves } from '../../src/rules/game';
import type { Move } from '../../src/rules/state';
import { browserDevice } from '../../src/storage/device';
import { formatSave } from '../../src/storage/format/save';
import { createStorage } from '../../src/storage/storage';
import type { GameLibrary } from '../../src/store/library/gameLibrary';
import { createLibrary } from '../../src/store/library/library';
import type { Table } from '../../src/store/table/table';
import { mindsHere } from '../support/mindSource';
import { chance, pick } from '../support/rules/build';

// Runs in the browser, for tests/bench/saves.mjs: the app's own way from a move to the disk, and a bare write beside it.

declare global {
  interface Window {
    /** Plays a game; milliseconds of each move until it is kept, and of a bare write of the same bytes. */
    measureMoves?: (seed: number) => Promise<readonly { readonly app: number; readonly bare: number }[]>;
  }
}

window.measureMoves = async (seed) => {
  const bare = await openBare();
  const random = chance(seed);
  const options = { players: 4, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed } as const;
  const games = await createLibrary(createStorage(browserDevice()), mindsHere).loadGames();
  const id = await games.keepGame(
    { people: [], origin: { type: 'dealt', options }, isGuided: false, log: [], redo: [] },
    null,
  );
  const opened = await games.openKept(id, true);
  if (!opened.ok) throw new Error(opened.why);
  const { table } = opened.game;
  const times: { app: number; bare: number }[] = [];
  for (let isAppFirst = true; table.state.value.step.type !== 'over'; isAppFirst = !isAppFirst) {
    const move = pick(legalMoves(table.state.value), random);
    // Each goes first every other time: neither shall find the disk warmed up by the other.
    if (isAppFirst) {
      const app = await timeOf(() => keptMove(table, move));
      times.push({ app, bare: await timeOf(() => write(bare, games)) });
    } else {
      const alone = await timeOf(() => write(bare, games));
      times.push({ app: await timeOf(() => keptMove(table, move)), bare: alone });
    }
  }
  opened.game.close();
  return times;
};

async function timeOf(act: () => Promise<void>): Promise<number> {
  // Whatever went on behind the last one is over.
  await new Promise((done) => setTimeout(done, 25));
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** A move counts once it is seen, and that is once it is kept. */
async function keptMove(table: Table, move: Move): Promise<void> {
  const before = table.state.peek();
  const seen = new Promise<void>((resolve) => {
    table.state.subscribe((state) => state !== before && resolve());
  });
  table.act({ type: 'play', move });
  await seen;
}

function openBare(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('bare', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** The same bytes as the app has written last. */
function write(database: IDBDatabase, games: GameLibrary): Promise<void> {
  const save = games.lastOpened();
  if (save === null) throw new Error('nothing has been saved yet');
  const stored = formatSave(save);
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('games', 'readwrite', { durability: 'strict' });
    transaction.objectStore('games').put(stored);
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
}
