import { type ReadonlySignal, signal } from '@preact/signals';
import { formatRoute, parseRoute, type Route, TABLE } from './address';

const shown = signal<Route>(parseRoute(location.hash));

/** A new object each time the address is changed by the players; never when it only follows the game. */
export const route: ReadonlySignal<Route> = shown;

addEventListener('hashchange', () => {
  shown.value = parseRoute(location.hash);
});

export function goHome(): void {
  location.hash = '';
}

export function goToNewGame(): void {
  location.hash = TABLE;
}

export function goToGame(position: string): void {
  location.hash = formatRoute(position);
}

/** The address follows the game, so that reloading and going back keep it. */
export function followGame(position: string): void {
  // Browsers refuse too many of these in a short time; the next one will do.
  try {
    history.replaceState(null, '', formatRoute(position));
  } catch {}
}
