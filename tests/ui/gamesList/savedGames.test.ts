import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameRecord } from '../../../src/storage/record';
import { openSavedGames } from '../../../src/ui/gamesList/savedGames';

const RECORD: GameRecord = {
  people: [],
  origin: { type: 'dealt', options: { players: 2, side: 'A', scoreBoard: 'dark', octopus: 0, seed: 1 } },
  log: [],
};

/** No such game: nobody has anything to offer yet. */
const WRONG: GameRecord = { ...RECORD, log: [{ type: 'endTurn' }] };

function shelve(id: string, touched: number, record: GameRecord): void {
  localStorage.setItem(`lumicora.game.${id}`, JSON.stringify({ touched, isOver: false, record }));
}

beforeEach(() => {
  vi.useFakeTimers();
  // As browsers have it: the kept texts are properties of their own, the rest is not.
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  });
  vi.stubGlobal('localStorage', storage);
  shelve('old', 1, RECORD);
  shelve('new', 3, RECORD);
  shelve('wrong', 2, WRONG);
  localStorage.setItem('lumicora.game.torn', '{"touched":');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ids = ({ all }: ReturnType<typeof openSavedGames>) => all.value.map(({ game }) => game.id);

test('the game touched last comes first; what they look like comes later, one after the other', () => {
  const games = openSavedGames();
  expect(ids(games)).toEqual(['new', 'wrong', 'old']);
  games.look();
  vi.advanceTimersToNextTimer();
  expect(games.all.value.map(({ glimpse }) => glimpse.value?.round)).toEqual([1, undefined, undefined]);
  vi.runAllTimers();
  expect(games.all.value.map(({ glimpse }) => glimpse.value?.round)).toEqual([1, 1]);
});

test('a game that the rules cannot follow is not shown, and left alone like one that cannot be read', () => {
  const kept = { ...localStorage };
  const games = openSavedGames();
  games.look();
  vi.runAllTimers();
  expect(ids(games)).toEqual(['new', 'old']);
  expect({ ...localStorage }).toEqual(kept);
});

test('looking is called off when the list is left', () => {
  const games = openSavedGames();
  games.look()();
  vi.runAllTimers();
  expect(games.all.value.map(({ glimpse }) => glimpse.value)).toEqual([null, null, null]);
});

test('a deleted game keeps its place, and comes back as it was', () => {
  const kept = { ...localStorage };
  const games = openSavedGames();
  const [first] = games.all.value;
  first.remove();
  expect(first.isRemoved.value).toBe(true);
  expect(ids(games)).toEqual(['new', 'wrong', 'old']);
  expect(ids(openSavedGames())).toEqual(['wrong', 'old']);
  first.bringBack();
  expect(first.isRemoved.value).toBe(false);
  expect({ ...localStorage }).toEqual(kept);
});

test('a game that finds no room any more is back as long as the page lives', () => {
  const [first] = openSavedGames().all.value;
  first.remove();
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  first.bringBack();
  expect(first.isRemoved.value).toBe(false);
  expect(openSavedGames().all.value.map(({ game }) => game.id)).toContain(first.game.id);
  full.mockRestore();
});
