import { useEffect, useRef } from 'preact/hooks';
import type { SavedGame } from '../screens/games/paging';
import type { Kind, SavedGames } from '../screens/games/savedGames';
import { GameCard } from './GameCard';
import { RemovedGame } from './RemovedGame';

interface Props {
  readonly games: SavedGames;
  readonly kind: Kind;
  readonly saved: SavedGame;
}

/**
 * A place in the list. A deleted game keeps it: nothing moves under the finger, and it can be brought back. So does one
 * that is brought back where the deleted ones are.
 */
export function Entry({ games, kind, saved }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isRemoved = saved.isRemoved.value;
  const before = useRef(isRemoved);
  // The button that was pressed is gone; whoever uses the keyboard goes on here.
  useEffect(() => {
    if (before.current !== isRemoved) place.current?.querySelector('button')?.focus();
    before.current = isRemoved;
  }, [isRemoved]);
  const isGap = isRemoved && kind !== 'removed';
  // As high as the card was: it is still there when this is asked.
  const height = useRef(0);
  if (isGap && !before.current) height.current = place.current?.offsetHeight ?? 0;
  return (
    <div ref={place} class="entry" style={{ minHeight: isGap ? `${height.current}px` : '' }}>
      {isGap ? (
        <RemovedGame games={games} saved={saved} />
      ) : (
        <GameCard games={games} saved={saved} hasTools={kind !== 'removed'} />
      )}
    </div>
  );
}
