import type { Watching } from '../../store/watching';
import { seatName } from '../table/names';
import { tableTexts } from '../table/texts';
import '../table/visit.css';

/** While another reef is the large one than that of whoever moved: whose it is, and the way back. */
export function Visited({ watching: { table, mover } }: { readonly watching: Watching }) {
  const texts = tableTexts.value;
  const shown = table.shown.value;
  if (shown === mover.value) return null;
  const { reefOf, backTo } = texts.screen;
  return (
    <div class="visit">
      <p>{reefOf(seatName(texts, shown))}</p>
      <button type="button" class="quiet" onClick={() => table.enlarge(mover.peek())}>
        {backTo(seatName(texts, mover.value))}
      </button>
    </div>
  );
}
