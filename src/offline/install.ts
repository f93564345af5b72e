import { type ReadonlySignal, signal } from '@preact/signals';

/** The standard library does not know it: only Chromium has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export type Install =
  /** It is installed, or nobody can. */
  | { readonly type: 'none' }
  /** The browser asks and does it. */
  | { readonly type: 'prompt'; ask(): Promise<void> }
  /** iPads and iPhones: the players do it themselves. */
  | { readonly type: 'byHand' };

const NONE: Install = { type: 'none' };

const possible = signal<Install>(NONE);

/** How the app gets onto the home screen. */
export const install: ReadonlySignal<Install> = possible;

/** Early: the browser says only once that it would. */
export function watchInstall(): void {
  if (isInstalled()) return;
  if (isByHand(navigator)) possible.value = { type: 'byHand' };
  addEventListener('beforeinstallprompt', (event) => {
    // Never in the middle of a game: the first page asks.
    event.preventDefault();
    possible.value = { type: 'prompt', ask: () => ask(event as InstallPrompt) };
  });
  addEventListener('appinstalled', () => {
    possible.value = NONE;
  });
}

async function ask(event: InstallPrompt): Promise<void> {
  // Whatever the answer is: it can be asked once.
  possible.value = NONE;
  await event.prompt();
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
