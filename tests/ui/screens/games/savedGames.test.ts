import { beforeEach, expect, test, vi } from 'vitest';
import { beginTimeline } from '../../../../src/history/timeline';
import type { GameLibrary } from '../../../../src/store/library/gameLibrary';
import type { Library } from '../../../../src/store/library/library';
import { openSavedGames, type SavedGames } from '../../../../src/ui/screens/games/savedGames';
import { OFFERING } from '../../../support/tablePositions';
import { keptGames, pageOf } from './keptGames';

const library = {
  bringBackGame: vi.fn<GameLibrary['bringBackGame']>(),
  countGames: vi.fn<Library['countGames']>(),
  importGames: vi.fn<GameLibrary['importGames']>(),
  keepGame: vi.fn<GameLibrary['keepGame']>(),
  listGames: vi.fn<Library['listGames']>(),
  readGame: vi.fn<GameLibrary['readGame']>(),
  removeGame: vi.fn<GameLibrary['removeGame']>(),
  renameGame: vi.fn<GameLibrary['renameGame']>(),
  exportAll: vi.fn<GameLibrary['exportAll']>(),
  exportGame: vi.fn<GameLibrary['exportGame']>(),
};

const COUNTS = { running: 30, over: 2, removed: 1, damaged: 0 };
const RECORD = { people: [], origin: { type: 'position', position: '' }, isGuided: false, log: [], redo: [] } as const;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(library.countGames).mockResolvedValue(COUNTS);
  vi.mocked(library.listGames).mockImplementation(async (kind, after, count) =>
    pageOf(keptGames(COUNTS[kind], kind === 'over'), after, count),
  );
});

async function opened(): Promise<{ readonly games: SavedGames; readonly shown: () => readonly string[] }> {
  const games = openSavedGames(library, library);
  await games.open('running');
  return { games, shown: () => (games.parts.running.games.value ?? []).map(({ kept }) => kept.value.id) };
}

function third(games: SavedGames) {
  const game = games.parts.running.games.value?.[2];
  if (game === undefined) throw new Error('no such game');
  return game;
}

test('the part that is looked at is fetched, the other one is not', async () => {
  const { games, shown } = await opened();
  expect(games.counts.value).toEqual(COUNTS);
  expect(shown().length).toBe(24);
  expect(games.parts.over.games.value).toBeNull();
  await games.open('over');
  expect(games.parts.over.games.value?.length).toBe(2);
  // Coming back costs nothing but counting.
  await games.open('running');
  expect(vi.mocked(library.listGames)).toHaveBeenCalledTimes(2);
});

test('a game gets its name, if the storage takes it', async () => {
  const { games } = await opened();
  vi.mocked(library.renameGame).mockResolvedValueOnce('failed');
  expect(await games.rename(third(games), 'Friday')).toBe('failed');
  expect(third(games).kept.value.title).toBeNull();
  vi.mocked(library.renameGame).mockResolvedValueOnce('changed');
  expect(await games.rename(third(games), 'Friday')).toBe('changed');
  expect(vi.mocked(library.renameGame)).toHaveBeenLastCalledWith('2', 'Friday');
  expect(third(games).kept.value.title).toBe('Friday');
});

test('a copy is kept under its own name and comes first', async () => {
  const { games, shown } = await opened();
  const timeline = beginTimeline(OFFERING, [], []);
  vi.mocked(library.readGame).mockResolvedValue({
    ok: true,
    title: null,
    record: RECORD,
    timeline,
    isShortened: false,
  });
  vi.mocked(library.keepGame).mockResolvedValue('copy');
  vi.mocked(library.countGames).mockResolvedValue({ ...COUNTS, running: 31 });
  expect(await games.copy(third(games), () => 'What if?')).toBeNull();
  expect(vi.mocked(library.keepGame)).toHaveBeenCalledWith(RECORD, 'What if?');
  expect(shown().slice(0, 4)).toEqual(['copy', '0', '1', '2']);
  expect(games.parts.running.games.value?.[0].kept.value.title).toBe('What if?');
  expect(games.counts.value?.running).toBe(31);
});

test('a copy has a name that no other game has, on whichever page', async () => {
  const { games } = await opened();
  const timeline = beginTimeline(OFFERING, [], []);
  const read = { ok: true, title: null, record: RECORD, timeline, isShortened: false } as const;
  vi.mocked(library.readGame).mockResolvedValue(read);
  vi.mocked(library.keepGame).mockResolvedValue('copy');
  const named = keptGames(30).map((game) => ({ ...game, title: `What if? ${Number(game.id) - 27}` }));
  vi.mocked(library.listGames).mockImplementation(async (kind, after, count) =>
    pageOf(kind === 'running' ? named : [], after, count),
  );
  await games.copy(third(games), (copy) => `What if? ${copy}`);
  expect(vi.mocked(library.keepGame)).toHaveBeenCalledWith(RECORD, 'What if? 3');
});

test.each(['missing', 'newer', 'damaged', 'unreachable'] as const)(
  'there is no copy of what is %s, and that is why',
  async (why) => {
    const { games, shown } = await opened();
    vi.mocked(library.readGame).mockResolvedValue({ ok: false, why });
    expect(await games.copy(third(games), () => 'What if?')).toBe(why);
    expect(vi.mocked(library.keepGame)).not.toHaveBeenCalled();
    expect(shown()[0]).toBe('0');
  },
);

test('a deleted game keeps its place, and comes back', async () => {
  const { games, shown } = await opened();
  vi.mocked(library.removeGame).mockResolvedValue('changed');
  vi.mocked(library.bringBackGame).mockResolvedValue('changed');
  const before = shown();
  expect(await games.remove(third(games))).toBe('changed');
  expect(third(games).isRemoved.value).toBe(true);
  // A second tap finds it deleted.
  expect(await games.remove(third(games))).toBe('changed');
  expect(vi.mocked(library.removeGame)).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(before);
  expect(await games.bringBack(third(games))).toBe('changed');
  expect(third(games).isRemoved.value).toBe(false);
});

test('a game that is deleted or brought back is so in every part that was looked at', async () => {
  const { games, shown } = await opened();
  vi.mocked(library.removeGame).mockResolvedValue('changed');
  vi.mocked(library.bringBackGame).mockResolvedValue('changed');
  await games.open('removed');
  const deleted = () => (games.parts.removed.games.value ?? []).map(({ kept }) => kept.value.id);
  expect(deleted()).toEqual(['0']);
  vi.mocked(library.listGames).mockImplementation(async (kind) => ({
    games: keptGames(3).filter(({ id }) => (kind === 'removed') === (id === '2')),
    unreadable: [],
    next: null,
  }));
  await games.remove(third(games));
  expect(deleted()).toEqual(['2']);
  // Its gap is where it was.
  expect(third(games).isRemoved.value).toBe(true);
  vi.mocked(library.listGames).mockImplementation(async (kind) => ({
    games: kind === 'removed' ? [] : keptGames(3),
    unreadable: [],
    next: null,
  }));
  const [back] = games.parts.removed.games.value ?? [];
  expect(await games.bringBack(back)).toBe('changed');
  expect(shown()).toEqual(['0', '1', '2']);
  expect(third(games).isRemoved.value).toBe(false);
  // It keeps its place among the deleted ones, as one that is not.
  expect(deleted()).toEqual(['2']);
  expect(back.isRemoved.value).toBe(false);
});

test('what the storage refuses has not happened', async () => {
  const { games } = await opened();
  vi.mocked(library.removeGame).mockResolvedValueOnce('failed').mockResolvedValueOnce('changed');
  vi.mocked(library.bringBackGame).mockResolvedValue('failed');
  expect(await games.remove(third(games))).toBe('failed');
  expect(third(games).isRemoved.value).toBe(false);
  await games.remove(third(games));
  expect(await games.bringBack(third(games))).toBe('failed');
  expect(third(games).isRemoved.value).toBe(true);
});

test('what a file brought is in the list at once; a refused file changes nothing', async () => {
  const { games, shown } = await opened();
  vi.mocked(library.importGames).mockResolvedValueOnce({ ok: false, why: 'notOurs' });
  await games.takeIn('text');
  expect(vi.mocked(library.listGames)).toHaveBeenCalledTimes(1);
  const fresh = { ...keptGames(1)[0], id: 'new', touched: 2_000_000 };
  vi.mocked(library.importGames).mockResolvedValueOnce({ ok: true, ids: ['new'], latest: null });
  vi.mocked(library.listGames).mockResolvedValue({ games: [fresh, ...keptGames(3)], unreadable: [], next: null });
  expect(await games.takeIn('text')).toEqual({ ok: true, ids: ['new'], latest: null });
  expect(shown()).toEqual(['new', '0', '1', '2']);
});

test('a game that is far down is reached, in a part that has not been opened yet, too', async () => {
  const { games } = await opened();
  const [, , far] = keptGames(30).slice(25);
  await games.reach(far);
  expect(games.parts.running.games.value?.some(({ kept }) => kept.value.id === far.id)).toBe(true);
  await games.reach(keptGames(2, true)[1]);
  expect(games.parts.over.games.value).toHaveLength(2);
  // The search for a game that is not there ends.
  await games.reach({ ...far, id: 'unknown' });
});

test('games that have come back meanwhile are in the list and in the count once it is read again', async () => {
  vi.mocked(library.listGames).mockResolvedValueOnce({ games: [], unreadable: [], next: null });
  const { games, shown } = await opened();
  expect(shown()).toEqual([]);
  vi.mocked(library.countGames).mockResolvedValue({ ...COUNTS, running: 31 });
  await games.again();
  expect(shown()).toHaveLength(24);
  expect(games.counts.value?.running).toBe(31);
  // The other part has not been opened yet.
  expect(games.parts.over.games.value).toBeNull();
});

test('a game that is listed and cannot be read counts as damaged, in whichever part', async () => {
  vi.mocked(library.countGames).mockResolvedValue({ running: 2, over: 1, removed: 0, damaged: 1 });
  vi.mocked(library.listGames).mockImplementation(async (kind) => ({
    games: kind === 'running' ? keptGames(1) : [],
    unreadable: [`torn ${kind}`],
    next: null,
  }));
  const { games } = await opened();
  expect(games.counts.value).toEqual({ running: 1, over: 1, removed: 0, damaged: 2 });
  await games.open('over');
  expect(games.counts.value).toEqual({ running: 1, over: 0, removed: 0, damaged: 3 });
});

test('a count that knows nothing of them, without the database, stays a count', async () => {
  vi.mocked(library.listGames).mockResolvedValue({ games: [], unreadable: ['torn'], next: null });
  vi.mocked(library.countGames).mockResolvedValue({ running: 0, over: 0, removed: 0, damaged: 0 });
  const { games } = await opened();
  expect(games.counts.value).toEqual({ running: 0, over: 0, removed: 0, damaged: 1 });
});
