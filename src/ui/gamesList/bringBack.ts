import type { SavedGame } from '../screens/games/paging';
import type { SavedGames } from '../screens/games/savedGames';
import { say } from './news';
import { gamesListTexts } from './texts';
import { unchanged } from './unchanged';

/** Undoes that a game was deleted, or says that it did not work. */
export async function bringBack(games: SavedGames, saved: SavedGame): Promise<void> {
  const changed = await games.bringBack(saved);
  if (changed !== 'changed') say(unchanged(gamesListTexts.value.notBack, changed));
}
