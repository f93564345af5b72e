import { useEffect, useRef } from 'preact/hooks';
import { GameCard } from './GameCard';
import { RemovedGame } from './RemovedGame';
import type { SavedGame } from './savedGames';

/** A place in the list. A deleted game keeps it: nothing moves under the finger, and it can be brought back. */
export function Entry({ saved }: { readonly saved: SavedGame }) {
  const place = useRef<HTMLDivElement>(null);
  const isRemoved = saved.isRemoved.value;
  const before = useRef(isRemoved);
  // The button that was pressed is gone; whoever uses the keyboard goes on here.
  useEffect(() => {
    if (before.current !== isRemoved) place.current?.querySelector('button')?.focus();
    before.current = isRemoved;
  }, [isRemoved]);
  return (
    <div ref={place} class="entry">
      {isRemoved ? <RemovedGame {...saved} /> : <GameCard {...saved} />}
    </div>
  );
}
