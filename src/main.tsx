import { effect } from '@preact/signals';
import { render } from 'preact';
import { watchInstall } from './offline/install';
import { createUpdates } from './offline/updates';
import { keepScreenAwake } from './offline/wakeLock';
import { browserDevice } from './storage/device';
import { createStorage } from './storage/storage';
import { createLibrary } from './store/library/library';
import { App } from './ui/app/App';
import { createBoardSource } from './ui/app/boardSource';
import { listenToErrors } from './ui/app/errors/failures';
import { whenIdle } from './ui/app/idle';
import { Services } from './ui/app/services';
import { settleWithin } from './ui/app/settleWithin';
import { followOtherTabs, spoken } from './ui/app/state/language';
import { motion } from './ui/app/state/motion';
import { goOnIfAsked, route, startRouting } from './ui/app/state/route';

const storage = createStorage(browserDevice());
const startWorker = () => new Worker(new URL('./bots/mindWorker.ts', import.meta.url), { type: 'module' });
const library = createLibrary(storage, {
  startWorker,
  startPuzzleWorker: startWorker,
  loadSimpleMind: async () => (await import('./bots/simpleMind')).createSimpleMind(),
});
const updates = createUpdates();
const install = watchInstall();
const board = createBoardSource();
const { overview, trouble, lookOver } = library;

// For what moves without the board: styles.
effect(() => {
  document.documentElement.dataset.motion = motion.value;
});
effect(() => {
  const { language, first } = spoken.value;
  document.documentElement.lang = language;
  document.title = first.home.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', first.home.description);
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `./manifest.${language}.webmanifest`);
});

startRouting();
followOtherTabs();
const failures = listenToErrors();

/** Without a note of them the shell waits that long for the kept games: what is built after it does not move then. */
const LOOK_OVER_TIMEOUT_MS = 400;

if (overview.peek() !== null) show();
else settleWithin(lookOver, LOOK_OVER_TIMEOUT_MS).then(show);

function show(): void {
  const app = document.getElementById('app');
  if (!app) throw new Error('index.html has no element #app');
  // The shell has done its part: it was there before this script was.
  app.replaceChildren();
  render(
    <Services.Provider value={{ library, updates, install, board }}>
      <App failures={failures} />
    </Services.Provider>,
    app,
  );
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(bringHere);
}

effect(() => {
  if (route.value.screen === 'home' && overview.value !== null) goOnIfAsked(overview.value.last?.id ?? null);
});
effect(() => {
  const { screen } = route.value;
  return ['game', 'table', 'puzzle'].includes(screen) ? keepScreenAwake() : undefined;
});
// A browser that was suspended may have lost the database: best known before the next move.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') storage.database.checkConnection();
});
// What is kept nowhere goes with the page: the browser asks before it does.
effect(() => {
  if (trouble.value?.isBackedUp !== false || overview.value?.hasGames !== true) return;
  const until = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: until.signal });
  return () => until.abort();
});
// Every tab takes the new version, but none in the middle of a game: on the way home.
effect(() => {
  if (updates.isReplaced.value && route.value.screen === 'home') location.reload();
});

/** Without it, as in private windows of some browsers, the app plays on from the network. */
async function bringHere(): Promise<void> {
  try {
    const { register } = await import('./offline/register');
    await register(navigator.serviceWorker, updates);
  } catch {}
}
