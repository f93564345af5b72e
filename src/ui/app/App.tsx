import { useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { REGISTRY } from '../../i18n/languages';
import { focusHeading } from '../kit/focus';
import { type PageState, PageStateContext } from '../kit/pageState';
import { Home } from '../screens/home/Home';
import { ErrorBoundary } from './errors/ErrorBoundary';
import type { Failures } from './errors/failures';
import { whenIdle } from './idle';
import { createLazyScreens, type LazyScreens } from './lazyScreens';
import { useBoard, useLibrary } from './services';
import { language } from './state/language';
import { route } from './state/route';
import { texts } from './state/texts';
import './app.css';

export function App({ failures }: { readonly failures: Failures }) {
  const shown = route.value;
  const library = useLibrary();
  const board = useBoard();
  const [screens] = useState(() => createLazyScreens(library.loadGames, board.load));
  const [page] = useState<PageState>(() => new Map());
  // On a slow device that is known only after the first picture.
  const hasGame = useComputed(() => library.overview.value?.last != null).value;
  useEffect(() => {
    // One who has no game is here for the first time, and reads.
    if (shown.screen === 'home' && !hasGame) return screens.loadWhenTouched('setup');
    // A player who has one goes on with it, as a rule, and often at once.
    screens.load(shown.screen === 'home' ? 'game' : shown.screen);
    return shown.screen === 'setup' ? screens.loadWhenIdle('game') : undefined;
  }, [shown, hasGame]);
  const isGameLoaded = useComputed(() => screens.loaded.value.game !== undefined).value;
  // From here the table is one tap away; with the tap nothing may hold up what it asked for.
  useLayoutEffect(() => {
    if (!isGameLoaded || !['home', 'setup'].includes(shown.screen)) return;
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = board.paintAhead();
    });
    return () => {
      cancel();
      stop();
    };
  }, [shown, isGameLoaded]);
  // Behind everything else, the game to go on with included: what one place has lost comes back from the other.
  const isWaiting = shown.screen === 'home' && hasGame && !isGameLoaded;
  useEffect(
    () => (isWaiting ? undefined : whenIdle(() => library.restoreMissingGames().then(library.lookOver))),
    [isWaiting],
  );
  return (
    <PageStateContext value={page}>
      <ErrorBoundary failures={failures}>
        <Shown screens={screens} />
      </ErrorBoundary>
    </PageStateContext>
  );
}

function Shown({ screens }: { readonly screens: LazyScreens }) {
  const shown = route.value;
  const loaded = screens.loaded.value;
  const isFirst = useRef(true);
  const isThere = shown.screen === 'home' || loaded[shown.screen] !== undefined;
  // Another screen begins at its top, and screen readers say its heading.
  useEffect(() => {
    if (!isThere) return;
    if (!isFirst.current) {
      scrollTo(0, 0);
      focusHeading();
    }
    isFirst.current = false;
  }, [shown, isThere]);
  if (shown.screen === 'home') return <Home />;
  const Screen = loaded[shown.screen];
  if (Screen === undefined) return <p class="waiting">{texts.value.loading}</p>;
  if (Screen === 'failed') return <NotLoaded />;
  return <Screen key={shown} route={shown} />;
}

function NotLoaded() {
  const { notLoaded, tryAgain } = REGISTRY[language.value];
  return (
    <main class="waiting">
      <p>{notLoaded}</p>
      <button type="button" class="filled" onClick={() => location.reload()}>
        {tryAgain}
      </button>
    </main>
  );
}
