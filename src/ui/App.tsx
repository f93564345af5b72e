import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lookOver, overview, reconciled } from '../store/shelf';
import { whenIdle } from './app/idle';
import { route } from './app/state/route';
import { Calm } from './errors/Calm';
import { focusHeading } from './focusHeading';
import { Home } from './home/Home';
import { texts } from './language';
import { loadScreen, loadWhenIdle, loadWhenTouched, screens } from './screens';
import './app.css';

export function App() {
  const shown = route.value;
  // On a slow device that is known only after the first picture.
  const hasGame = useComputed(() => overview.value?.last != null).value;
  useEffect(() => {
    // Whoever has a game goes on with it, as a rule. Whoever has none is here for the first time, and reads.
    if (shown.screen === 'home') return hasGame ? loadWhenIdle(['game']) : loadWhenTouched(['setup']);
    loadScreen(shown.screen);
    return shown.screen === 'setup' ? loadWhenIdle(['game']) : undefined;
  }, [shown, hasGame]);
  // Behind everything else: what one place has lost comes back from the other.
  useEffect(() => whenIdle(() => reconciled().then(lookOver)), []);
  return (
    <Calm>
      <Shown />
    </Calm>
  );
}

function Shown() {
  const shown = route.value;
  const isFirst = useRef(true);
  const isThere = shown.screen === 'home' || screens.value[shown.screen] !== undefined;
  // Another screen begins at its top, and those who listen hear its heading.
  useEffect(() => {
    if (!isThere) return;
    if (!isFirst.current) {
      scrollTo(0, 0);
      focusHeading();
    }
    isFirst.current = false;
  }, [shown, isThere]);
  if (shown.screen === 'home') return <Home />;
  const Screen = screens.value[shown.screen];
  if (Screen === undefined) return <p class="waiting">{texts.value.loading}</p>;
  if (Screen === 'failed') return <NotLoaded />;
  return <Screen key={shown} route={shown} />;
}

function NotLoaded() {
  const { notLoaded, reload } = texts.value;
  return (
    <main class="waiting">
      <p>{notLoaded}</p>
      <button type="button" class="filled" onClick={() => location.reload()}>
        {reload}
      </button>
    </main>
  );
}
