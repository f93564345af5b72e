import { useEffect, useId, useRef } from 'preact/hooks';
import { gamesListTexts } from '../../app/state/texts';
import { gameCalled } from '../../kit/gameFacts/names';
import { GameCard } from './card/GameCard';
import { bringBack, useGamesScreen } from './gamesScreen';
import type { SavedGame } from './paging';
import type { Kind } from './savedGames';
import { elementIdOf, type ListMemory, useScrollPosition } from './scrollPosition';

interface Props {
  readonly kind: Kind;
  readonly memory: ListMemory;
}

/** One part of the list. More comes by itself as its end comes near, and by a button. */
export function Games({ kind, memory }: Props) {
  const { games, near } = useGamesScreen();
  const part = games.parts[kind];
  const all = part.games.value ?? [];
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  useScrollPosition(memory, kind, list, part);
  const first = all[0];
  const before = useRef(first);
  // A copy comes first: the keyboard goes on there.
  useEffect(() => {
    if (before.current !== first && all[1] === before.current) list.current?.querySelector('button')?.focus();
    before.current = first;
  }, [first]);
  // Watched anew with each page: if the end is still near, there is nothing that would tell.
  useEffect(() => {
    if (end.current === null) return;
    return near.watch(end.current, (isNear) => isNear && part.more());
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
          <li key={saved.kept.value.id} id={elementIdOf(saved.kept.value.id)}>
            <Entry kind={kind} saved={saved} />
          </li>
        ))}
      </ul>
      {part.hasMore.value && (
        <button ref={end} type="button" class="outline wide showMore" onClick={showMore}>
          {gamesListTexts.value.showMore}
        </button>
      )}
    </>
  );
}

interface EntryProps {
  readonly kind: Kind;
  readonly saved: SavedGame;
}

/**
 * A place in the list. A deleted game keeps it: nothing moves under the finger, and it can be brought back. So does one
 * that is brought back where the deleted ones are.
 */
function Entry({ kind, saved }: EntryProps) {
  const place = useRef<HTMLDivElement>(null);
  const isRemoved = saved.isRemoved.value;
  const before = useRef(isRemoved);
  // As the card was: it is still there when this is asked.
  const height = useRef(0);
  const hadFocus = useRef(false);
  const isGap = isRemoved && kind !== 'removed';
  if (before.current !== isRemoved) {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
    if (isGap) height.current = place.current?.offsetHeight ?? 0;
  }
  // The button that was pressed is gone; the keyboard goes on here, unless it has gone elsewhere while this was kept.
  useEffect(() => {
    if (before.current !== isRemoved && hadFocus.current) place.current?.querySelector('button')?.focus();
    before.current = isRemoved;
  }, [isRemoved]);
  return (
    <div ref={place} class="entry" style={{ minHeight: isGap ? `${height.current}px` : '' }}>
      {isGap ? <RemovedGame saved={saved} /> : <GameCard saved={saved} hasTools={kind !== 'removed'} />}
    </div>
  );
}

/** Where a game was: the way back, right here until the list is left. */
function RemovedGame({ saved }: { readonly saved: SavedGame }) {
  const screen = useGamesScreen();
  const texts = gamesListTexts.value;
  const id = useId();
  return (
    <div class="removedGame">
      <p id={id} dir="auto">
        {texts.removed(gameCalled(saved.kept.value))}
      </p>
      <button type="button" class="outline wide" aria-describedby={id} onClick={() => bringBack(screen, saved)}>
        {texts.bringBack}
      </button>
    </div>
  );
}
