import { say } from './news';
import type { SavedGame } from './paging';
import type { SavedGames } from './savedGames';
import { gamesListTexts } from './texts';

/** Undoes that a game was deleted, or says that it did not work. */
export async function bringBack(games: SavedGames, saved: SavedGame): Promise<void> {
  if (!(await games.bringBack(saved))) say([gamesListTexts.value.notBack]);
}
