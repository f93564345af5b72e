import { type ReadonlySignal, signal } from '@preact/signals';

/** The standard library does not know it: only Chromium has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export type Install =
  /** It is installed, or this browser cannot. */
  | { readonly type: 'none' }
  /** The browser asks and does it. */
  | { readonly type: 'prompt'; ask(): Promise<void> }
  /** iPads and iPhones: the players do it themselves. */
  | { readonly type: 'byHand' };

const NONE: Install = { type: 'none' };

/** How the app gets onto the home screen. To be made early: the browser says only once that it would. */
export function watchInstall(): ReadonlySignal<Install> {
  const possible = signal<Install>(NONE);
  if (isInstalled()) return possible;
  if (isByHand(navigator)) possible.value = { type: 'byHand' };
  const ask = async (event: InstallPrompt) => {
    // Whatever the answer is: it can be asked once.
    possible.value = NONE;
    await event.prompt();
  };
  addEventListener('beforeinstallprompt', (event) => {
    // Never in the middle of a game: the first page asks.
    event.preventDefault();
    possible.value = { type: 'prompt', ask: () => ask(event as InstallPrompt) };
  });
  addEventListener('appinstalled', () => {
    possible.value = NONE;
  });
  return possible;
}

function isInstalled(): boolean {
  const modes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];
  return modes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) || isStandalone(navigator) === true;
}

/** Only browsers of iPads and iPhones know it: whether the page was opened from the home screen. */
function isStandalone(from: Navigator): unknown {
  return 'standalone' in from ? from.standalone : undefined;
}

function isByHand(from: Navigator): boolean {
  return isStandalone(from) === false && from.maxTouchPoints > 0;
}
