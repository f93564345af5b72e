import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { motion } from '../../app/state/motion';
import { seatName } from '../../boardScreen/names';
import { FishSign } from '../../kit/fish/FishSign';
import { seating } from '../../settings/seating';
import { useHeir } from '../../useHeir';
import { fishOf } from '../people';
import type { TableScreen } from '../tableScreen';
import { tableTexts } from '../texts';
import { TREMBLE } from '../tremble';
import { focusBeginning } from './focusBeginning';
import { phaseName } from './phaseName';
import { SinceList } from './SinceList';
import { storyTexts } from './storyTexts';
import '../../screens/table/handover/handover.css';

/** The game comes to the next player: who that is, what is to be done, what happened in the meantime. */
export function Handover({ screen }: { readonly screen: TableScreen }) {
  const { table } = screen;
  // Anew for each player to whom it comes.
  return table.isArriving.value ? <Arrival key={table.past.value.length} screen={screen} /> : null;
}

function Arrival({ screen: { table } }: { readonly screen: TableScreen }) {
  const title = useId();
  const phase = useId();
  const ready = useRef<HTMLButtonElement>(null);
  const [isCalm, setCalm] = useState(false);
  useLayoutEffect(() => {
    // The name comes first, even where large text leaves no room for the button.
    ready.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // The finger that ended the last turn may tremble without beginning this one.
    const timer = setTimeout(() => setCalm(true), TREMBLE);
    return () => clearTimeout(timer);
  }, []);
  const undoHeir = useHeir(focusBeginning);
  const { handover } = storyTexts.value;
  const { seat } = table.state.value;
  const name = seatName(tableTexts.value, seat);
  const last = table.past.value.at(-1)?.state.seat ?? seat;
  const isReturn = table.happening.value.type === 'opened';
  const isCard = seating.value === 'around';
  const leave = (isByKey: boolean) => {
    table.arrive();
    // The table is inert for a moment longer. A finger needs no focus, which would look like something chosen.
    if (isByKey) setTimeout(focusBeginning);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    // The key that ended the last turn may still be down.
    if (event.repeat) event.preventDefault();
    if (event.key === 'Escape' && isCard) leave(true);
  };
  const tapBeside = () => {
    if (isCard && isCalm) leave(false);
  };
  return (
    <div class={`handover ${isCard ? 'card' : 'page'} ${isCalm ? '' : 'trembling'}`} data-motion={motion.value}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a finger's way out; keys have Escape and the button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div class="behind" onClick={tapBeside} />
      <div
        class="arrival"
        role="dialog"
        aria-modal="true"
        aria-labelledby={title}
        aria-describedby={phase}
        tabIndex={-1}
        onKeyDown={press}
      >
        <FishSign fish={fishOf(seat)} />
        {isReturn && <p class="back">{handover.welcomeBack}</p>}
        <h2 id={title}>{isReturn ? handover.isToMove(name) : handover.yourTurn(name)}</h2>
        <p class="phase" id={phase}>
          {phaseName(storyTexts.value, table.state.value)}
        </p>
        <SinceList table={table} />
        <div class="choices">
          <button type="button" class="filled" ref={ready} onClick={({ detail }) => leave(detail === 0)}>
            {isReturn ? handover.goOn : handover.ready}
          </button>
          {!isReturn && table.undoPrice.value === 'free' && (
            <button type="button" class="quiet" ref={undoHeir} onClick={() => table.undo()}>
              {handover.takeBack(seatName(tableTexts.value, last))}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
