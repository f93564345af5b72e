import { useId } from 'preact/hooks';
import { gameCalled } from '../kit/gameFacts/names';
import type { SavedGame } from '../screens/games/paging';
import type { SavedGames } from '../screens/games/savedGames';
import { bringBack } from './bringBack';
import { gamesListTexts } from './texts';
import './removedGame.css';

interface Props {
  readonly games: SavedGames;
  readonly saved: SavedGame;
}

/** Where a game was: the way back, right here until the list is left. */
export function RemovedGame({ games, saved }: Props) {
  const texts = gamesListTexts.value;
  const id = useId();
  return (
    <div class="removedGame">
      <p id={id} dir="auto">
        {texts.removed(gameCalled(saved.kept.value))}
      </p>
      <button type="button" class="outlined" aria-describedby={id} onClick={() => bringBack(games, saved)}>
        {texts.bringBack}
      </button>
    </div>
  );
}
