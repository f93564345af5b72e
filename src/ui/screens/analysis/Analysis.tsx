import { useEffect, useState } from 'preact/hooks';
import type { OpenedReview } from '../../../store/analysis/reviews';
import type { Route } from '../../app/address';
import { useGames } from '../../app/services';
import { goToGame } from '../../app/state/route';
import { analysisTexts, texts } from '../../app/state/texts';
import { Unreadable } from '../../boardScreen/Unreadable';
import { BackHome } from '../../kit/BackHome';
import { focusHeading } from '../../kit/focus';
import { Review } from './Review';
import './analysis.css';

/** Looking back on the game of the address: where its points were, and what was luck. */
export function Analysis({ route }: { readonly route: Route }) {
  const games = useGames();
  const id = route.screen === 'analysis' ? route.id : '';
  const [opened, setOpened] = useState<OpenedReview | null>(null);
  useEffect(() => {
    let isGone = false;
    games.reviewGame(id).then((next) => {
      if (isGone) return;
      // Coming here is asking for it; what was stopped by hand waits for the button.
      if (next.ok && next.game.analysis.status.peek() === 'nothing') next.game.analysis.start();
      setOpened(next);
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  if (opened === null) return <p class="waiting">{texts.value.loading}</p>;
  if (opened.ok) return <Review game={opened.game} />;
  const { why } = opened;
  if (why === 'unfinished' || why === 'noStory') return <NothingToTell why={why} id={id} />;
  return <Unreadable opened={{ ok: false, why }} />;
}

/** The game is there, but there is nothing to look back on. */
function NothingToTell({ why, id }: { readonly why: 'unfinished' | 'noStory'; readonly id: string }) {
  const words = analysisTexts.value;
  useEffect(focusHeading, []);
  return (
    <main class="analysis">
      <BackHome />
      <h1>{words[why]}</h1>
      <p>{words[`${why}Means`]}</p>
      <button type="button" class="filled" onClick={() => goToGame(id)}>
        {words.toGame}
      </button>
    </main>
  );
}
