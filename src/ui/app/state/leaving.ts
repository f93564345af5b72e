import { type ReadonlySignal, signal } from '@preact/signals';
import { isOnGuard, pushGuard, stepBack } from './browserHistory';

const asking = signal(false);

/** The player went back in the middle of a game, or a hand brushed the edge of the screen: once more, and it is left. */
export const isLeaving: ReadonlySignal<boolean> = asking;

/** How long the question stays on the screen. */
const ASK_MS = 4000;

/** The app itself is going back: the player need not be asked. */
let isOwnStep = false;

/** Back leads out of a game only if it is done twice. Returns what calls that off. */
export function guardLeaving(): () => void {
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopAsking = () => {
    clearTimeout(timer);
    asking.value = false;
  };
  let isGuarded = isOnGuard();
  let { hash } = location;
  const guard = () => {
    stopAsking();
    if (!isOnGuard()) pushGuard();
    isGuarded = isOnGuard();
    // A position has got the address of a game since.
    hash = location.hash;
  };
  // Only now: browsers skip entries that a page adds to the history without being touched.
  addEventListener('pointerup', guard, { signal, capture: true, passive: true });
  addEventListener('keydown', guard, { signal, capture: true });
  const ask = () => {
    const hasLeft = isGuarded && !isOnGuard() && !isOwnStep && location.hash === hash;
    isGuarded = isOnGuard();
    if (!hasLeft) return;
    asking.value = true;
    timer = setTimeout(stopAsking, ASK_MS);
  };
  addEventListener('popstate', ask, { signal });
  return () => {
    over.abort();
    stopAsking();
  };
}

/** Off the guard, if this is one: onto the game's own entry, so that no entry of that game stays beneath what comes next. */
export async function stepOffGuard(): Promise<void> {
  if (!isOnGuard()) return;
  isOwnStep = true;
  await stepBack();
  isOwnStep = false;
}
