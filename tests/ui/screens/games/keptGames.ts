import type { KeptGame, Page, PageEnd } from '../../../../src/store/library/library';

/** Games `0`, `1`, … of which the first has been touched last. */
export function keptGames(count: number, isOver = false): readonly KeptGame[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: null,
    people: [],
    touched: 1_000_000 - index,
    isOver,
    position: '',
  }));
}

/** The page after a mark, as the library gives it. */
export function pageOf(games: readonly KeptGame[], after: PageEnd | null, count: number): Page {
  const rest = after === null ? games : games.filter(({ touched }) => touched < after[0]);
  const page = rest.slice(0, count);
  const last = page.at(-1);
  return { games: page, unreadable: [], next: last && rest.length > count ? [last.touched, last.id] : null };
}
