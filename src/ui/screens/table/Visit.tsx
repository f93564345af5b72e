import { tableTexts } from '../../app/state/texts';
import { seatName } from '../../boardScreen/names';
import { usePeople } from '../../boardScreen/people';
import { useFocusFallback } from '../../kit/focus';
import { focusTurnStart } from './focusTurnStart';
import type { TableScreen } from './tableScreen';
import '../../boardScreen/visit.css';

/** While another reef is the large one: whose it is, and the way back. */
export function Visit({ screen }: { readonly screen: TableScreen }) {
  const { table } = screen;
  const people = usePeople();
  const texts = tableTexts.value;
  const focusFallback = useFocusFallback(() => focusTurnStart(screen));
  const { seat, step } = table.state.value;
  const shown = table.shown.value;
  // A turn that is seen again comes back by itself.
  if (shown === seat || screen.beats.isBlocking.value) return null;
  const { reefOf, backTo } = texts.screen;
  return (
    <div class="visit">
      <p>{reefOf(seatName(texts, people, shown))}</p>
      {step.type !== 'over' && (
        <button type="button" class="outline" ref={focusFallback} onClick={() => table.act({ type: 'enlarge', seat })}>
          {backTo(seatName(texts, people, seat))}
        </button>
      )}
    </div>
  );
}
