import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inTurn } from './inTurn';
import { watchNear } from './watchNear';

/**
 * Whether the element is on the screen or will soon be. Many that come near at once are told one after the other: what
 * rushes by is not drawn at all.
 */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    let giveUp = () => {};
    const end = watchNear(ref.current, (isNear) => {
      giveUp();
      if (isNear) giveUp = inTurn(() => setNear(true));
      else setNear(false);
    });
    return () => {
      end();
      giveUp();
    };
  }, []);
  return isNear;
}
