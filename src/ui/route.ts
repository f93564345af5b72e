import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameId } from '../storage/record';
import { formatRoute, parseRoute, type Route } from './address';

const shown = signal<Route>(parseRoute(location.hash));

/** A new object each time the address is changed by the players; never when it only follows the game. */
export const route: ReadonlySignal<Route> = shown;

addEventListener('hashchange', () => {
  shown.value = parseRoute(location.hash);
});

export function goTo(screen: 'home' | 'setup' | 'games' | 'guide' | 'settings'): void {
  location.hash = formatRoute({ screen });
}

export function goHome(): void {
  goTo('home');
}

export function goToGame(id: GameId): void {
  location.hash = formatRoute({ screen: 'game', id });
}

export function goToReplay(id: GameId): void {
  location.hash = formatRoute({ screen: 'replay', id });
}

/** Going back from a new game leads home, not to its set-up. */
export function goToNewGame(id: GameId): void {
  location.replace(formatRoute({ screen: 'game', id }));
}

/** A position that was only shown has become a game of its own: reloading and going back keep it. Whether it worked. */
export function becomeGame(id: GameId): boolean {
  // Browsers refuse too many of these in a short time.
  try {
    history.replaceState(null, '', formatRoute({ screen: 'game', id }));
    return true;
  } catch {
    return false;
  }
}

/** Builds the screen anew from what the address says by now. */
export function rebuild(): void {
  shown.value = parseRoute(location.hash);
}
