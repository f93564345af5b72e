import { useMemo, useState } from 'preact/hooks';
import type { GameRecord } from '../../history/record';
import { keepGame } from '../../store/library';
import { goToNewGame } from '../app/state/route';
import type { Glimpse } from '../kit/gameFacts/glimpse';
import { People } from '../kit/gameFacts/People';
import { Scores } from '../kit/gameFacts/Scores';
import { Standing, winOf } from '../kit/gameFacts/Standing';
import { ReefPicture } from '../kit/pictures/ReefPicture';
import { texts } from '../language';
import { shareTexts } from './texts';

interface Props {
  readonly record: GameRecord;
  readonly glimpse: Glimpse;
}

/** The game in a link: who plays, the leading reef, how it stands or how it ended, and the way to keep it. */
export function SharedGame({ record, glimpse }: Props) {
  const { people } = record;
  const { heading, inLink, keepRunning, keepOver } = shareTexts.value;
  const isOver = glimpse.toMove === null;
  const [isKeeping, setKeeping] = useState(false);
  const keep = async () => {
    // A second tap means the same game.
    if (isKeeping) return;
    setKeeping(true);
    // The game takes the place of the link: going back must not lead to where it would be kept once more.
    await goToNewGame(await keepGame(record, null));
  };
  const picture = useMemo(() => <ReefPicture side={glimpse.side} reef={glimpse.reef} />, [glimpse]);
  return (
    <div class="sharedGame">
      <div class="look">{picture}</div>
      <div class="about">
        <h1>{heading}</h1>
        {isOver ? (
          <>
            <p class="most">{winOf(people, glimpse)}</p>
            <Scores people={people} glimpse={glimpse} />
          </>
        ) : (
          <>
            <div class="most">{people.length === 0 ? texts.value.unnamed : <People people={people} />}</div>
            <p>
              <Standing people={people} glimpse={glimpse} />
            </p>
          </>
        )}
        <p class="quietly">{inLink}</p>
        <button type="button" class="filled" onClick={keep}>
          {isOver ? keepOver : keepRunning}
        </button>
      </div>
    </div>
  );
}
