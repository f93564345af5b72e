import { useEffect } from 'preact/hooks';
import { lookOver, overview } from '../../store/shelf';
import { goTo } from '../app/state/route';
import { texts } from '../language';
import { Picture } from '../screens/home/Picture';
import wordmark from '../screens/home/wordmark.svg';
import { LanguageSwitch } from '../settings/LanguageSwitch';
import { AppNews } from './AppNews';
import { Continue } from './Continue';
import { Trouble } from './Trouble';
import '../screens/home/home.css';

export function Home() {
  const { tagline, promise, credits, independent } = texts.value;
  const last = overview.value?.last ?? null;
  useEffect(() => {
    lookOver();
  }, []);
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
          <Trouble />
          {last && <Continue key={last.id} game={last} />}
          <Ways isReturning={last !== null} />
          <AppNews />
        </div>
        <Picture />
        {last === null && <Words />}
      </main>
      <footer class="credits">
        <p>{promise}</p>
        <p>{credits}</p>
        <p>{independent}</p>
      </footer>
    </div>
  );
}

/** Where one can go from here. The one filled button is what to do next. */
function Ways({ isReturning }: { readonly isReturning: boolean }) {
  const { play, newGame, savedGames, howToPlay, settings } = texts.value;
  return (
    <nav class="homeWays">
      {isReturning ? (
        <Way to="setup" name={newGame} />
      ) : (
        <button type="button" class="filled" onClick={() => goTo('setup')}>
          {play}
        </button>
      )}
      {/* Even where there are none: games come from files, too, and a new tablet is when that matters. */}
      <Way to="games" name={savedGames} />
      <Way to="guide" name={howToPlay} />
      <Way to="settings" name={settings} />
    </nav>
  );
}

function Way({ to, name }: { readonly to: 'setup' | 'games' | 'guide' | 'settings'; readonly name: string }) {
  return (
    <button type="button" class="plainButton" onClick={() => goTo(to)}>
      {name}
    </button>
  );
}

/** What this is, for those who are here for the first time. */
function Words() {
  const { about, aboutLevels } = texts.value;
  return (
    <div class="words">
      <p>{about}</p>
      <p>{aboutLevels}</p>
    </div>
  );
}
