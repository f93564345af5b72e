import { type ReadonlySignal, signal } from '@preact/signals';
import { putOnShelf, removeFromShelf, type Shelved, shelvedGames } from '../../store/shelf';
import { type Glimpse, glimpseOf } from './glimpse';

/** A game of the list. */
export interface SavedGame {
  readonly game: Shelved;
  /** What it looks like: null until it has been played through. */
  readonly glimpse: ReadonlySignal<Glimpse | null>;
  /** It has been deleted since the list was opened, and can still be brought back. */
  readonly isRemoved: ReadonlySignal<boolean>;
  readonly remove: () => void;
  readonly bringBack: () => void;
}

/** The kept games, as long as the list is open. */
export interface SavedGames {
  readonly all: ReadonlySignal<readonly SavedGame[]>;
  /** Plays the games through, one after the other; gives back what calls that off. */
  readonly look: () => () => void;
}

export function openSavedGames(): SavedGames {
  const waiting = shelvedGames().map((game) => ({ ...onList(game), glimpse: signal<Glimpse | null>(null) }));
  const all = signal<readonly SavedGame[]>([...waiting]);
  return {
    all,
    look: () => {
      // In steps: the list can be used at once, however many there are.
      let timer = setTimeout(function step() {
        const next = waiting.shift();
        if (next === undefined) return;
        next.glimpse.value = glimpseOf(next.game.record);
        // What the rules cannot follow is not shown, and stays on its shelf: another version may read it.
        if (next.glimpse.value === null) all.value = all.value.filter((saved) => saved !== next);
        timer = setTimeout(step);
      });
      return () => clearTimeout(timer);
    },
  };
}

function onList(game: Shelved): Omit<SavedGame, 'glimpse'> {
  const isRemoved = signal(false);
  return {
    game,
    isRemoved,
    remove: () => {
      removeFromShelf(game.id);
      isRemoved.value = true;
    },
    bringBack: () => {
      putOnShelf(game);
      isRemoved.value = false;
    },
  };
}
