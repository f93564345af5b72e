import { useEffect, useRef } from 'preact/hooks';
import type { Kind, SavedGames } from '../screens/games/savedGames';
import { Entry } from './Entry';
import { itemOf } from './sight';
import { gamesListTexts } from './texts';
import { usePlace } from './usePlace';
import { watchNear } from './watchNear';

interface Props {
  readonly games: SavedGames;
  readonly kind: Kind;
}

/** One part of the list. More comes by itself as its end comes near, and by a button. */
export function Games({ games, kind }: Props) {
  const part = games.parts[kind];
  const all = part.games.value ?? [];
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  usePlace(kind, list, part);
  const first = all[0];
  const before = useRef(first);
  // A copy comes first: whoever asked for it goes on there.
  useEffect(() => {
    if (before.current !== first && all[1] === before.current) list.current?.querySelector('button')?.focus();
    before.current = first;
  }, [first]);
  // Watched anew with each page: if the end is still near, there is nothing that would tell.
  useEffect(() => {
    if (end.current === null) return;
    return watchNear(end.current, (isNear) => isNear && part.more());
  }, [part, all.length]);
  const showMore = async () => {
    const count = list.current?.children.length ?? 0;
    await part.more();
    // The button has moved on or is gone; the first new game is what was asked for.
    requestAnimationFrame(() => list.current?.children[count]?.querySelector('button')?.focus());
  };
  return (
    <>
      <ul ref={list}>
        {all.map((saved) => (
          <li key={saved.kept.value.id} id={itemOf(saved.kept.value.id)}>
            <Entry games={games} kind={kind} saved={saved} />
          </li>
        ))}
      </ul>
      {part.hasMore.value && (
        <button ref={end} type="button" class="outlined showMore" onClick={showMore}>
          {gamesListTexts.value.showMore}
        </button>
      )}
    </>
  );
}
