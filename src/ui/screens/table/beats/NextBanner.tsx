import { useEffect, useRef } from 'preact/hooks';
import type { HandingOn } from '../../../../store/table/handingOn';
import { motion } from '../../../app/state/motion';
import { storyTexts, tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { fishOf, usePeople } from '../../../boardScreen/people';
import { FishSign } from '../../../kit/fish/FishSign';
import { useFocusFallback } from '../../../kit/focus';
import { OctopusSign } from '../../../kit/signs/OctopusSign';
import { phaseName } from '../../../story/storySentences';
import { focusTurnStart } from '../focusTurnStart';
import type { TableScreen } from '../tableScreen';
import { whatToDo } from '../turn/todo';
import { handingName } from '../undoing';
import { blurBanner, isBannerShown } from './isBanner';
import './nextBanner.css';

/** Whose turn it is, across the reef: gone with the first touch, or by itself. */
export function NextBanner({ screen }: { readonly screen: TableScreen }) {
  const { table, beats } = screen;
  const people = usePeople();
  const beat = beats.beat.value;
  if (beat?.type === 'takenBack') return <TakenBack handing={beat.handing} />;
  if (beat?.type !== 'next' || !isBannerShown(screen)) return null;
  const isCharacter = screen.isCharacter(beat.seat);
  const isCalled = !beat.isReturn && !isCharacter;
  const { handover } = storyTexts.value;
  const state = table.state.value;
  const name = seatName(tableTexts.value, people, beat.seat);
  const phase = phaseName(storyTexts.value, state);
  const todo = `${whatToDo(tableTexts.value, people, table)}.`;
  return (
    // The live region says the same.
    <div class={beat.isReturn ? 'nextBanner back' : 'nextBanner'} data-motion={motion.value}>
      <FishSign fish={fishOf(people, beat.seat)} />
      <div>
        {beat.isReturn && <p class="welcome">{handover.welcomeBack}</p>}
        <p class="called">{isCalled ? handover.yourTurn(name) : handover.isToMove(name)}</p>
        <p class="phase">{phase}</p>
        {state.step.type === 'offer' && state.octopus === beat.seat && isCalled && (
          <p class="begins">
            <OctopusSign />
            {handover.youBegin}
          </p>
        )}
        {state.step.type !== 'start' && !isCharacter && (
          <p class="todo">{todo.charAt(0).toUpperCase() + todo.slice(1)}</p>
        )}
        {beat.isReturn && !isCharacter && <GoOn screen={screen} />}
      </div>
    </div>
  );
}

/** Whose move was taken back, and so whose turn it is again. */
function TakenBack({ handing }: { readonly handing: HandingOn }) {
  const people = usePeople();
  const texts = tableTexts.value;
  return (
    <div class="nextBanner" data-motion={motion.value}>
      <FishSign fish={fishOf(people, handing.seat)} />
      <div>
        <p class="called">{storyTexts.value.handover.isToMove(seatName(texts, people, handing.seat))}</p>
        <p class="phase">{texts.events.undoneOf(handingName(texts, people, handing))}</p>
      </div>
    </div>
  );
}

function GoOn({ screen }: { readonly screen: TableScreen }) {
  const button = useRef<HTMLButtonElement>(null);
  const fallback = useFocusFallback(() => focusTurnStart(screen));
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      type="button"
      class="filled"
      ref={(element) => {
        button.current = element;
        fallback(element);
      }}
      onClick={({ detail }) => {
        if (detail > 0) blurBanner();
        screen.beats.skip();
      }}
    >
      {storyTexts.value.handover.goOn}
    </button>
  );
}
