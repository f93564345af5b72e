import { effect } from '@preact/signals';
import { render } from 'preact';
import { watchInstall } from './offline/install';
import { isReplaced } from './offline/standing';
import { keepScreenAwake } from './offline/wakeLock';
import { checkConnection } from './storage/database';
import { lookOver, overview } from './store/shelf';
import { trouble } from './store/troubles';
import { App } from './ui/App';
import { whenIdle } from './ui/app/idle';
import { motion } from './ui/app/state/motion';
import { goOnIfAsked, route } from './ui/app/state/route';
import { listenToErrors } from './ui/errors/lastError';
import { language, texts } from './ui/language';

// For what moves without the board: styles.
effect(() => {
  document.documentElement.dataset.motion = motion.value;
});
effect(() => {
  document.documentElement.lang = language.value;
  document.title = texts.value.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', texts.value.description);
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `./manifest.${language.value}.webmanifest`);
});

listenToErrors();
watchInstall();

/** So many milliseconds the shell waits for the kept games: what is built after it does not move then. */
const PATIENCE = 400;

Promise.race([lookOver(), new Promise((done) => setTimeout(done, PATIENCE))]).then(show);

function show(): void {
  const app = document.getElementById('app');
  if (!app) throw new Error('index.html has no element #app');
  // The shell has done its part: it was there before this script was.
  app.replaceChildren();
  render(<App />, app);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(bringHere);
}

effect(() => {
  if (route.value.screen === 'home' && overview.value !== null) goOnIfAsked(overview.value.last?.id ?? null);
});
effect(() => {
  const { screen } = route.value;
  return screen === 'game' || screen === 'table' ? keepScreenAwake() : undefined;
});
// A browser that was suspended may have lost the database: best known before the next move.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') checkConnection();
});
// What is kept nowhere goes with the page: the browser asks before it does.
effect(() => {
  if (trouble.value?.isSpared !== false || overview.value?.hasGames !== true) return;
  const until = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: until.signal });
  return () => until.abort();
});
// Every tab takes the new version, but none in the middle of a game: on the way home.
effect(() => {
  if (isReplaced.value && route.value.screen === 'home') location.reload();
});

/** Without it, as in private windows of some browsers, the app plays on from the network. */
async function bringHere(): Promise<void> {
  try {
    const { register } = await import('./offline/register');
    await register(navigator.serviceWorker);
  } catch {}
}
