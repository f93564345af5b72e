import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SavedGame } from '../screens/games/paging';
import type { SavedGames } from '../screens/games/savedGames';
import { say } from './news';
import { share, shared } from './sharing';
import { gamesListTexts } from './texts';

/** Over the whole list, not within a card: a card is a world of its own for what lies over it. */
export function Sharing({ games }: { readonly games: SavedGames }) {
  useEffect(() => () => share(null), []);
  const game = shared.value;
  return game && <Shared key={game.kept.value.id} games={games} game={game} />;
}

/** What it takes comes with the first game that is shared: few who look at their games do that. */
function Shared({ games, game }: { readonly games: SavedGames; readonly game: SavedGame }) {
  const [dialog, setDialog] = useState<ComponentChildren>(null);
  useEffect(() => {
    let isHere = true;
    const refuse = (...sentences: readonly string[]) => {
      if (!isHere) return;
      say(sentences);
      share(null);
    };
    const { notShared, shareNotLoaded, unread } = gamesListTexts.value;
    Promise.all([import('../share/ShareDialog'), games.recordOf(game)]).then(
      ([{ ShareDialog }, read]) => {
        if (!read.ok) refuse(notShared, unread[read.why]);
        else if (isHere) setDialog(<ShareDialog record={read.record} onClose={() => share(null)} />);
      },
      () => refuse(shareNotLoaded),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return <>{dialog}</>;
}
