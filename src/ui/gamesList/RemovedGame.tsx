import { useId } from 'preact/hooks';
import { listOf } from './names';
import type { SavedGame } from './savedGames';
import { gamesListTexts } from './texts';
import './removedGame.css';

/** Where a game was: the way back, until the list is left. */
export function RemovedGame({ game, bringBack }: SavedGame) {
  const texts = gamesListTexts.value;
  const id = useId();
  return (
    <div class="removedGame">
      <p id={id}>{texts.removed(listOf(game.record.people.map(({ name }) => name)))}</p>
      <button type="button" class="outlined" aria-describedby={id} onClick={bringBack}>
        {texts.bringBack}
      </button>
    </div>
  );
}
