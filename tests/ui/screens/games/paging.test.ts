import { expect, test, vi } from 'vitest';
import type { KeptGame, Page, PageEnd } from '../../../../src/store/library/library';
import { createPages, PAGE, type Pages } from '../../../../src/ui/screens/games/paging';
import { keptGames, pageOf } from './keptGames';

function over(games: () => readonly KeptGame[], areRemoved = false) {
  const load = vi.fn(async (after: PageEnd | null, count: number) => pageOf(games(), after, count));
  return { load, pages: createPages(load, areRemoved) };
}

const ids = ({ games }: Pages) => games.value?.map(({ kept }) => kept.value.id);
const upTo = (count: number) => keptGames(count).map(({ id }) => id);

test('nothing is loaded before the list is opened; then one page, however many games there are', async () => {
  const { load, pages } = over(() => keptGames(1000));
  expect(pages.games.value).toBeNull();
  expect(load).not.toHaveBeenCalled();
  await pages.more();
  expect(ids(pages)).toEqual(upTo(PAGE));
  expect(pages.hasMore.value).toBe(true);
  expect(load.mock.calls).toEqual([[null, PAGE]]);
});

test('each page begins where the last one ended, until there are no more', async () => {
  const { load, pages } = over(() => keptGames(60));
  for (let page = 0; page < 5; page++) await pages.more();
  expect(ids(pages)).toEqual(upTo(60));
  expect(pages.hasMore.value).toBe(false);
  expect(load).toHaveBeenCalledTimes(3);
});

test('who was further down gets as many as were there at once, and goes on behind them', async () => {
  const { load, pages } = over(() => keptGames(100));
  await pages.more(60);
  expect(ids(pages)).toEqual(upTo(60));
  await pages.more();
  expect(ids(pages)).toEqual(upTo(84));
  expect(load).toHaveBeenCalledTimes(2);
});

test('an empty list is known to be empty', async () => {
  const { load, pages } = over(() => []);
  await pages.more();
  await pages.more();
  expect(pages.games.value).toEqual([]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('who asks twice at the same time gets one page', async () => {
  const { load, pages } = over(() => keptGames(100));
  await Promise.all([pages.more(), pages.more(), pages.more()]);
  expect(ids(pages)).toEqual(upTo(PAGE));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a copy comes first and is not there twice, and the pages go on as before', async () => {
  const copy = { ...keptGames(1)[0], id: 'copy', touched: 2_000_000 };
  const { pages } = over(() => [copy, ...keptGames(30)]);
  await pages.more();
  expect(ids(pages)?.[0]).toBe('copy');
  pages.putFirst({ ...copy, id: 'another', touched: 2_000_001 });
  await pages.more();
  expect(ids(pages)).toEqual(['another', 'copy', ...upTo(30)]);
});

test('a game that was touched meanwhile is not there twice', async () => {
  let games = keptGames(30);
  const { pages } = over(() => games);
  await pages.more();
  games = games.map((game) => (game.id === '2' ? { ...game, touched: 1_000_000 - 29.5 } : game));
  await pages.more();
  expect(ids(pages)).toEqual(upTo(30));
});

test('asked again, everything that was shown comes once more, with what is new in its place', async () => {
  let games = keptGames(60);
  const { pages } = over(() => games);
  await pages.more();
  await pages.more();
  games = [...games.slice(0, 5), { ...games[0], id: 'new', touched: 1_000_000 - 4.5 }, ...games.slice(5)];
  await pages.again();
  expect(ids(pages)).toEqual(games.slice(0, 48).map(({ id }) => id));
  await pages.more();
  expect(ids(pages)).toEqual(games.map(({ id }) => id));
});

test('asked again, a deleted game keeps its place and the way back', async () => {
  let games = keptGames(5);
  const { pages } = over(() => games);
  await pages.more();
  const removed = pages.games.value?.[2];
  if (removed) removed.isRemoved.value = true;
  games = games.filter(({ id }) => id !== '2');
  await pages.again();
  expect(ids(pages)).toEqual(upTo(5));
  expect(pages.games.value?.map(({ isRemoved }) => isRemoved.value)).toEqual([false, false, true, false, false]);
});

test('asked again, a game that was brought back from the deleted ones keeps its place among them', async () => {
  let games = keptGames(5);
  const { pages } = over(() => games, true);
  await pages.more();
  expect(pages.games.value?.every(({ isRemoved }) => isRemoved.value)).toBe(true);
  const back = pages.games.value?.[2];
  if (back) back.isRemoved.value = false;
  // One of them was brought back elsewhere.
  games = games.filter(({ id }) => id !== '2' && id !== '4');
  await pages.again();
  expect(ids(pages)).toEqual(upTo(4));
  expect(pages.games.value?.map(({ isRemoved }) => isRemoved.value)).toEqual([true, true, false, true]);
});

test('asked again while a page is on its way, both come in turn', async () => {
  const { pages } = over(() => keptGames(60));
  await pages.more();
  await Promise.all([pages.more(), pages.again()]);
  expect(ids(pages)).toEqual(upTo(48));
});

test('games that cannot be read are known by name, page by page', async () => {
  const [one, two] = keptGames(2);
  const mark: PageEnd = [one.touched, one.id];
  const load = vi.fn<(after: PageEnd | null, count: number) => Promise<Page>>();
  load.mockResolvedValueOnce({ games: [one], unreadable: ['torn'], next: mark });
  load.mockResolvedValueOnce({ games: [two], unreadable: ['rotten', 'torn'], next: null });
  const pages = createPages(load, false);
  expect(pages.unreadable.value).toEqual([]);
  await pages.more();
  expect(pages.unreadable.value).toEqual(['torn']);
  await pages.more();
  expect(pages.unreadable.value).toEqual(['torn', 'rotten']);
  load.mockResolvedValueOnce({ games: [one, two], unreadable: ['rotten'], next: null });
  await pages.again();
  expect(pages.unreadable.value).toEqual(['rotten']);
});
