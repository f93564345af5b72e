import type { GameId } from '../../history/record';

/** What a game's place in the list is called. */
export function itemOf(id: GameId): string {
  return `game-${id}`;
}

/** A part that opens returns to where it was in its first frames, and measures what it shows. */
const FRAMES = 5;

/** Scrolls to a game of the part that is shown, or is about to be. */
export function bringIntoSight(id: GameId, frames = FRAMES): void {
  requestAnimationFrame(() => {
    document.getElementById(itemOf(id))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (frames > 1) bringIntoSight(id, frames - 1);
  });
}
