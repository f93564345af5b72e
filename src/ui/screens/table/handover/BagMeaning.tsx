import { storyTexts } from '../../../app/state/texts';
import type { BagEvent } from '../../../story/sinceLastTurn';
import { emptyBagOf } from './emptyBag';
import './bagMeaning.css';

/** The bag was empty: what was done about it, and what that means for the rest of the game. */
export function BagMeaning({ events }: { readonly events: readonly BagEvent[] }) {
  const news = emptyBagOf(events);
  if (news === null) return null;
  const { handover } = storyTexts.value;
  return (
    <div class="bagMeaning">
      <h3>{handover.bagEmpty(news.isDry)}</h3>
      <p>
        {news.emergency > 0 && handover.emergency(news.emergency)} {news.isDry && handover.dry}
      </p>
      <p>{handover.bagMeans(news.ending)}</p>
    </div>
  );
}
