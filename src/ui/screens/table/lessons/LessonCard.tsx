import { useRef } from 'preact/hooks';
import type { DueLesson } from '../../../../store/lessons/teacher';
import { tableTexts } from '../../../app/state/texts';
import { useFocusFallback } from '../../../kit/focus';
import { TurtleSign } from '../../../kit/signs/GameSigns';
import { focusTurnStart } from '../focusTurnStart';
import type { TableScreen } from '../tableScreen';
import { LessonPicture } from './LessonPicture';
import { lessonWords } from './lessonWords';
import { placeOf } from './place';
import './lessonCard.css';

/**
 * The turtle explains what matters for the first time: beside the game, which goes on all the while. Where several have to
 * hear it, the others get one line, which goes with their next move.
 */
export function LessonCard({ screen }: { readonly screen: TableScreen }) {
  const { lessons, table } = screen;
  const open = lessons.open.value;
  // A hint that was asked for is what the player wants to read now.
  if (open === null || screen.hint.value !== null || table.state.value.step.type === 'over') return null;
  const place = placeOf(open.shown, table.state.value.step.type);
  const aside = lessons.isTouched.value ? 'aside' : '';
  const look = `lesson ${open.form} ${place.over} ${place.edge} ${aside}`;
  if (open.form === 'line')
    return (
      <p class={look} aria-hidden="true">
        <TurtleSign />
        <span>{lessonWords(tableTexts.value, open)}</span>
      </p>
    );
  return (
    <section class={look} aria-label={tableTexts.value.lessons.name}>
      <TurtleSign />
      <p class="told">{lessonWords(tableTexts.value, open)}</p>
      {open.gesture !== null && <LessonPicture gesture={open.gesture} />}
      <Buttons screen={screen} />
    </section>
  );
}

function Buttons({ screen }: { readonly screen: TableScreen }) {
  const { gotIt, skip } = tableTexts.value.lessons;
  const { lessons } = screen;
  const focusFallback = useFocusFallback(() => focusTurnStart(screen));
  return (
    <div class="answers" ref={focusFallback}>
      <button type="button" class="outline" onClick={lessons.close}>
        {gotIt}
      </button>
      <button type="button" class="quietButton" onClick={lessons.skip}>
        {skip}
      </button>
    </div>
  );
}

/** What the turtle says, for those who listen: beside what is announced of the moves, so that neither cuts the other off. */
export function LessonSpoken({ screen: { lessons, table } }: { readonly screen: TableScreen }) {
  // The result tells of a tie itself, after the final scoring.
  const open = table.state.value.step.type === 'over' ? null : lessons.open.value;
  // The same words for the next player are news again.
  const count = useRef({ of: null as DueLesson | null, key: 0 });
  if (count.current.of !== open) count.current = { of: open, key: count.current.key + 1 };
  if (!lessons.isGuided) return null;
  return (
    <div class="unseen" role="status">
      <p key={count.current.key}>{open === null ? '' : lessonWords(tableTexts.value, open)}</p>
    </div>
  );
}
