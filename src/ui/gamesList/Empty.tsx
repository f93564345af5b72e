import { goTo } from '../app/state/route';
import { texts } from '../language';
import type { Kind } from '../screens/games/savedGames';
import { gamesListTexts } from './texts';

/** A part of the list without any games: what will be here, and how. */
export function Empty({ kind }: { readonly kind: Kind }) {
  const { emptyRunning, emptyOver, emptyDeleted } = gamesListTexts.value;
  return (
    <div class="noGames">
      <p>{{ running: emptyRunning, over: emptyOver, removed: emptyDeleted }[kind]}</p>
      {kind === 'running' && (
        <button type="button" class="filled" onClick={() => goTo('setup')}>
          {texts.value.newGame}
        </button>
      )}
    </div>
  );
}
