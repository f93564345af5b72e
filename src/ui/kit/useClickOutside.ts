import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Tells when a finger or the focus goes elsewhere, as long as something is open. */
export function useClickOutside(inside: RefObject<Element | null>, isOpen: boolean, tell: () => void): void {
  // Not later: until the next paint the listener of what was just closed would still answer, and close what opens by then.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const check = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) tell();
    };
    // Not by losing the focus: in Safari a button that is pressed does not get it.
    const until = new AbortController();
    addEventListener('pointerdown', check, { signal: until.signal });
    addEventListener('focusin', check, { signal: until.signal });
    return () => until.abort();
  }, [isOpen]);
}
