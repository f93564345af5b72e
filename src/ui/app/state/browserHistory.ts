import { parseRoute } from '../address';

// The browser's own history, as its Back button and the swipe from the edge walk it: home lies beneath everything else, and
// every entry knows how deep it is. Browsers refuse too many changes in a short time: then the entry stays as it is.

interface Entry {
  /** How many steps back lead home. */
  readonly depth: number;
  /** Lies on another entry of the same game; see `leaving.ts`. */
  readonly isGuard: boolean;
}

let lastDepth = 0;

/** Where the app was opened at a deep link, Back leads home, not away. */
export function startHistory(): void {
  const known = currentEntry();
  if (known === null && parseRoute(location.hash).screen !== 'home') {
    const { hash } = location;
    attempt(() => {
      history.replaceState(entryAt(0), '', '#');
      history.pushState(entryAt(1), '', hash);
    });
  } else if (known === null) attempt(() => history.replaceState(entryAt(0), ''));
  lastDepth = currentDepth();
  addEventListener('popstate', () => {
    // A link, or an address that was typed.
    if (currentEntry() === null) attempt(() => history.replaceState(entryAt(lastDepth + 1), ''));
    lastDepth = currentDepth();
  });
}

/** One screen further. */
export function pushEntry(address: string): void {
  if (!attempt(() => history.pushState(entryAt(currentDepth() + 1), '', address))) location.hash = address;
  lastDepth = currentDepth();
}

/** The same entry, by another address. Whether it worked. */
export function readdressEntry(address: string): boolean {
  return attempt(() => history.replaceState(history.state, '', address));
}

/** Back to where home lies; it takes a moment. */
export function goBackHome(): void {
  if (currentDepth() > 0) history.go(-currentDepth());
  else location.hash = '';
}

/** Browsers refuse some steps back without a word. */
const STEP_BACK_TIMEOUT_MS = 500;

/** One step back; done once the browser has taken it. */
export function stepBack(): Promise<void> {
  return new Promise((done) => {
    addEventListener('popstate', () => done(), { once: true });
    setTimeout(done, STEP_BACK_TIMEOUT_MS);
    history.back();
  });
}

export function pushGuard(): void {
  attempt(() => history.pushState({ depth: currentDepth() + 1, isGuard: true } satisfies Entry, ''));
  lastDepth = currentDepth();
}

export function isOnGuard(): boolean {
  return currentEntry()?.isGuard ?? false;
}

function entryAt(depth: number): Entry {
  return { depth, isGuard: false };
}

function currentDepth(): number {
  return currentEntry()?.depth ?? 0;
}

function currentEntry(): Entry | null {
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
