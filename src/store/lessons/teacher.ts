import type { Person } from '../../history/record';
import type { GameState, Seat } from '../../rules/state';
import type { Lesson, LessonName, Moment, Shown } from './lesson';
import { LESSONS } from './lessons';

/** The most lessons in full that one game has; what comes after them is told in a line. */
const MOST_FULL_LESSONS = 12;

/** A lesson that somebody has had: in full, or in one line because the table has had it in full before. */
export interface Taught {
  readonly lesson: LessonName;
  readonly seat: Seat;
  readonly form: 'full' | 'line';
  readonly round: number;
}

export interface DueLesson extends Taught {
  readonly gesture: Lesson['gesture'];
  readonly shown: Shown;
}

/** The one lesson that is due now, and for whom; null if none is. Characters are never taught. */
export function dueLesson(moment: Moment, people: readonly Person[], taught: readonly Taught[]): DueLesson | null {
  const seat = pupilAt(moment.state, people);
  if (seat === null) return null;
  const isKnownTo = (name: LessonName, ...seats: readonly Seat[]) =>
    taught.some((each) => each.lesson === name && (seats.length === 0 || seats.includes(each.seat)));
  // What nobody at the table has heard of goes before a line about what others have.
  const open = LESSONS.filter(
    ({ name }) => !isKnownTo(name, seat) && (name !== 'choice' || isKnownTo('scoring', seat)),
  );
  const ordered = [...open.filter(({ name }) => !isKnownTo(name)), ...open.filter(({ name }) => isKnownTo(name))];
  for (const lesson of ordered) {
    const shown = lesson.look(moment);
    if (shown === null) continue;
    const { name, gesture } = lesson;
    return { lesson: name, seat, form: formOf(lesson, taught), round: moment.state.round, gesture, shown };
  }
  return null;
}

export function withoutPicture({ lesson, seat, form, round }: DueLesson): Taught {
  return { lesson, seat, form, round };
}

/** Who is to be taught: the person to move; at the end the first person, for all. */
function pupilAt({ step, seat }: GameState, people: readonly Person[]): Seat | null {
  const isPerson = (each: Seat) => (people[each]?.mind ?? null) === null;
  if (step.type !== 'over') return isPerson(seat) ? seat : null;
  const first = people.findIndex(({ mind }) => mind === null);
  return people.length === 0 ? seat : first < 0 ? null : first;
}

/** What is rare leaves room for what every game needs. */
function formOf({ name, isRare }: Lesson, taught: readonly Taught[]): 'full' | 'line' {
  if (taught.some(({ lesson }) => lesson === name)) return 'line';
  const full = taught.filter(({ form }) => form === 'full').length;
  const toCome = LESSONS.filter((each) => !each.isRare && !taught.some(({ lesson }) => lesson === each.name)).length;
  return full + (isRare ? toCome : 0) < MOST_FULL_LESSONS ? 'full' : 'line';
}
