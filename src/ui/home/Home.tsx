import { texts } from '../language';
import { goToNewGame } from '../route';
import { LanguageSwitch } from '../settings/LanguageSwitch';
import wordmark from '../wordmark.svg';
import { Drift } from './reef/Drift';
import { Reef } from './reef/Reef';
import './home.css';

export function Home() {
  const { tagline, about, aboutLevels, promise, play, status, credits, independent } = texts.value;
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
          <button type="button" class="filled" onClick={goToNewGame}>
            {play}
          </button>
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
