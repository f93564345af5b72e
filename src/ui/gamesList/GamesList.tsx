import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { KeptGame } from '../../store/library';
import { restored } from '../../store/troubles';
import { BackHome } from '../kit/BackHome';
import { Segments } from '../kit/Segments';
import { StorageNotice } from '../kit/storage/StorageNotice';
import { language, texts } from '../language';
import { NewsBar } from '../screens/games/NewsBar';
import { KINDS, type Kind, openSavedGames } from '../screens/games/savedGames';
import { Empty } from './Empty';
import { FileTools } from './FileTools';
import { Games } from './Games';
import { say } from './news';
import { placeIn } from './place';
import { Sharing } from './Sharing';
import { bringIntoSight } from './sight';
import { gamesListTexts } from './texts';
import './gamesList.css';

// Whoever comes back from a finished game finds the finished ones again.
const shown = signal<Kind>('running');
const kind: ReadonlySignal<Kind> = shown;

/** Every kept game: to go on with, to look at, to change, to take elsewhere. */
export function GamesList() {
  const [games] = useState(openSavedGames);
  const { running, over, deleted, deletedStay, parts, damaged } = gamesListTexts.value;
  useEffect(() => {
    say([]);
    games.open(kind.value, placeIn(kind.value)?.count);
    // Nobody comes for the deleted ones twice.
    return () => {
      if (kind.value === 'removed') shown.value = 'running';
    };
  }, []);
  const back = restored.value;
  // Games that come back while somebody looks belong to what is looked at.
  useEffect(() => {
    if (back > 0) games.again();
  }, [back]);
  const choose = (wish: Kind) => {
    say([]);
    shown.value = wish;
    games.open(wish, placeIn(wish)?.count);
  };
  const show = async (game: KeptGame) => {
    await games.reach(game);
    shown.value = game.isOver ? 'over' : 'running';
    bringIntoSight(game.id);
  };
  const counts = games.counts.value;
  const all = games.parts[kind.value].games.value;
  const { format } = new Intl.NumberFormat(language.value);
  const hasDeleted = kind.value === 'removed' || (counts !== null && counts.removed > 0);
  return (
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
            <FileTools games={games} hasGames={counts.running + counts.over + counts.damaged > 0} show={show} />
          </div>
          {counts.damaged > 0 && <p class="gamesDamaged">{damaged(counts.damaged)}</p>}
          {all?.length === 0 && <Empty kind={kind.value} />}
          {all !== null && all.length > 0 && (
            <>
              {kind.value === 'removed' && <p class="gamesDeleted">{deletedStay}</p>}
              <Games key={kind.value} games={games} kind={kind.value} />
            </>
          )}
        </>
      )}
      <NewsBar />
      <Sharing games={games} />
    </main>
  );
}
