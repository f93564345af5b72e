import { type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Changed } from '../../../store/library/gameLibrary';
import { gamesListTexts } from '../../app/state/texts';
import { createNearWatcher, type NearWatcher } from './nearby';
import type { SavedGame } from './paging';
import type { SavedGames } from './savedGames';

/** What has just happened to the games, in sentences that are ready to be read. */
export interface News {
  readonly sentences: readonly string[];
  /** What can be tried once more. */
  readonly again: (() => void) | null;
}

/** What the parts of this screen share as long as it is open. */
export interface GamesScreen {
  readonly games: SavedGames;
  readonly news: ReadonlySignal<News | null>;
  /** Says something; no sentences take back what was said. */
  readonly say: (sentences: readonly string[], again?: News['again']) => void;
  /** The game that is being shared. */
  readonly shared: ReadonlySignal<SavedGame | null>;
  readonly share: (game: SavedGame | null) => void;
  readonly near: NearWatcher;
}

export function createGamesScreen(games: SavedGames): GamesScreen {
  const news = signal<News | null>(null);
  const shared = signal<SavedGame | null>(null);
  return {
    games,
    news,
    say(sentences, again = null) {
      news.value = sentences.length === 0 ? null : { sentences, again };
    },
    shared,
    share(game) {
      shared.value = game;
    },
    near: createNearWatcher(),
  };
}

export const GamesContext = createContext<GamesScreen | null>(null);

export function useGamesScreen(): GamesScreen {
  const screen = useContext(GamesContext);
  if (screen === null) throw new Error('this component belongs into the list of games');
  return screen;
}

/** Undoes that a game was deleted, or says that it did not work. */
export async function bringBack({ games, say }: GamesScreen, saved: SavedGame): Promise<void> {
  const changed = await games.bringBack(saved);
  if (changed !== 'changed') say(explainUnchanged(gamesListTexts.value.notBack, changed));
}

/** What to say of a game that is as it was: this sentence, and why if that is known. */
export function explainUnchanged(sentence: string, changed: Exclude<Changed, 'changed'>): readonly string[] {
  return changed === 'elsewhere' ? [sentence, gamesListTexts.value.elsewhere] : [sentence];
}
