import { useMemo } from 'preact/hooks';
import { language, texts } from '../language';
import { ReefPicture } from '../pictures/ReefPicture';
import { goToGame } from '../route';
import { listOf } from './names';
import { People } from './People';
import { Standing } from './Standing';
import type { SavedGame } from './savedGames';
import { gamesListTexts } from './texts';
import { formatWhen } from './when';
import './gameCard.css';

/** One game: a picture, who plays, how it stands, when it was played last. */
export function GameCard({ game: { id, touched, isOver, record }, glimpse: { value: glimpse }, remove }: SavedGame) {
  const { unnamed, goOn } = texts.value;
  const { lookAt, remove: removeGame } = gamesListTexts.value;
  const removing = removeGame(listOf(record.people.map(({ name }) => name)));
  // A reef is drawn once, however often the words beside it change.
  const picture = useMemo(() => glimpse && <ReefPicture side={glimpse.side} reef={glimpse.reef} />, [glimpse]);
  return (
    <article class="gameCard">
      <button type="button" class="open" onClick={() => goToGame(id)}>
        <span class="look">{picture}</span>
        <span class="facts">
          {record.people.length === 0 ? <span>{unnamed}</span> : <People people={record.people} />}
          <span class="standing">{glimpse && <Standing people={record.people} glimpse={glimpse} />}</span>
          <span class="when">{formatWhen(touched, Date.now(), language.value)}</span>
          <span class="verb">{isOver ? lookAt : goOn}</span>
        </span>
      </button>
      <button type="button" class="remove" title={removing} aria-label={removing} onClick={remove}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.300 10.500l.3 5.500M13.700 10.500l-.3 5.500" />
        </svg>
      </button>
    </article>
  );
}
