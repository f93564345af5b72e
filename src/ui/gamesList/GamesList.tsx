import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { restored } from '../../store/troubles';
import { BackHome } from '../BackHome';
import { language, texts } from '../language';
import { Segments } from '../settings/Segments';
import { StorageNotice } from '../storage/StorageNotice';
import { Empty } from './Empty';
import { FileTools } from './FileTools';
import { Games } from './Games';
import { NewsBar } from './NewsBar';
import { say } from './news';
import { Sharing } from './Sharing';
import { KINDS, type Kind, openSavedGames } from './savedGames';
import { gamesListTexts } from './texts';
import './gamesList.css';

// Whoever comes back from a finished game finds the finished ones again.
const shown = signal<Kind>('running');
const kind: ReadonlySignal<Kind> = shown;

/** Every kept game: to go on with, to look at, to change, to take elsewhere. */
export function GamesList() {
  const [games] = useState(openSavedGames);
  const { running, over, parts, damaged } = gamesListTexts.value;
  useEffect(() => {
    say([]);
    games.open(kind.value);
  }, []);
  const back = restored.value;
  // Games that come back while somebody looks belong to what is looked at.
  useEffect(() => {
    if (back > 0) games.again();
  }, [back]);
  const choose = (wish: Kind) => {
    say([]);
    shown.value = wish;
    games.open(wish);
  };
  const counts = games.counts.value;
  const part = games.parts[kind.value];
  const all = part.games.value;
  const number = new Intl.NumberFormat(language.value);
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
                values={KINDS}
                names={{ running: running(number.format(counts.running)), over: over(number.format(counts.over)) }}
                chosen={kind}
                choose={choose}
              />
            </fieldset>
            <FileTools games={games} hasGames={counts.running + counts.over + counts.damaged > 0} />
          </div>
          {counts.damaged > 0 && <p class="gamesDamaged">{damaged(counts.damaged)}</p>}
          {all !== null && (all.length === 0 ? <Empty kind={kind.value} /> : <Games games={games} part={part} />)}
        </>
      )}
      <NewsBar />
      <Sharing games={games} />
    </main>
  );
}
