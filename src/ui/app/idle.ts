/** Does it once the page has nothing better to do; gives back what calls that off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(act, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 600);
  return () => clearTimeout(timer);
}
