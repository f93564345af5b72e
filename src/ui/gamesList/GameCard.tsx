import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { goToGame } from '../app/state/route';
import { glimpseOf } from '../kit/gameFacts/glimpse';
import { gameCalled } from '../kit/gameFacts/names';
import { ReefPicture } from '../kit/pictures/ReefPicture';
import { language, texts } from '../language';
import { TitleField } from '../screens/games/card/TitleField';
import { formatWhen } from '../screens/games/card/when';
import type { SavedGame } from '../screens/games/paging';
import type { SavedGames } from '../screens/games/savedGames';
import { bringBack } from './bringBack';
import { CardTools } from './CardTools';
import { Facts } from './Facts';
import { gamesListTexts } from './texts';
import { useNear } from './useNear';
import '../screens/games/card/gameCard.css';

interface Props {
  readonly games: SavedGames;
  readonly saved: SavedGame;
  readonly hasTools: boolean;
}

/** One game: a picture, what it is called, who plays, how it stands, when it was played last, and what can be done with it. */
export function GameCard({ games, saved, hasTools }: Props) {
  const { id, touched, isOver, position } = saved.kept.value;
  const isRemoved = saved.isRemoved.value;
  const { lookAt, about, bringBack: back } = gamesListTexts.value;
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const [isNamed, setNamed] = useState(false);
  const isNear = useNear(card);
  const glimpse = useMemo(() => glimpseOf(position), [position]);
  // A reef is drawn once, however often the words beside it change, and only where it can be seen.
  const picture = useMemo(
    () => isNear && glimpse && <ReefPicture side={glimpse.side} reef={glimpse.reef} />,
    [isNear, glimpse],
  );
  const focusTools = () => card.current?.querySelector<HTMLElement>('.more')?.focus();
  const verb = isRemoved ? back : isOver ? lookAt : texts.value.goOn;
  const state = isRemoved ? 'isRemoved' : isNamed ? 'isNamed' : '';
  return (
    <article ref={card} class={`gameCard ${state}`} aria-labelledby={heading}>
      <div class="face">
        <div class="look">{picture}</div>
        <div class="facts">
          <Facts game={saved.kept.value} glimpse={glimpse} id={heading}>
            {isNamed && <TitleField games={games} saved={saved} close={() => setNamed(false)} goOn={focusTools} />}
          </Facts>
          <p class="when">{formatWhen(touched, Date.now(), language.value)}</p>
          <button
            type="button"
            class={isRemoved ? 'outlined' : 'open'}
            aria-label={about(verb, gameCalled(saved.kept.value))}
            // The second tap on a tool that has gone by then was not meant for the game below it.
            onClick={({ detail }) => (isRemoved ? bringBack(games, saved) : detail < 2 && goToGame(id))}
          >
            {verb}
          </button>
        </div>
      </div>
      {hasTools && <CardTools games={games} saved={saved} rename={() => setNamed(true)} />}
    </article>
  );
}
