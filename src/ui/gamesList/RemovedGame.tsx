import { useId } from 'preact/hooks';
import { gameCalled } from './names';
import { say } from './news';
import type { SavedGame } from './paging';
import type { SavedGames } from './savedGames';
import { gamesListTexts } from './texts';
import './removedGame.css';

interface Props {
  readonly games: SavedGames;
  readonly saved: SavedGame;
}

/** Where a game was: the way back, until the list is left. */
export function RemovedGame({ games, saved }: Props) {
  const { removed, bringBack, notBack } = gamesListTexts.value;
  const id = useId();
  const back = async () => {
    if (!(await games.bringBack(saved))) say([notBack]);
  };
  return (
    <div class="removedGame">
      <p id={id} dir="auto">
        {removed(gameCalled(saved.kept.value))}
      </p>
      <button type="button" class="outlined" aria-describedby={id} onClick={back}>
        {bringBack}
      </button>
    </div>
  );
}
