import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { KeptGame } from '../../../store/library/library';
import { useGames, useLibrary } from '../../app/services';
import { locale } from '../../app/state/language';
import { goTo } from '../../app/state/route';
import { gamesListTexts, texts } from '../../app/state/texts';
import { BackHome } from '../../kit/BackHome';
import { usePageState } from '../../kit/pageState';
import { Segments } from '../../kit/Segments';
import { StorageNotice } from '../../kit/storage/StorageNotice';
import { FileTools } from './files/FileTools';
import { Games } from './Games';
import { createGamesScreen, GamesContext, useGamesScreen } from './gamesScreen';
import { NewsBar } from './NewsBar';
import type { SavedGame } from './paging';
import { KINDS, type Kind, openSavedGames } from './savedGames';
import { createListMemory, scrollToGame } from './scrollPosition';
import './gamesList.css';

/** Every kept game: to go on with, to look at, to change, to take elsewhere. */
export function GamesList() {
  const library = useLibrary();
  const gameLibrary = useGames();
  const [games] = useState(() => openSavedGames(library, gameLibrary));
  const [screen] = useState(() => createGamesScreen(games));
  const memory = usePageState(createListMemory);
  const { kind, positions } = memory;
  const { say } = screen;
  const { running, over, deleted, deletedStay, parts, damaged } = gamesListTexts.value;
  useEffect(() => {
    say([]);
    games.open(kind.value, positions.get(kind.value)?.count);
    return () => {
      screen.near.end();
      // The deleted ones are looked at once, as a rule.
      if (kind.value === 'removed') kind.value = 'running';
    };
  }, []);
  const back = library.restored.value;
  // Games that are restored meanwhile belong into the list.
  useEffect(() => {
    if (back > 0) games.again();
  }, [back]);
  const choose = (wish: Kind) => {
    say([]);
    kind.value = wish;
    games.open(wish, positions.get(wish)?.count);
  };
  const show = async (game: KeptGame) => {
    await games.reach(game);
    kind.value = game.isOver ? 'over' : 'running';
    scrollToGame(game.id);
  };
  const counts = games.counts.value;
  const all = games.parts[kind.value].games.value;
  const { format } = new Intl.NumberFormat(locale.value);
  const hasDeleted = kind.value === 'removed' || (counts !== null && counts.removed > 0);
  return (
    <GamesContext value={screen}>
      <main class="gamesList">
        <header>
          <BackHome />
          <h1>{texts.value.savedGames}</h1>
        </header>
        <StorageNotice />
        {counts === null ? (
          <p class="gamesWait">{texts.value.loading}</p>
        ) : (
          <>
            <div class="gamesBar">
              <fieldset class="gamesParts">
                <legend class="unseen">{parts}</legend>
                <Segments
                  values={hasDeleted ? KINDS : KINDS.filter((each) => each !== 'removed')}
                  names={{
                    running: running(format(counts.running)),
                    over: over(format(counts.over)),
                    removed: deleted(format(counts.removed)),
                  }}
                  chosen={kind}
                  choose={choose}
                />
              </fieldset>
              {counts.over > 0 && (
                <button type="button" class="outline wide" onClick={() => goTo('chronicle')}>
                  {texts.value.chronicle}
                </button>
              )}
              <FileTools hasGames={counts.running + counts.over + counts.damaged > 0} show={show} />
            </div>
            {counts.damaged > 0 && <p class="gamesDamaged">{damaged(counts.damaged)}</p>}
            {all?.length === 0 && <Empty kind={kind.value} />}
            {all !== null && all.length > 0 && (
              <>
                {kind.value === 'removed' && <p class="gamesDeleted">{deletedStay}</p>}
                <Games key={kind.value} kind={kind.value} memory={memory} />
              </>
            )}
          </>
        )}
        <NewsBar />
        <Sharing />
      </main>
    </GamesContext>
  );
}

/** A part of the list without any games: what will be here, and how. */
function Empty({ kind }: { readonly kind: Kind }) {
  const { emptyRunning, emptyOver, emptyDeleted } = gamesListTexts.value;
  return (
    <div class="noGames">
      <p>{{ running: emptyRunning, over: emptyOver, removed: emptyDeleted }[kind]}</p>
      {kind === 'running' && (
        <button type="button" class="filled" onClick={() => goTo('setup')}>
          {texts.value.newGame}
        </button>
      )}
    </div>
  );
}

/** Over the whole list, not within a card: a card is a world of its own for what lies over it. */
export function Sharing() {
  const game = useGamesScreen().shared.value;
  return game && <Shared key={game.kept.value.id} game={game} />;
}

/** What it takes comes with the first game that is shared: few who look at their games do that. */
function Shared({ game }: { readonly game: SavedGame }) {
  const { games, say, share } = useGamesScreen();
  const [dialog, setDialog] = useState<ComponentChildren>(null);
  useEffect(() => {
    let isHere = true;
    const refuse = (...sentences: readonly string[]) => {
      if (!isHere) return;
      say(sentences);
      share(null);
    };
    const { notShared, shareNotLoaded, unread } = gamesListTexts.value;
    Promise.all([import('../../kit/share/ShareDialog'), games.recordOf(game)]).then(
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
