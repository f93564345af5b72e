import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../rules/state';
import { motion } from '../../app/state/motion';
import { seatName } from '../../boardScreen/names';
import { hasModifier } from '../../screens/table/keys';
import type { TableScreen } from '../tableScreen';
import { tableTexts } from '../texts';
import { Categories } from './Categories';
import { type CeremonyStep, categoriesOf } from './ceremony';
import { endingTexts } from './endingTexts';
import { Proof } from './Proof';
import { paceOf } from './pace';
import { Standings } from './Standings';
import { reasonFor } from './sentences';
import { useStage } from './useStage';
import '../../screens/table/ending/ceremony/ceremonyView.css';

interface Props {
  readonly screen: TableScreen;
  readonly steps: readonly CeremonyStep[];
  readonly end: () => void;
}

/** The final scoring, step by step: the reef in the middle shows where the points come from, the rest says why. */
export function CeremonyView({ screen, steps, end }: Props) {
  const { table, slots, say, shine } = screen;
  const texts = endingTexts.value;
  const nameOf = (seat: Seat) => seatName(tableTexts.value, seat);
  /** One more than the last one as soon as all have been seen. */
  const [seen, setSeen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const nextButton = useRef<HTMLButtonElement>(null);
  const stage = useStage(slots);
  const index = Math.min(seen, steps.length - 1);
  const step = steps[index];
  const reason = reasonFor(texts, nameOf, step.matter);
  const pace = paceOf(motion.value, reason.length);
  const go = (by: 1 | -1) => {
    if (by < 0 && index === 0) return;
    // Whoever goes back wants to see it in peace.
    if (by < 0) setPaused(true);
    setSeen((now) => Math.max(0, Math.min(now + by, steps.length)));
  };

  useEffect(() => nextButton.current?.focus(), []);
  useEffect(() => {
    if (seen === steps.length) end();
  }, [seen]);
  useEffect(() => {
    if (step.shown !== null && step.shown !== table.shown.peek()) table.enlarge(step.shown);
    table.filter(null);
    shine(step.lights);
    // A longer sentence may have moved the reef.
    slots.remeasure();
    // After the reef has been announced, which this is about.
    say([reason, ...spokenTotals(step, texts.has, nameOf)].join(' '));
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

  const { type } = step.matter;
  const isLast = index === steps.length - 1;
  return (
    <div class="ceremony" role="dialog" aria-modal="true" aria-label={texts.heading}>
      <div class="above">
        <h2>{texts.heading}</h2>
        <button type="button" class="quiet skip" onClick={end}>
          {texts.skip}
        </button>
      </div>
      <Standings step={step} most={Math.max(1, ...steps[steps.length - 1].totals)} isMoving={pace !== null} />
      <div class="stage" ref={stage} />
      <Categories categories={categoriesOf(table.state.value)} now={type === 'opening' ? null : type} />
      <div class="telling">
        <div class="reason">
          <p class="matter">
            {type === 'opening' ? texts.heading : texts.categories[type]}
            <span>{texts.progress(index + 1, steps.length)}</span>
          </p>
          <p key={index}>{reason}</p>
        </div>
        <Proof matter={step.matter} state={table.state.value} />
        <div class="stepping">
          <button type="button" class="quiet" aria-disabled={index === 0} onClick={() => go(-1)}>
            {texts.back}
          </button>
          {pace !== null && (
            <button type="button" class="quiet" onClick={() => setPaused(!isPaused)}>
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
