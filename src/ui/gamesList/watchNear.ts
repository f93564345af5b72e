/** Most of a screenful ahead: what comes next is there before it is seen. */
const AHEAD = '600px 0px';

const watched = new Map<Element, (isNear: boolean) => void>();

// One for all: a thousand observers would be asked with every scroll.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
  },
  { rootMargin: AHEAD },
);

/** Calls back whenever the element comes near the screen or leaves it; gives back what ends that. */
export function watchNear(element: Element, tell: (isNear: boolean) => void): () => void {
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer.unobserve(element);
  };
}
