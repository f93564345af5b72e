import { type ReadonlySignal, signal } from '@preact/signals';
import { isOnGuard, layGuard, stepBack } from '../../history';

const asking = signal(false);

/** Somebody went back in the middle of a game, or a hand did at the edge of the screen: once more, and it is left. */
export const isLeaving: ReadonlySignal<boolean> = asking;

/** So many milliseconds it stays said. */
const LONG_ENOUGH = 4000;

/** The app itself is going back: nobody has to be asked. */
let isOurStep = false;

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
    if (!isOnGuard()) layGuard();
    isGuarded = isOnGuard();
    // A position has got the address of a game since.
    hash = location.hash;
  };
  // Only now: browsers pass over what a page lays into the history without being touched.
  addEventListener('pointerup', guard, { signal, capture: true, passive: true });
  addEventListener('keydown', guard, { signal, capture: true });
  const ask = () => {
    const hasLeft = isGuarded && !isOnGuard() && !isOurStep && location.hash === hash;
    isGuarded = isOnGuard();
    if (!hasLeft) return;
    asking.value = true;
    timer = setTimeout(stopAsking, LONG_ENOUGH);
  };
  addEventListener('popstate', ask, { signal });
  return () => {
    over.abort();
    stopAsking();
  };
}

/** Off the guard, if this is one: onto the game's own entry, so that nothing of that game stays beneath what comes next. */
export async function stepOffGuard(): Promise<void> {
  if (!isOnGuard()) return;
  isOurStep = true;
  await stepBack();
  isOurStep = false;
}
