import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { legalMoves } from '../../../src/rules/game';
import { formatPosition } from '../../../src/rules/notation';
import { type App, leaveDevice, newDevice, startApp } from '../../storage/device';
import { ACTING } from '../../support/tablePositions';

const PEOPLE = [
  { name: 'Nora', fish: 'clownfish' },
  { name: 'Ole', fish: 'angelfish' },
] as const;

let app: App;
let id: string;

beforeEach(async () => {
  newDevice();
  app = await startApp();
  id = await app.library.startGame({ people: PEOPLE, side: 'A', scoreBoard: 'dark', octopus: 0 });
});

afterEach(leaveDevice);

async function open() {
  const opened = await app.openGame.openKept(id, false);
  if (!opened.ok) throw new Error(opened.why);
  return opened.game;
}

test('[saves] taps that wait behind the last move of a game that is left are not played behind its back', async () => {
  const { table, close } = await open();
  const [move] = legalMoves(table.state.value);
  table.play(move);
  table.undo();
  close();
  await vi.waitFor(() => expect(table.past.value).toHaveLength(1));
  const again = await open();
  expect(again.table.past.value).toHaveLength(1);
  await new Promise((done) => setTimeout(done, 50));
  expect((await open()).table.past.value).toHaveLength(1);
});

test('[saves] where locks are forbidden, games can be played all the same', async () => {
  const request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  expect((await open()).table.past.value).toEqual([]);
  expect(await app.library.renameGame(id, 'Sunday')).toBe('changed');
});

test('[saves] a game that is left while its move waits for the database is opened again by the same tab', async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  const { table, close } = await open();
  // Nothing ever comes of it, as in WebKit once an app was suspended.
  const silence = { objectStore: () => ({ put() {} }), commit() {}, abort() {} } as unknown as IDBTransaction;
  const hanging = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => silence);
  const { setTimeout: wait } = globalThis;
  // Seconds are tenths, so that the lock's patience would be over long before the database's.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, time = 0) =>
    wait(act, time / 10)) as typeof setTimeout);
  const [move] = legalMoves(table.state.value);
  table.play(move);
  await new Promise((done) => wait(done, 20));
  hanging.mockRestore();
  close();
  expect((await open()).table.past.value).toHaveLength(1);
});

test('[saves] a position that is left with its first move is opened again by the same tab, as a game', async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  const opened = app.openGame.openPosition(formatPosition(ACTING));
  if (!opened.ok) throw new Error(opened.why);
  const { table, close, id: named } = opened.game;
  table.play(legalMoves(table.state.value)[0]);
  // The lock is asked for by then, and not yet there.
  close();
  await vi.waitFor(() => expect(named.value).not.toBeNull());
  id = named.value ?? '';
  expect((await open()).table.past.value).toHaveLength(1);
});

/** Locks of one tab. */
class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  async request(name: string, { signal }: LockOptions, act: () => Promise<unknown>): Promise<unknown> {
    const impatience = new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('enough', 'AbortError')));
    });
    // Never at once.
    await new Promise((done) => setTimeout(done, 1));
    await Promise.race([this.held.get(name), impatience]);
    const holding = act();
    this.held.set(name, holding);
    return holding;
  }
}
