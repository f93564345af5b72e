import { effect } from '@preact/signals';
import { render } from 'preact';
import { lookOver } from './store/shelf';
import { App } from './ui/App';
import { listenToErrors } from './ui/errors/lastError';
import { language, texts } from './ui/language';

effect(() => {
  document.documentElement.lang = language.value;
  document.title = texts.value.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', texts.value.description);
});

listenToErrors();

/** So many milliseconds the shell waits for the kept games: what is built after it does not move then. */
const PATIENCE = 400;

await Promise.race([lookOver(), new Promise((done) => setTimeout(done, PATIENCE))]);
const app = document.getElementById('app');
if (!app) throw new Error('index.html has no element #app');
// The shell has done its part: it was there before this script was.
app.replaceChildren();
render(<App />, app);
