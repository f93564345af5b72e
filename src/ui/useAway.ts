import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Tells when a finger or the focus goes elsewhere, as long as something is open. */
export function useAway(place: RefObject<Element | null>, isOpen: boolean, tell: () => void): void {
  // Not later: until the next picture somebody who is not asked any more would still answer, and close what opens by then.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) tell();
    };
    // Not by losing the focus: in Safari a button that is pressed does not get it.
    const until = new AbortController();
    addEventListener('pointerdown', look, { signal: until.signal });
    addEventListener('focusin', look, { signal: until.signal });
    return () => until.abort();
  }, [isOpen]);
}
