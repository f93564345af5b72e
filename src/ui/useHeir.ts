import { useState } from 'preact/hooks';

/**
 * For what goes away with what it does: whoever has the keyboard in it then goes on with the heir, not at the start of the
 * page. To be given as a `ref`.
 */
export function useHeir(inherit: () => void): (element: HTMLElement | null) => void {
  const [follow] = useState(() => {
    let last: HTMLElement | null = null;
    return (element: HTMLElement | null) => {
      // It is told before it goes, so it still knows. A finger needs no focus, which would look like something chosen.
      const isHere = last?.contains(document.activeElement) && document.activeElement?.matches(':focus-visible');
      if (element === null && isHere) setTimeout(inherit);
      last = element;
    };
  });
  return follow;
}
