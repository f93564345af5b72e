import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Most of a screenful ahead: what comes next is there before it is seen. */
const AHEAD = '600px 0px';

export interface NearWatcher {
  /** Calls back whenever the element comes near the screen or leaves it; gives back what ends that. */
  watch(element: Element, tell: (isNear: boolean) => void): () => void;
  /** Where what comes near waits to be drawn. */
  readonly queue: FrameQueue;
  end(): void;
}

export function createNearWatcher(): NearWatcher {
  const watched = new Map<Element, (isNear: boolean) => void>();
  // One for all: a thousand observers would be asked with every scroll.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  return {
    watch(element, tell) {
      watched.set(element, tell);
      observer.observe(element);
      return () => {
        watched.delete(element);
        observer.unobserve(element);
      };
    },
    queue: createFrameQueue(),
    end: () => observer.disconnect(),
  };
}

/** With more of them in one frame, scrolling would stutter. */
const MOST_PER_FRAME = 2;

/** Runs something soon, when those before it are done; gives back what calls it off. */
export type FrameQueue = (work: () => void) => () => void;

export function createFrameQueue(): FrameQueue {
  const waiting = new Set<() => void>();
  const runNext = () => {
    for (const work of [...waiting].slice(0, MOST_PER_FRAME)) {
      work();
      waiting.delete(work);
    }
    if (waiting.size > 0) requestAnimationFrame(runNext);
  };
  return (work) => {
    waiting.add(work);
    if (waiting.size === 1) requestAnimationFrame(runNext);
    return () => {
      waiting.delete(work);
    };
  };
}

/**
 * Whether the element is on the screen or will soon be. Many that come near at once are told one after the other: what
 * rushes by is not drawn at all.
 */
export function useNear({ watch, queue }: NearWatcher, ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    let cancel = () => {};
    const end = watch(ref.current, (isNear) => {
      cancel();
      if (isNear) cancel = queue(() => setNear(true));
      else setNear(false);
    });
    return () => {
      end();
      cancel();
    };
  }, []);
  return isNear;
}
