import { useSignal } from '@preact/signals';
import type { Happening } from '../../../store/table';
import { BagMeaning } from '../../screens/table/handover/BagMeaning';
import { isAboutBag } from '../../story/sinceLastTurn';
import { useWatch } from '../../useWatch';
import type { TableScreen } from '../tableScreen';
import { focusBeginning } from './focusBeginning';
import { storyTexts } from './storyTexts';
import '../../screens/table/handover/bagNews.css';

/** The move just made emptied the bag: says so to whoever made it, until read or until the next move. */
export function BagNews({ screen: { table } }: { readonly screen: TableScreen }) {
  const told = useSignal<Happening | null>(null);
  // Whoever arrives is told on arrival.
  useWatch(() => {
    if (table.isArriving.value) told.value = table.happening.value;
  });
  const happening = table.happening.value;
  const events = happening.type === 'played' ? happening.events.filter(isAboutBag) : [];
  if (events.length === 0 || told.value === happening || table.state.value.step.type === 'over') return null;
  const { handover } = storyTexts.value;
  return (
    <section class="bagNews" aria-label={handover.bagNews}>
      <BagMeaning events={events} />
      <button
        type="button"
        class="quiet"
        onClick={({ detail }) => {
          told.value = happening;
          if (detail === 0) setTimeout(focusBeginning);
        }}
      >
        {handover.understood}
      </button>
    </section>
  );
}
