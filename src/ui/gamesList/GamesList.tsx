import { useEffect, useState } from 'preact/hooks';
import { BackHome } from '../BackHome';
import { texts } from '../language';
import { goTo } from '../route';
import { Entry } from './Entry';
import { openSavedGames } from './savedGames';
import { gamesListTexts } from './texts';
import './gamesList.css';

/** Every kept game: to go on with, to look at, to delete. */
export function GamesList() {
  const [games] = useState(openSavedGames);
  useEffect(games.look, []);
  const all = games.all.value;
  return (
    <main class="gamesList">
      <header>
        <BackHome />
        <h1>{texts.value.savedGames}</h1>
      </header>
      {all.length === 0 ? (
        <Empty />
      ) : (
        <ul>
          {all.map((saved) => (
            <li key={saved.game.id}>
              <Entry saved={saved} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

function Empty() {
  return (
    <div class="noGames">
      <p>{gamesListTexts.value.empty}</p>
      <button type="button" class="filled" onClick={() => goTo('setup')}>
        {texts.value.newGame}
      </button>
    </div>
  );
}
