import { useId } from 'preact/hooks';
import { bringBack } from './bringBack';
import { gameCalled } from './names';
import type { SavedGame } from './paging';
import type { SavedGames } from './savedGames';
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
