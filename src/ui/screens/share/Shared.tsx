import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KeptBefore } from '../../../store/library/gameLibrary';
import { type LinkedGame, readSharedGame } from '../../../store/library/sharing';
import type { Route } from '../../app/address';
import { useGames } from '../../app/services';
import { goHome, goToNewGame } from '../../app/state/route';
import { shareTexts, texts } from '../../app/state/texts';
import { BackHome } from '../../kit/BackHome';
import { type Glimpse, glimpseAt } from '../../kit/gameFacts/glimpse';
import { People } from '../../kit/gameFacts/People';
import { Scores } from '../../kit/gameFacts/Scores';
import { Standing, winOf } from '../../kit/gameFacts/Standing';
import { ReefPicture } from '../../kit/pictures/ReefPicture';
import { chooseSentences, type Why } from './noGameSentences';
import './shared.css';

/** What a link shows that holds a whole game. Nothing of it is kept until the player says so. */
export function Shared({ route }: { readonly route: Route }) {
  const code = route.screen === 'shared' ? route.code : '';
  const shared = useMemo(() => readSharedGame(code), [code]);
  const glimpse = useMemo(() => (shared.ok ? glimpseAt(shared.end) : null), [shared]);
  return (
    <main class="sharedPage">
      <BackHome />
      {shared.ok && glimpse !== null ? (
        <SharedGame linked={shared} glimpse={glimpse} />
      ) : (
        <NoGame why={shared.ok ? 'damaged' : shared.why} />
      )}
    </main>
  );
}

/** A link that cannot be read: what happened, what it means for the games that are here, and what to do now. */
export function NoGame({ why }: { readonly why: Why }) {
  const { heading, means, now } = chooseSentences(why, shareTexts.value);
  return (
    <div class="noGame">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="15" cy="25" r="11" />
        <circle cx="30" cy="11" r="6.5" />
        <circle cx="33" cy="27" r="3" />
      </svg>
      <h1>{heading}</h1>
      <p>{means}</p>
      <p>{shareTexts.value.unchanged}</p>
      <p>{now}</p>
      <button type="button" class="filled" onClick={goHome}>
        {texts.value.home}
      </button>
    </div>
  );
}

interface Props {
  readonly linked: LinkedGame;
  readonly glimpse: Glimpse;
}

/** The game in a link: who plays, a reef, how it stands or how it ended, and the way to keep it. */
export function SharedGame({ linked, glimpse }: Props) {
  const { people } = linked.record;
  const { findShared, keepShared } = useGames();
  const { heading } = shareTexts.value;
  const isOver = glimpse.toMove === null;
  const [before, setBefore] = useState<KeptBefore | null>(null);
  useEffect(() => {
    let isGone = false;
    findShared(linked).then((found) => {
      if (!isGone) setBefore(found);
    });
    return () => {
      isGone = true;
    };
  }, [linked]);
  const [isKeeping, setKeeping] = useState(false);
  // The game takes the place of the link: going back must not lead to where it would be kept once more.
  const keep = async () => {
    // A second tap means the same game.
    if (isKeeping) return;
    setKeeping(true);
    await goToNewGame(await keepShared(linked));
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
        {before !== null && <Keeping before={before} isOver={isOver} keep={keep} />}
      </div>
    </div>
  );
}

interface KeepingProps {
  readonly before: KeptBefore;
  readonly isOver: boolean;
  readonly keep: () => void;
}

/** What is to be known before keeping it, and the ways on: one that was kept before is opened, and not kept again. */
function Keeping({ before, isOver, keep }: KeepingProps) {
  const { inLink, keepRunning, keepOver, isHere, isHereChanged, openHere, playHere, keepToo } = shareTexts.value;
  if (before.type === 'no') {
    return (
      <>
        <p class="quietly">{inLink}</p>
        <button type="button" class="filled" onClick={keep}>
          {isOver ? keepOver : keepRunning}
        </button>
      </>
    );
  }
  const isChanged = before.type === 'changed';
  return (
    <>
      <p class="quietly">{isChanged ? isHereChanged : isHere}</p>
      <button type="button" class="filled" onClick={() => goToNewGame(before.id)}>
        {isChanged || isOver ? openHere : playHere}
      </button>
      {isChanged && (
        <button type="button" class="outline" onClick={keep}>
          {keepToo}
        </button>
      )}
    </>
  );
}
