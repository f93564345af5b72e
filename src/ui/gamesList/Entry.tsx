import { useEffect, useRef } from 'preact/hooks';
import { GameCard } from './GameCard';
import type { SavedGame } from './paging';
import { RemovedGame } from './RemovedGame';
import type { SavedGames } from './savedGames';

interface Props {
  readonly games: SavedGames;
  readonly saved: SavedGame;
}

/** A place in the list. A deleted game keeps it: nothing moves under the finger, and it can be brought back. */
export function Entry({ games, saved }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isRemoved = saved.isRemoved.value;
  const before = useRef(isRemoved);
  // The button that was pressed is gone; whoever uses the keyboard goes on here.
  useEffect(() => {
    if (before.current !== isRemoved) place.current?.querySelector('button')?.focus();
    before.current = isRemoved;
  }, [isRemoved]);
  // As high as the card was: it is still there when this is asked.
  const height = useRef(0);
  if (isRemoved && !before.current) height.current = place.current?.offsetHeight ?? 0;
  return (
    <div ref={place} class="entry" style={{ minHeight: isRemoved ? `${height.current}px` : '' }}>
      {isRemoved ? <RemovedGame games={games} saved={saved} /> : <GameCard games={games} saved={saved} />}
    </div>
  );
}
