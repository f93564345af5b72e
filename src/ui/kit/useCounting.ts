import { useEffect, useRef, useState } from 'preact/hooks';

/** The number on its way to that value, one by one, after the delay; at once if it takes no time. */
export function useCounting(value: number, durationMs: number, delayMs = 0): number {
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  useEffect(() => {
    const from = now.current;
    const show = (next: number) => {
      now.current = next;
      setShown(next);
    };
    if (durationMs === 0 || from === value) {
      show(value);
      return;
    }
    let frame = 0;
    const begun = performance.now() + delayMs;
    const count = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - begun) / durationMs));
      show(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value, durationMs]);
  return shown;
}
