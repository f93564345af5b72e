import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { legalMoves } from '../../src/rules/game';
import { type App, newDevice, startApp } from '../storage/device';

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

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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
  expect(await app.library.renameGame(id, 'Sunday')).toBe(true);
});
