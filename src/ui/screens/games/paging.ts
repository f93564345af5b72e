import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameId } from '../../../history/record';
import type { KeptGame, Page, PageEnd } from '../../../store/library/library';

/** How many games a page has: more than any screen shows, few enough to load at once. */
export const PAGE = 24;

/** A game of the list. */
export interface SavedGame {
  readonly kept: ReadonlySignal<KeptGame>;
  /** It is deleted, and can still be brought back. */
  readonly isRemoved: ReadonlySignal<boolean>;
}

/** The same for those who may change it. */
export interface Held extends SavedGame {
  readonly kept: Signal<KeptGame>;
  readonly isRemoved: Signal<boolean>;
}

/** A list that comes page by page: opening it costs the same with ten games and with a thousand. */
export interface Pages {
  /** Null until the first page is there. */
  readonly games: ReadonlySignal<readonly Held[] | null>;
  /** Games of the pages so far that are there and cannot be read, in no place. */
  readonly unreadable: ReadonlySignal<readonly GameId[]>;
  readonly hasMore: ReadonlySignal<boolean>;
  /** Asks for the next page, or for `count` games; calls at the same time share one request. */
  more(count?: number): Promise<void>;
  /** Asks for everything that was there so far once more: something may have been added anywhere. */
  again(): Promise<void>;
  putFirst(game: KeptGame): void;
}

/** A list of deleted games, or of those that are not. */
export function createPages(load: (after: PageEnd | null, count: number) => Promise<Page>, areRemoved: boolean): Pages {
  const held = (game: KeptGame): Held => ({ kept: signal(game), isRemoved: signal(areRemoved) });
  const games = signal<readonly Held[] | null>(null);
  const unreadable = signal<readonly GameId[]>([]);
  const hasMore = signal(false);
  let next: PageEnd | null = null;
  let running: Promise<void> | null = null;

  const alone = (work: () => Promise<void>): Promise<void> => {
    const done = work().finally(() => {
      if (running === done) running = null;
    });
    running = done;
    return done;
  };

  return {
    games,
    unreadable,
    hasMore,
    more(count = PAGE) {
      if (running !== null) return running;
      if (games.value !== null && next === null) return Promise.resolve();
      return alone(async () => {
        const page = await load(next, Math.max(PAGE, count));
        const before = games.value ?? [];
        next = page.next;
        hasMore.value = next !== null;
        unreadable.value = [...new Set([...unreadable.value, ...page.unreadable])];
        games.value = [...before, ...page.games.filter(isNotIn(before)).map(held)];
      });
    },
    again() {
      const before = running ?? Promise.resolve();
      return alone(async () => {
        await before;
        const old = games.value ?? [];
        const page = await load(null, Math.max(PAGE, old.length));
        // What was deleted or brought back here stays where it was.
        const changed = old.filter(
          ({ kept, isRemoved }) => isRemoved.value !== areRemoved && page.games.every(isNot(kept.value)),
        );
        next = page.next;
        hasMore.value = next !== null;
        unreadable.value = page.unreadable;
        games.value = [...page.games.map(held), ...changed].sort((a, b) => b.kept.value.touched - a.kept.value.touched);
      });
    },
    putFirst(game) {
      if (games.value !== null) games.value = [held(game), ...games.value];
    },
  };
}

function isNot({ id }: KeptGame): (game: KeptGame) => boolean {
  return (game) => game.id !== id;
}

/** A game that was touched meanwhile may come a second time. */
function isNotIn(games: readonly Held[]): (game: KeptGame) => boolean {
  const ids = new Set(games.map(({ kept }) => kept.value.id));
  return ({ id }) => !ids.has(id);
}
