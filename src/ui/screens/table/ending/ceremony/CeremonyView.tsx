import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ScoreCategory } from '../../../../../rules/scores';
import type { Seat } from '../../../../../rules/state';
import { categoriesOf } from '../../../../../store/table/sources';
import { motion } from '../../../../app/state/motion';
import { endingTexts, tableTexts } from '../../../../app/state/texts';
import type { Slots } from '../../../../boardScreen/canvas/slots';
import { hasModifier } from '../../../../boardScreen/keys';
import { seatName } from '../../../../boardScreen/names';
import { usePeople } from '../../../../boardScreen/people';
import { SeatSign } from '../../../../kit/characters/PersonSign';
import { useModal } from '../../../../kit/Overlay';
import { REPEATED_TAP_MS } from '../../../../kit/repeatedTap';
import type { TableScreen } from '../../tableScreen';
import { reasonFor, spokenReasons } from '../sentences';
import { Counts } from './Counts';
import { type CeremonyStep, isCommon } from './ceremony';
import { paceOf } from './pace';
import { Standings } from './Standings';
import { Winners } from './Winners';
import './ceremonyView.css';

interface Props {
  readonly screen: TableScreen;
  readonly steps: readonly CeremonyStep[];
  readonly end: () => void;
}

/** The final scoring, step by step: the reef in the middle shows where the points come from, the rest says why. */
export function CeremonyView({ screen, steps, end }: Props) {
  const people = usePeople();
  const { view, slots, announce, shine, isCelebrating } = screen;
  const texts = endingTexts.value;
  const nameOf = (seat: Seat) => seatName(tableTexts.value, people, seat);
  /** One more than the last one as soon as all have been seen. */
  const [seen, setSeen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const stage = useStage(slots);
  const index = Math.min(seen, steps.length - 1);
  const step = steps[index];
  const { matter } = step;
  const pace = paceOf(motion.value, matter.type);
  const [openedAt] = useState(() => performance.now());
  const go = (by: 1 | -1) => {
    if (by < 0 && index === 0) return;
    // A player who goes back wants to see the step in peace.
    if (by < 0) setPaused(true);
    setSeen((now) => Math.max(0, Math.min(now + by, steps.length)));
  };

  useLayoutEffect(() => {
    isCelebrating.value = true;
    return () => {
      isCelebrating.value = false;
    };
  }, []);
  useModal(root, nextButton);
  useEffect(() => {
    if (seen === steps.length) end();
  }, [seen]);
  // Before anything of the step is seen: not for one frame under the reef of the step before.
  useLayoutEffect(() => {
    if (step.shown !== null && step.shown !== view.shown.peek()) view.act({ type: 'enlarge', seat: step.shown });
  }, [step]);
  useEffect(() => {
    view.act({ type: 'filter', level: null });
    shine(step.lights);
    // A longer sentence may have moved the reef.
    slots.remeasure();
    // After the reef has been announced, which this is about.
    announce([...spokenReasons(texts, nameOf, matter), ...spokenTotals(step, texts.has, nameOf)].join(' '));
  }, [step]);
  useEffect(() => {
    if (pace === null || isPaused) return;
    const timer = setTimeout(() => go(1), pace);
    return () => clearTimeout(timer);
  }, [step, pace, isPaused]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasModifier(event)) return;
      if (event.key === 'ArrowRight') go(1);
      else if (event.key === 'ArrowLeft') go(-1);
      else if (event.key === 'Escape') end();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  // A touch anywhere goes on, but not the second half of a double tap that has ended the game.
  const touch = ({ target, timeStamp }: MouseEvent) => {
    if (target instanceof Element && target.closest('button') === null && timeStamp - openedAt > REPEATED_TAP_MS) go(1);
  };
  const { type } = matter;
  const category = type === 'opening' || type === 'victory' ? null : type;
  const isLast = index === steps.length - 1;
  const shown = view.shown.value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a finger's short cut; keys have the button and the arrows
    <div
      class={`ceremony ${pace === null ? '' : 'moving'} ${type}`}
      role="dialog"
      aria-modal="true"
      aria-label={texts.heading}
      ref={root}
      onClick={touch}
    >
      <div class="above">
        <h2>{texts.heading}</h2>
        <button type="button" class="outline skip" onClick={end}>
          {texts.skip}
        </button>
      </div>
      <Standings step={step} most={Math.max(1, ...steps[steps.length - 1].totals)} isMoving={pace !== null} />
      <div class="middle">
        <p class="reefOf">
          {!isCommon(matter) && (
            <>
              <SeatSign people={people} seat={shown} />
              {tableTexts.value.screen.reefOf(nameOf(shown))}
            </>
          )}
        </p>
        <div class="stage" ref={stage}>
          {isCommon(matter) && <div class="countsGround" />}
          {isCommon(matter) && <Counts key={type} matter={matter} gains={step.gains} state={view.state.value} />}
          {matter.type === 'victory' && <Winners winners={matter.winners} crossingMs={isPaused ? null : pace} />}
        </div>
      </div>
      <Categories categories={categoriesOf(view.state.value)} now={type === 'victory' ? 'over' : category} />
      <div class="telling">
        <div class="reason">
          <p class="matter">
            {category === null ? texts.heading : texts.categories[category]}
            <span>{texts.progress(index + 1, steps.length)}</span>
          </p>
          <p key={index}>{reasonFor(texts, nameOf, matter)}</p>
        </div>
        <div class="stepping">
          <button type="button" class="outline" aria-disabled={index === 0} onClick={() => go(-1)}>
            {texts.back}
          </button>
          {pace !== null && (
            <button type="button" class="outline" onClick={() => setPaused(!isPaused)}>
              {isPaused ? texts.goOn : texts.pause}
            </button>
          )}
          <button type="button" class="filled" ref={nextButton} onClick={() => go(1)}>
            {isLast ? texts.toResult : texts.next}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Who has how much now, of those for whom something changed. */
function spokenTotals(
  { gains, totals }: CeremonyStep,
  has: (who: string, points: number) => string,
  nameOf: (seat: Seat) => string,
): readonly string[] {
  return totals.flatMap((total, seat) => (gains[seat] === 0 ? [] : [`${has(nameOf(seat), total)}.`]));
}

/** As long as the element with this ref is there, the large reef lies in it instead of at its place on the table. */
function useStage(slots: Slots): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const onTable = slots.elementOf('reef');
    const keepRoom = slots.slot('reef');
    keepRoom(stage.current);
    return () => keepRoom(onTable);
  }, [slots]);
  return stage;
}

interface CategoriesProps {
  readonly categories: readonly ScoreCategory[];
  readonly now: ScoreCategory | 'over' | null;
}

/** What is counted in which order, and how far we are. */
function Categories({ categories, now }: CategoriesProps) {
  const { categories: names } = endingTexts.value;
  const reached = now === null ? -1 : now === 'over' ? categories.length : categories.indexOf(now);
  return (
    <ol class="categories">
      {categories.map((category, index) => (
        <li
          key={category}
          class={index < reached ? 'done' : index === reached ? 'present' : 'ahead'}
          aria-current={index === reached ? 'step' : undefined}
        >
          {names[category]}
        </li>
      ))}
    </ol>
  );
}
