/** Keeps the screen awake, as far as the browser can, until it is called off. */
export function keepScreenAwake(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  let isAsking = false;
  const ask = async () => {
    const isHeld = lock !== null && !lock.released;
    if (!('wakeLock' in navigator) || isHeld || isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    // Browsers refuse while the battery is low, and before the first touch.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    isAsking = false;
    if (!isWanted) lock?.release();
  };
  const over = new AbortController();
  const { signal } = over;
  // Browsers take it away whenever the page is out of sight.
  document.addEventListener('visibilitychange', ask, { signal });
  addEventListener('pointerup', ask, { signal, passive: true });
  ask();
  return () => {
    isWanted = false;
    over.abort();
    lock?.release();
  };
}
