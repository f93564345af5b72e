import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A page that is hidden draws no pictures to wait for. */
const LONGEST_WAIT_MS = 500;

/** What the first picture of a screen need not have: it comes when that has been drawn. */
export function Later({ children }: { readonly children: ComponentChildren }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const show = () => setDue(true);
    let timer = setTimeout(show, LONGEST_WAIT_MS);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isDue ? children : null;
}
