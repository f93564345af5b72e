import { useEffect, useState } from 'preact/hooks';

/** Whether something has been painted already: all sections at once are too much for one frame of a slow tablet. */
export function useNextFrame(): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setNext(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isNext;
}
