import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameId } from '../../../history/record';
import { formatRoute, type PlainScreen, parseRoute, type Route } from '../address';
import { goBackHome, pushEntry, readdressEntry, startHistory } from './browserHistory';
import { stepOffGuard } from './leaving';

const shown = signal<Route>(parseRoute(location.hash));

/** A new object each time the address is changed by the players; never when it only follows the game. */
export const route: ReadonlySignal<Route> = shown;

/** From now on the route follows the address. */
export function startRouting(): void {
  startHistory();
  addEventListener('hashchange', rebuild);
}

export function goTo(screen: PlainScreen): void {
  open({ screen });
}

export function goToPuzzle(day: string): void {
  open({ screen: 'puzzle', day });
}

export function goToGuide(at: string): void {
  open({ screen: 'guide', at });
}

/** Leafing within the guide: a reload finds the page again, and Back leaves the guide at once. */
export function noteGuidePage(at: string): void {
  readdressEntry(formatRoute({ screen: 'guide', at }));
}

export function goHome(): void {
  goBackHome();
}

export function goToGame(id: GameId): void {
  open({ screen: 'game', id });
}

/** Opens it playing; its address alone, as after a reload, waits for the button. */
export function goToReplay(id: GameId): void {
  pushEntry(formatRoute({ screen: 'replay', id }));
  shown.value = { screen: 'replay', id, plays: true };
}

export function goToAnalysis(id: GameId): void {
  open({ screen: 'analysis', id });
}

/** A position to play from: with its first move it becomes a game of its own. */
export function goToPosition(position: string): void {
  open({ screen: 'table', position });
}

/** What the system's shortcut to the last game asks for; only here it is known which one that is. */
const GO_ON = '#/continue';

export function goOnIfAsked(last: GameId | null): void {
  if (location.hash !== GO_ON) return;
  readdressEntry('#');
  if (last !== null) goToGame(last);
}

/** Going back from a new game leads home, not to its set-up. */
export async function goToNewGame(id: GameId): Promise<void> {
  await stepOffGuard();
  readdressEntry(formatRoute({ screen: 'game', id }));
  rebuild();
}

/** A position that was only shown has become a game of its own: reloading and going back keep it. Whether it worked. */
export function becomeGame(id: GameId): boolean {
  return readdressEntry(formatRoute({ screen: 'game', id }));
}

/** Builds the screen anew from what the address says by now. */
export function rebuild(): void {
  shown.value = parseRoute(location.hash);
}

function open(to: Route): void {
  pushEntry(formatRoute(to));
  rebuild();
}
