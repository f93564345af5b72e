import type { KeptGame } from '../../store/library';
import { texts } from '../language';
import type { Glimpse } from './glimpse';
import { People } from './People';
import { Scores } from './Scores';
import { Standing, winOf } from './Standing';
import { gamesListTexts } from './texts';

interface Props {
  readonly game: KeptGame;
  readonly glimpse: Glimpse | null;
  /** Of the heading, which says what the game is called. */
  readonly id: string;
  /** Its name is being written just now. */
  readonly isNamed: boolean;
}

/** What a game is called, who plays and how it stands; of a finished one who has won, and its final table in small. */
export function Facts({ game: { title, people }, glimpse, id, isNamed }: Props) {
  const who = people.length === 0 ? texts.value.unnamed : <People people={people} />;
  const isChronicle = glimpse?.toMove === null;
  const said = glimpse !== null && isChronicle ? winOf(people, glimpse) : who;
  return (
    <>
      <h2 id={id} class={isNamed ? 'unseen' : undefined}>
        {title === null ? said : <bdi>{title}</bdi>}
      </h2>
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
