import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import type { KeptGame } from '../../../../store/library/library';
import { language } from '../../../app/state/language';
import { goToGame } from '../../../app/state/route';
import { gamesListTexts, texts } from '../../../app/state/texts';
import { type Glimpse, glimpseOf } from '../../../kit/gameFacts/glimpse';
import { gameCalled } from '../../../kit/gameFacts/names';
import { People } from '../../../kit/gameFacts/People';
import { Scores } from '../../../kit/gameFacts/Scores';
import { Standing, winOf } from '../../../kit/gameFacts/Standing';
import { ReefPicture } from '../../../kit/pictures/ReefPicture';
import { bringBack, useGamesScreen } from '../gamesScreen';
import { useNear } from '../nearby';
import type { SavedGame } from '../paging';
import { CardTools } from './CardTools';
import { TitleField } from './TitleField';
import { formatWhen } from './when';
import './gameCard.css';

interface Props {
  readonly saved: SavedGame;
  readonly hasTools: boolean;
}

/** One game: a picture, what it is called, who plays, how it stands, when it was played last, and what can be done with it. */
export function GameCard({ saved, hasTools }: Props) {
  const screen = useGamesScreen();
  const { id, touched, isOver, position } = saved.kept.value;
  const isRemoved = saved.isRemoved.value;
  const { lookAt, about, bringBack: back } = gamesListTexts.value;
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const tools = useRef<HTMLButtonElement>(null);
  const [isNamed, setNamed] = useState(false);
  const isNear = useNear(screen.near, card);
  const glimpse = useMemo(() => glimpseOf(position), [position]);
  // A reef is drawn once, however often the words beside it change, and only where it can be seen.
  const picture = useMemo(
    () => isNear && glimpse && <ReefPicture side={glimpse.side} reef={glimpse.reef} />,
    [isNear, glimpse],
  );
  const verb = isRemoved ? back : isOver ? lookAt : texts.value.goOn;
  const state = isRemoved ? 'isRemoved' : isNamed ? 'isNamed' : '';
  return (
    <article ref={card} class={`gameCard ${state}`} aria-labelledby={heading}>
      <div class="face">
        <div class="look">{picture}</div>
        <div class="facts">
          <Facts game={saved.kept.value} glimpse={glimpse} id={heading}>
            {isNamed && <TitleField saved={saved} close={() => setNamed(false)} goOn={() => tools.current?.focus()} />}
          </Facts>
          <p class="when">{formatWhen(touched, Date.now(), language.value)}</p>
          <button
            type="button"
            class={isRemoved ? 'outline wide' : 'open'}
            aria-label={about(verb, gameCalled(saved.kept.value))}
            // The second tap on a tool that has gone by then was not meant for the game below it.
            onClick={({ detail }) => (isRemoved ? bringBack(screen, saved) : detail < 2 && goToGame(id))}
          >
            {verb}
          </button>
        </div>
      </div>
      {hasTools && <CardTools saved={saved} button={tools} rename={() => setNamed(true)} />}
    </article>
  );
}

interface FactsProps {
  readonly game: KeptGame;
  readonly glimpse: Glimpse | null;
  /** Of the heading, which says what the game is called. */
  readonly id: string;
  /** What lies over the heading. */
  readonly children: ComponentChildren;
}

/** What a game is called, who plays and how it stands; of a finished one who has won, and its final table in small. */
function Facts({ game: { title, people }, glimpse, id, children }: FactsProps) {
  const who = people.length === 0 ? texts.value.unnamed : <People people={people} />;
  const isChronicle = glimpse?.toMove === null;
  const said = glimpse !== null && isChronicle ? winOf(people, glimpse) : who;
  return (
    <>
      <div class="gameCalled">
        <h2 id={id}>{title === null ? said : <bdi>{title}</bdi>}</h2>
        {children}
      </div>
      {title !== null && <p class="said">{said}</p>}
      {glimpse === null ? (
        <p>{gamesListTexts.value.noPicture}</p>
      ) : isChronicle ? (
        <Scores people={people} glimpse={glimpse} />
      ) : (
        <p>
          <Standing people={people} glimpse={glimpse} />
        </p>
      )}
    </>
  );
}
