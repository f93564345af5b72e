import { useSignal } from '@preact/signals';
import type { Happening } from '../../../../history/timeline';
import { betweenTurns } from '../../../app/state/preferences';
import { storyTexts } from '../../../app/state/texts';
import { useSyncEffect } from '../../../kit/useSyncEffect';
import { isAboutBag } from '../../../story/sinceLastTurn';
import { focusTurnStart } from '../focusTurnStart';
import type { TableScreen } from '../tableScreen';
import { BagMeaning } from './BagMeaning';
import './bagNews.css';

/** The move just made emptied the bag: says so, until read or until the next move. */
export function BagNews({ screen }: { readonly screen: TableScreen }) {
  const { table, beats, lessons } = screen;
  const told = useSignal<Happening | null>(null);
  // The card for the next player tells it, too.
  useSyncEffect(() => {
    if (beats.beat.value?.type === 'next' && betweenTurns.value === 'card') told.value = table.happening.value;
  });
  const happening = table.happening.value;
  const events = happening.type === 'played' ? happening.events.filter(isAboutBag) : [];
  if (
    events.length === 0 ||
    told.value === happening ||
    beats.isBlocking.value ||
    // It tells the same.
    lessons.open.value?.lesson === 'emptyBag' ||
    table.state.value.step.type === 'over'
  )
    return null;
  const { handover } = storyTexts.value;
  return (
    <section class="bagNews" aria-label={handover.bagNews}>
      <BagMeaning events={events} />
      <button
        type="button"
        class="outline"
        onClick={({ detail }) => {
          told.value = happening;
          if (detail === 0) setTimeout(() => focusTurnStart(screen));
        }}
      >
        {handover.understood}
      </button>
    </section>
  );
}
