import { type Signal, signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { GameId } from '../../../history/record';
import type { Pages, SavedGame } from './paging';
import type { Kind } from './savedGames';

/** How far a part of the list was scrolled. */
interface ScrollPosition {
  /** How many games had been loaded. */
  readonly count: number;
  /** The games in sight, from the top. */
  readonly seen: readonly SeenGame[];
}

interface SeenGame {
  readonly id: GameId;
  readonly touched: number;
  /** How far below the upper edge of the screen; less than 0 if cut by it. */
  readonly top: number;
}

/** What the list remembers as long as the page is open: a player who comes back finds it as it was. */
export interface ListMemory {
  readonly kind: Signal<Kind>;
  readonly positions: Map<Kind, ScrollPosition>;
}

export function createListMemory(): ListMemory {
  return { kind: signal<Kind>('running'), positions: new Map() };
}

/** A part of the list is scrolled to where it was. */
export function useScrollPosition(
  { positions }: ListMemory,
  kind: Kind,
  ref: RefObject<HTMLElement | null>,
  { games }: Pick<Pages, 'games'>,
): void {
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const position = positions.get(kind);
    const restore = () => position && scrollBackTo(position, list, games.value ?? []);
    restore();
    // What comes into sight is measured only then, and may turn out to be higher or lower than estimated.
    let frame = requestAnimationFrame(() => {
      restore();
      frame = requestAnimationFrame(restore);
    });
    return () => {
      cancelAnimationFrame(frame);
      positions.set(kind, measurePosition(list, games.value ?? []));
    };
  }, []);
}

/** More than one: some of them may be gone by the next visit. */
const MOST_SEEN = 12;

function measurePosition(list: HTMLElement, games: readonly SavedGame[]): ScrollPosition {
  // The next screen may be above this one already: only within the list all is where it was.
  const edge = (list.closest('main') ?? list).getBoundingClientRect().top + scrollY;
  const tops = [...list.children].map((item) => item.getBoundingClientRect());
  const first = tops.findIndex(({ bottom }) => bottom > edge);
  // At its top a list begins with whatever is first by then.
  const isInside = scrollY > 0 && first >= 0;
  const seen = isInside ? games.slice(first, first + MOST_SEEN) : [];
  return {
    count: games.length,
    seen: seen.map(({ kept: { value } }, index) => ({
      id: value.id,
      touched: value.touched,
      top: tops[first + index].top - edge,
    })),
  };
}

/** A game that was played on has moved in the list: the next one tells. */
function scrollBackTo({ seen }: ScrollPosition, list: HTMLElement, games: readonly SavedGame[]): void {
  for (const { id, touched, top } of seen) {
    const index = games.findIndex(({ kept: { value } }) => value.id === id && value.touched === touched);
    if (index < 0) continue;
    scrollBy({ top: list.children[index].getBoundingClientRect().top - top, behavior: 'instant' });
    return;
  }
}

/** The id of a game's element in the list. */
export function elementIdOf(id: GameId): string {
  return `game-${id}`;
}

/** A part that opens restores its scroll position in its first frames, and measures what it shows. */
const SCROLL_FRAMES = 5;

/** Scrolls to a game of the part that is shown, or is about to be. */
export function scrollToGame(id: GameId, frames = SCROLL_FRAMES): void {
  requestAnimationFrame(() => {
    document.getElementById(elementIdOf(id))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (frames > 1) scrollToGame(id, frames - 1);
  });
}
