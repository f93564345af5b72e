import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Tells when a finger or the focus goes elsewhere, as long as something is open. */
export function useAway(place: RefObject<Element | null>, isOpen: boolean, tell: () => void): void {
  useEffect(() => {
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
