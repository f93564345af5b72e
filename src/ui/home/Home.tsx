import { texts } from '../language';
import { recallGame } from '../lastGame';
import { goToGame, goToNewGame } from '../route';
import { LanguageSwitch } from '../settings/LanguageSwitch';
import wordmark from '../wordmark.svg';
import { Drift } from './reef/Drift';
import { Reef } from './reef/Reef';
import './home.css';

export function Home() {
  const { tagline, about, aboutLevels, promise, play, goOn, newGame, status, credits, independent } = texts.value;
  const last = recallGame();
  return (
    <div class="home">
      <header>
        <LanguageSwitch />
      </header>
      <main class="story">
        <div class="name">
          <h1>
            <img class="wordmark" src={wordmark} alt="Lumicora" width="700" height="168" />
          </h1>
          <p class="tagline">{tagline}</p>
          <div class="begin">
            {last !== null && (
              <button type="button" class="filled" onClick={() => goToGame(last)}>
                {goOn}
              </button>
            )}
            <button type="button" class={last === null ? 'filled' : 'plainButton'} onClick={goToNewGame}>
              {last === null ? play : newGame}
            </button>
          </div>
        </div>
        <div class="picture">
          <Reef />
          <Drift />
        </div>
        <div class="words">
          <p>{about}</p>
          <div>
            <p>{aboutLevels}</p>
            <p class="status">{status}</p>
          </div>
        </div>
      </main>
      <footer class="credits">
        <p>{promise}</p>
        <p>{credits}</p>
        <p>{independent}</p>
      </footer>
    </div>
  );
}
