import type { ComponentChildren } from 'preact';
import type { KeptGame } from '../../store/library';
import type { Glimpse } from '../kit/gameFacts/glimpse';
import { People } from '../kit/gameFacts/People';
import { Scores } from '../kit/gameFacts/Scores';
import { Standing, winOf } from '../kit/gameFacts/Standing';
import { texts } from '../language';
import { gamesListTexts } from './texts';

interface Props {
  readonly game: KeptGame;
  readonly glimpse: Glimpse | null;
  /** Of the heading, which says what the game is called. */
  readonly id: string;
  /** What lies over the heading. */
  readonly children: ComponentChildren;
}

/** What a game is called, who plays and how it stands; of a finished one who has won, and its final table in small. */
export function Facts({ game: { title, people }, glimpse, id, children }: Props) {
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
