import { useEffect, useRef, useState } from 'preact/hooks';

/** So long it takes from the old number to the new one, in milliseconds. */
const DURATION = 700;

/** The number on its way to that value, one by one; at once if nothing is to move. */
export function useCounting(value: number, isMoving: boolean): number {
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  useEffect(() => {
    const from = now.current;
    const show = (next: number) => {
      now.current = next;
      setShown(next);
    };
    if (!isMoving || from === value) {
      show(value);
      return;
    }
    let frame = 0;
    const begun = performance.now();
    const count = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - begun) / DURATION));
      show(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value, isMoving]);
  return shown;
}
