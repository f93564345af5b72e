import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { legalMoves } from '../../../src/rules/game';
import { formatPosition } from '../../../src/rules/text/position';
import { eventually } from '../../support/eventually';
import { type App, leaveDevice, newDevice, startApp } from '../../support/storage/device';
import { drive } from '../../support/tableDriver';
import { ACTING } from '../../support/tablePositions';

const PEOPLE = [
  { name: 'Nora', fish: 'clownfish', mind: null },
  { name: 'Ole', fish: 'angelfish', mind: null },
] as const;

let app: App;
let id: string;

beforeEach(async () => {
  newDevice();
  app = await startApp();
  id = await app.games.startGame({ people: PEOPLE, isGuided: false, side: 'A', scoreBoard: 'dark', octopus: 0 });
});

afterEach(leaveDevice);

async function open() {
  const opened = await app.games.openKept(id, false);
  if (!opened.ok) throw new Error(opened.why);
  return { ...opened.game, table: drive(opened.game.table) };
}

test('[saves] taps that wait behind the last move of a game that is left are not played behind its back', async () => {
  const { table, close } = await open();
  const [move] = legalMoves(table.state.value);
  table.play(move);
  table.undo();
  close();
  await eventually(() => expect(table.past.value).toHaveLength(1));
  const again = await open();
  expect(again.table.past.value).toHaveLength(1);
  await new Promise((done) => setTimeout(done, 50));
  expect((await open()).table.past.value).toHaveLength(1);
});

test('[saves] where locks are forbidden, games can be played all the same', async () => {
  const request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  app = await startApp();
  expect((await open()).table.past.value).toEqual([]);
  expect(await app.games.renameGame(id, 'Sunday')).toBe('changed');
});

test('[saves] a game that is left while its move waits for the database is opened again by the same tab', async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  app = await startApp();
  const { table, close } = await open();
  // Nothing ever comes of it, as in WebKit once an app was suspended.
  const silence = { objectStore: () => ({ put() {} }), commit() {}, abort() {} } as unknown as IDBTransaction;
  const hanging = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => silence);
  const { setTimeout: wait } = globalThis;
  // Time runs ten times faster; the wait for the lock would end long before the one for the database.
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
  app = await startApp();
  const opened = app.games.openPosition(formatPosition(ACTING));
  if (!opened.ok) throw new Error(opened.why);
  const { table, close, id: named } = opened.game;
  table.act({ type: 'play', move: legalMoves(table.state.value)[0] });
  // The lock is asked for by then, and not yet there.
  close();
  await eventually(() => expect(named.value).not.toBeNull());
  id = named.value ?? '';
  expect((await open()).table.past.value).toHaveLength(1);
});

test('[saves] a browser too busy to grant a free lock in time does not mean that another tab has the game', async () => {
  // Longer than a tab is given to let go.
  vi.stubGlobal('navigator', { locks: new FakeLocks(1200) });
  app = await startApp();
  expect((await open()).table.past.value).toEqual([]);
});

test('[saves] a game that is open in another tab is not opened', async () => {
  const locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks });
  app = await startApp();
  locks.request(`lumicora.game.${id}`, {}, () => new Promise(() => {}));
  expect(await app.games.openKept(id, false)).toMatchObject({ ok: false, why: 'elsewhere' });
});

/** Locks of one browser, which takes that long to grant one. */
class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  constructor(private readonly delayMs = 1) {}

  async query(): Promise<LockManagerSnapshot> {
    return { held: [...this.held.keys()].map((name) => ({ name })) };
  }

  async request(name: string, { signal }: LockOptions, act: () => Promise<unknown>): Promise<unknown> {
    const aborted = new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('enough', 'AbortError')));
    });
    // Never at once.
    await Promise.race([new Promise((done) => setTimeout(done, this.delayMs)), aborted]);
    await Promise.race([this.held.get(name), aborted]);
    const holding = act();
    this.held.set(name, holding);
    return holding;
  }
}
