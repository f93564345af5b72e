import { parseRoute } from './app/address';

// The browser's own history, as its Back button and the swipe from the edge walk it: home lies beneath everything else, and
// every entry knows how deep it is. Browsers refuse too many changes in a short time: then it stays as it is.

interface Place {
  /** So many steps back lead home. */
  readonly depth: number;
  /** Lies on another entry of the same game; see `leaving.ts`. */
  readonly isGuard: boolean;
}

let last = 0;

/** Opened from outside in the middle of the app: Back then leads home, not away. */
export function layGround(): void {
  const known = place();
  if (known === null && parseRoute(location.hash).screen !== 'home') {
    const { hash } = location;
    attempt(() => {
      history.replaceState(at(0), '', '#');
      history.pushState(at(1), '', hash);
    });
  } else if (known === null) attempt(() => history.replaceState(at(0), ''));
  last = depth();
  addEventListener('popstate', () => {
    // A link, or somebody who types an address.
    if (place() === null) attempt(() => history.replaceState(at(last + 1), ''));
    last = depth();
  });
}

/** One screen further. */
export function deepen(address: string): void {
  if (!attempt(() => history.pushState(at(depth() + 1), '', address))) location.hash = address;
  last = depth();
}

/** The same entry, by another address. Whether it worked. */
export function stayOn(address: string): boolean {
  return attempt(() => history.replaceState(history.state, '', address));
}

/** Back to where home lies; it takes a moment. */
export function leadHome(): void {
  if (depth() > 0) history.go(-depth());
  else location.hash = '';
}

/** So many milliseconds a step back is waited for: browsers refuse some without a word. */
const PATIENCE = 500;

/** One step back, as far as it is taken. */
export function stepBack(): Promise<void> {
  return new Promise((done) => {
    addEventListener('popstate', () => done(), { once: true });
    setTimeout(done, PATIENCE);
    history.back();
  });
}

export function layGuard(): void {
  attempt(() => history.pushState({ depth: depth() + 1, isGuard: true } satisfies Place, ''));
  last = depth();
}

export function isOnGuard(): boolean {
  return place()?.isGuard ?? false;
}

function at(depth: number): Place {
  return { depth, isGuard: false };
}

function depth(): number {
  return place()?.depth ?? 0;
}

function place(): Place | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('depth' in state) || typeof state.depth !== 'number')
    return null;
  return { depth: state.depth, isGuard: 'isGuard' in state && state.isGuard === true };
}

function attempt(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}
