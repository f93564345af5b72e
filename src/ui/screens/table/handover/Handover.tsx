import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { handingOn } from '../../../../store/table/handingOn';
import type { Table } from '../../../../store/table/table';
import { motion } from '../../../app/state/motion';
import { seating } from '../../../app/state/preferences';
import { storyTexts, tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { fishOf, usePeople } from '../../../boardScreen/people';
import { FishSign } from '../../../kit/fish/FishSign';
import { useFocusFallback } from '../../../kit/focus';
import { Backdrop, pressInModal, useModal } from '../../../kit/Overlay';
import { REPEATED_TAP_MS } from '../../../kit/repeatedTap';
import { OctopusSign } from '../../../kit/signs/OctopusSign';
import { sinceLastTurn } from '../../../story/sinceLastTurn';
import { phaseName } from '../../../story/storySentences';
import { TurnSummary } from '../../../story/TurnSummary';
import { isBannerShown } from '../beats/isBanner';
import { focusTurnStart } from '../focusTurnStart';
import type { TableScreen } from '../tableScreen';
import { BagMeaning } from './BagMeaning';
import './handover.css';

/** For those who want a card with words between turns: who is next, what is to be done, what happened in the meantime. */
export function Handover({ screen }: { readonly screen: TableScreen }) {
  const { table, beats } = screen;
  if (beats.beat.value?.type !== 'next' || isBannerShown(screen)) return null;
  // Anew for each player to whom it comes.
  return <Arrival key={table.past.value.length} screen={screen} />;
}

function Arrival({ screen }: { readonly screen: TableScreen }) {
  const { table } = screen;
  const people = usePeople();
  const title = useId();
  const phase = useId();
  const root = useRef<HTMLDivElement>(null);
  const ready = useRef<HTMLButtonElement>(null);
  const [isCalm, setCalm] = useState(false);
  // The name comes first, even where large text leaves no room for the button.
  useModal(root, ready, { preventScroll: true });
  useEffect(() => {
    // A finger that taps twice ended the last turn: it does not begin this one.
    const timer = setTimeout(() => setCalm(true), REPEATED_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  const undoFallback = useFocusFallback(() => focusTurnStart(screen));
  const { handover } = storyTexts.value;
  const { seat } = table.state.value;
  const name = seatName(tableTexts.value, people, seat);
  const last = handingOn(table.undoable.value)?.seat ?? seat;
  const isReturn = table.happening.value.type === 'opened';
  const isCard = seating.value === 'around';
  const leave = (isByKey: boolean) => {
    screen.beats.skip();
    // The table is inert for a moment longer. A finger needs no focus, which would look like something chosen.
    if (isByKey) setTimeout(() => focusTurnStart(screen));
  };
  const press = (event: KeyboardEvent) => {
    // The key that ended the last turn may still be down.
    if (event.repeat) event.preventDefault();
    pressInModal(event, isCard ? () => leave(true) : null);
  };
  const tapBeside = () => {
    if (isCard && isCalm) leave(false);
  };
  return (
    <div class={`handover ${isCard ? 'card' : 'page'} ${isCalm ? '' : 'deaf'}`} data-motion={motion.value} ref={root}>
      <Backdrop tap={tapBeside} />
      <div
        class="arrival"
        role="dialog"
        aria-modal="true"
        aria-labelledby={title}
        aria-describedby={phase}
        tabIndex={-1}
        onKeyDown={press}
      >
        <FishSign fish={fishOf(people, seat)} />
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
            <button
              type="button"
              class="outline"
              ref={undoFallback}
              onClick={() => table.act({ type: 'undo', hasConsent: false })}
            >
              {handover.takeBack(seatName(tableTexts.value, people, last))}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** What happened since the player to move was here last. */
function SinceList({ table }: { readonly table: Table }) {
  const people = usePeople();
  const heading = useId();
  const { handover, log } = storyTexts.value;
  const { seat } = table.state.value;
  const past = table.past.value;
  const { doings, octopus, bag } = sinceLastTurn(past, seat);
  const isReturn = table.happening.value.type === 'opened';
  const hasBeenHere = past.some(({ state }) => state.seat === seat);
  // The start luminos lie, and the players have not been told yet who begins.
  const isBeginning = past.at(-1)?.move.type === 'layStart' && table.state.value.step.type === 'offer';
  return (
    <div class="meanwhile">
      <BagMeaning events={bag} />
      <section class="since" aria-labelledby={heading}>
        <h3 id={heading}>{isReturn || !hasBeenHere ? handover.lastly : handover.since}</h3>
        <ul>
          {doings.map((each) => (
            <TurnSummary key={each.seat} seat={each.seat} items={each.items} points={each.points} />
          ))}
          {isBeginning && (
            <li class="told">
              <OctopusSign />
              <p>{isReturn ? handover.begins(seatName(tableTexts.value, people, seat)) : handover.youBegin}</p>
            </li>
          )}
          {octopus !== null && (
            <li class="told">
              <OctopusSign />
              <p>
                {octopus === seat && !isReturn
                  ? handover.octopusForYou
                  : log.octopus(seatName(tableTexts.value, people, octopus))}
              </p>
            </li>
          )}
        </ul>
      </section>
    </div>
  );
}
