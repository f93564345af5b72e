import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { KeptGame } from '../../../store/library/library';
import type { PlainScreen } from '../../app/address';
import { useInstall, useLibrary, useUpdates } from '../../app/services';
import { loadRest } from '../../app/state/language';
import { goTo, goToGame } from '../../app/state/route';
import { texts } from '../../app/state/texts';
import { People } from '../../kit/gameFacts/People';
import { LanguageSwitch } from '../../kit/LanguageSwitch';
import type { NewsProps } from './news/News';
import { Picture } from './Picture';
import wordmark from './wordmark.svg';
import './continue.css';
import './appNews.css';
import './home.css';

export function Home() {
  const { tagline, promise, credits, independent } = texts.value;
  const { overview, lookOver } = useLibrary();
  // Not within the page: what is `fixed` in a container would be fixed to that.
  const [overlay, showOverlay] = useState<ComponentChildren>(null);
  const last = overview.value?.last ?? null;
  useEffect(() => {
    lookOver();
  }, []);
  return (
    <>
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
            <Ways
              isReturning={last !== null}
              isNew={overview.value?.hasGames === false}
              hasFinished={overview.value?.hasFinished === true}
            />
            <AppNews showOverlay={showOverlay} />
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
      {overlay}
    </>
  );
}

interface WaysProps {
  readonly isReturning: boolean;
  readonly isNew: boolean;
  readonly hasFinished: boolean;
}

/** Where one can go from here. The one filled button is what to do next. */
function Ways({ isReturning, isNew, hasFinished }: WaysProps) {
  const { play, firstGame, newGame, savedGames, chronicle, puzzle, howToPlay, settings } = texts.value;
  return (
    <nav class="homeWays">
      {isNew && <p>{firstGame}</p>}
      {isReturning ? (
        <Way to="setup" name={newGame} />
      ) : (
        <button type="button" class="filled" onClick={() => goTo('setup')}>
          {play}
        </button>
      )}
      {/* Even where there are none: games come from files, too, and a new tablet is when that matters. */}
      <Way to="games" name={savedGames} />
      {hasFinished && <Way to="chronicle" name={chronicle} />}
      <Way to="puzzles" name={puzzle} />
      <Way to="guide" name={howToPlay} />
      <Way to="settings" name={settings} />
    </nav>
  );
}

function Way({ to, name }: { readonly to: PlainScreen; readonly name: string }) {
  return (
    <button type="button" class="outline wide" onClick={() => goTo(to)}>
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

/** What is wrong with keeping games, or was. Hardly ever anything: the words come only then. */
function Trouble() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const { trouble, restored } = useLibrary();
  const isWanted = trouble.value !== null || restored.value > 0;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('../../kit/storage/StorageNotice'), loadRest()]).then(
      ([{ StorageNotice }]) => setNotice(() => StorageNotice),
      () => {},
    );
  }, [isWanted]);
  return isWanted && Notice !== null ? <Notice /> : null;
}

/** What there is to say about the app itself. Its place is kept; the words come behind the first page. */
function AppNews({ showOverlay }: NewsProps) {
  const [News, setNews] = useState<ComponentType<NewsProps> | null>(null);
  const { isReady, update } = useUpdates();
  const install = useInstall();
  const isWanted = isReady.value || update.value !== null || install.value.type !== 'none';
  useEffect(() => {
    if (!isWanted) return;
    import('./news/News').then(
      ({ News }) => setNews(() => News),
      () => {},
    );
  }, [isWanted]);
  return <div class="appNews">{isWanted && News !== null && <News showOverlay={showOverlay} />}</div>;
}

type Look = ReturnType<typeof import('./look')['lookAt']>;

/** The last game, to go on with. Who plays is there at once; its reef and how it stands come into the room kept for them. */
function Continue({ game: { id, title, people, position } }: { readonly game: KeptGame }) {
  const { goOn, unnamed } = texts.value;
  const [look, setLook] = useState<Look>(null);
  useEffect(() => {
    let isHere = true;
    Promise.all([import('./look'), loadRest()]).then(
      ([{ lookAt }]) => {
        if (isHere) setLook(lookAt(position, people));
      },
      // It goes on without a picture as well.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [position]);
  return (
    <button type="button" class="continue" onClick={() => goToGame(id)}>
      <span class="lastNames">
        {title !== null && <b dir="auto">{title}</b>}
        {people.length === 0 ? <span class="whoPlays">{unnamed}</span> : <People people={people} />}
      </span>
      <span class="lastReef">{look?.picture}</span>
      <span class="lastGame">
        <span class="standing">{look?.standing}</span>
        <span class="filled">{goOn}</span>
      </span>
    </button>
  );
}
