import type { Table } from '../../store/table';
import { seatName } from '../boardScreen/names';
import { useHeir } from '../useHeir';
import { focusBeginning } from './story/focusBeginning';
import { tableTexts } from './texts';
import '../boardScreen/visit.css';

/** While another reef is the large one: whose it is, and the way back. */
export function Visit({ table }: { readonly table: Table }) {
  const texts = tableTexts.value;
  const heir = useHeir(focusBeginning);
  const { seat, step } = table.state.value;
  const shown = table.shown.value;
  if (shown === seat) return null;
  const { reefOf, backTo } = texts.screen;
  return (
    <div class="visit">
      <p>{reefOf(seatName(texts, shown))}</p>
      {step.type !== 'over' && (
        <button type="button" class="quiet" ref={heir} onClick={() => table.enlarge(seat)}>
          {backTo(seatName(texts, seat))}
        </button>
      )}
    </div>
  );
}
