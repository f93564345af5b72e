import { useState } from 'preact/hooks';

/** Screen readers say what this screen is, and keys go on from its top; unless something has the focus already. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * For an element that goes away with what it does: if it has the focus then, `moveFocus` decides where that goes, instead of
 * the start of the page. To be given as a `ref`.
 */
export function useFocusFallback(moveFocus: () => void): (element: HTMLElement | null) => void {
  const [follow] = useState(() => {
    let last: HTMLElement | null = null;
    return (element: HTMLElement | null) => {
      // The ref is cleared before the element goes, so it still has the focus. A finger needs none, which would look like
      // something chosen.
      const hasFocus = last?.contains(document.activeElement) && document.activeElement?.matches(':focus-visible');
      if (element === null && hasFocus) setTimeout(moveFocus);
      last = element;
    };
  });
  return follow;
}
