import type { GameId } from '../../history/record';
import type { SavedGame } from '../screens/games/paging';
import type { Kind } from '../screens/games/savedGames';

/** Where somebody was in a part of the list, as long as the app is open. */
interface Place {
  /** So many games were there. */
  readonly count: number;
  /** What was in sight, from the top. */
  readonly seen: readonly Seen[];
}

interface Seen {
  readonly id: GameId;
  readonly touched: number;
  /** How far below the upper edge of the screen; less than 0 if cut by it. */
  readonly top: number;
}

/** So many of those in sight are remembered: some of them may have gone meanwhile. */
const MOST_SEEN = 12;

const places = new Map<Kind, Place>();

export function placeIn(kind: Kind): Place | null {
  return places.get(kind) ?? null;
}

export function notePlace(kind: Kind, list: HTMLElement, games: readonly SavedGame[]): void {
  // The next screen may be above this one already: only within the list all is where it was.
  const edge = (list.closest('main') ?? list).getBoundingClientRect().top + scrollY;
  const tops = [...list.children].map((item) => item.getBoundingClientRect());
  const first = tops.findIndex(({ bottom }) => bottom > edge);
  // At its top a list begins with whatever is first by then.
  const isInside = scrollY > 0 && first >= 0;
  const seen = isInside ? games.slice(first, first + MOST_SEEN) : [];
  places.set(kind, {
    count: games.length,
    seen: seen.map(({ kept: { value } }, index) => ({
      id: value.id,
      touched: value.touched,
      top: tops[first + index].top - edge,
    })),
  });
}

/** Scrolls to where that was. A game that was played on has left its place: the next one tells. */
export function returnTo({ seen }: Place, list: HTMLElement, games: readonly SavedGame[]): void {
  for (const { id, touched, top } of seen) {
    const index = games.findIndex(({ kept: { value } }) => value.id === id && value.touched === touched);
    if (index < 0) continue;
    scrollBy({ top: list.children[index].getBoundingClientRect().top - top, behavior: 'instant' });
    return;
  }
}
