import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameId } from '../../../history/record';
import { deepen, layGround, leadHome, stayOn } from '../../history';
import { formatRoute, parseRoute, type Route } from '../address';
import { stepOffGuard } from './leaving';

layGround();

const shown = signal<Route>(parseRoute(location.hash));

/** A new object each time the address is changed by the players; never when it only follows the game. */
export const route: ReadonlySignal<Route> = shown;

addEventListener('hashchange', rebuild);

export function goTo(screen: 'setup' | 'games' | 'guide' | 'settings'): void {
  open({ screen });
}

export function goHome(): void {
  leadHome();
}

export function goToGame(id: GameId): void {
  open({ screen: 'game', id });
}

export function goToReplay(id: GameId): void {
  open({ screen: 'replay', id });
}

/** What the system's shortcut to the last game asks for; only here it is known which one that is. */
const GO_ON = '#/continue';

export function goOnIfAsked(last: GameId | null): void {
  if (location.hash !== GO_ON) return;
  stayOn('#');
  if (last !== null) goToGame(last);
}

/** Going back from a new game leads home, not to its set-up. */
export async function goToNewGame(id: GameId): Promise<void> {
  await stepOffGuard();
  stayOn(formatRoute({ screen: 'game', id }));
  rebuild();
}

/** A position that was only shown has become a game of its own: reloading and going back keep it. Whether it worked. */
export function becomeGame(id: GameId): boolean {
  return stayOn(formatRoute({ screen: 'game', id }));
}

/** Builds the screen anew from what the address says by now. */
export function rebuild(): void {
  shown.value = parseRoute(location.hash);
}

function open(to: Route): void {
  deepen(formatRoute(to));
  rebuild();
}
