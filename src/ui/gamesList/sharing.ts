import { type ReadonlySignal, signal } from '@preact/signals';
import type { SavedGame } from '../screens/games/paging';

const current = signal<SavedGame | null>(null);

/** The game that is being shared. */
export const shared: ReadonlySignal<SavedGame | null> = current;

export function share(game: SavedGame | null): void {
  current.value = game;
}
