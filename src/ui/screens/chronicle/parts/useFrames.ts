import { useEffect, useState } from 'preact/hooks';

/** How often something has been painted already, up to `most`: all sections at once are too much for a slow tablet. */
export function useFrames(most: number): number {
  const [frames, setFrames] = useState(0);
  useEffect(() => {
    if (frames === most) return;
    const next = requestAnimationFrame(() => setFrames(frames + 1));
    return () => cancelAnimationFrame(next);
  }, [frames]);
  return frames;
}
