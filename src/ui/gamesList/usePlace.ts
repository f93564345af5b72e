import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Pages } from '../screens/games/paging';
import type { Kind } from '../screens/games/savedGames';
import { notePlace, placeIn, returnTo } from './place';

/** A part of the list is where it was when somebody comes back to it. */
export function usePlace(kind: Kind, ref: RefObject<HTMLElement | null>, { games }: Pick<Pages, 'games'>): void {
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const place = placeIn(kind);
    const restore = () => place && returnTo(place, list, games.value ?? []);
    restore();
    // What comes into sight is measured only then, and may turn out to be higher or lower than it was taken for.
    let frame = requestAnimationFrame(() => {
      restore();
      frame = requestAnimationFrame(restore);
    });
    return () => {
      cancelAnimationFrame(frame);
      notePlace(kind, list, games.value ?? []);
    };
  }, []);
}
