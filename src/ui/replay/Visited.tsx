import type { Watching } from '../../store/table/playback';
import { seatName } from '../boardScreen/names';
import { tableTexts } from '../table/texts';
import '../boardScreen/visit.css';

/** Whose the large reef is and, while it is another one than that of whoever moved, the way back. */
export function Visited({ watching: { table, mover } }: { readonly watching: Watching }) {
  const texts = tableTexts.value;
  const shown = table.shown.value;
  const { reefOf, backTo } = texts.screen;
  return (
    <div class="visit">
      <p>{reefOf(seatName(texts, shown))}</p>
      {shown !== mover.value && (
        <button type="button" class="quiet" onClick={() => table.enlarge(mover.peek())}>
          {backTo(seatName(texts, mover.value))}
        </button>
      )}
    </div>
  );
}
