import type { Person } from '../../history/record';
import type { Made } from '../../history/timeline';
import type { GameState, Seat } from '../../rules/state';
import { type Lesson, type LessonName, type Moment, momentOf, type Shown } from './lesson';
import { LESSONS } from './lessons';

/** The most lessons in full that one game has; what comes after them is told in a line. */
const MOST_FULL_LESSONS = 12;

/** What one person takes in within a round, if the rest can wait. */
const ENOUGH_IN_ROUND = 3;

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

/**
 * The one lesson that is due now, and for whom; null if none is. Characters are never taught. A position has one lesson:
 * once it was shown, ask again only after the next move, or after a refusal, of which nothing but `refused` can come.
 */
export function dueLesson(moment: Moment, people: readonly Person[], taught: readonly Taught[]): DueLesson | null {
  const seat = pupilAt(moment.state, people);
  if (seat === null) return null;
  for (const lesson of openTo(seat, moment.state.round, taught)) {
    const isOfRefusal = lesson.name === 'refused';
    const shown = isOfRefusal === moment.refusals.length > 0 ? lesson.look(moment) : null;
    if (shown === null) continue;
    const { name, gesture } = lesson;
    const { round } = moment.state;
    return { lesson: name, seat, form: formOf(lesson, moment.state, taught), round, gesture, shown };
  }
  return null;
}

/**
 * What was taught on the way here, by the moves alone: nothing of it has to be kept. The lesson of the position that they
 * have led to is not among it. What was told of a refused place is not known any more and may be told again.
 */
export function taughtSoFar(past: readonly Made[], people: readonly Person[]): readonly Taught[] {
  const taught: Taught[] = [];
  for (const [index, { state }] of past.entries()) {
    const due = dueLesson(momentOf(state, past[index - 1] ?? null), people, taught);
    if (due !== null) taught.push(withoutPicture(due));
  }
  return taught;
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

/** What this seat can be taught now. What nobody at the table has heard of goes before a line about what others have. */
function openTo(seat: Seat, round: number, taught: readonly Taught[]): readonly Lesson[] {
  const own = taught.filter((each) => each.seat === seat);
  const heard = new Set(taught.map(({ lesson }) => lesson));
  const known = new Set(own.map(({ lesson }) => lesson));
  const hasEnough = own.filter((each) => each.round === round && each.form === 'full').length >= ENOUGH_IN_ROUND;
  const open = LESSONS.filter(({ canWait }) => !(canWait && hasEnough));
  return [
    ...open.filter(({ name }) => !heard.has(name) && (name !== 'choice' || known.has('scoring'))),
    ...open.filter(({ name, hasLine }) => hasLine && heard.has(name) && !known.has(name)),
  ];
}

/** What is rare leaves room for what this game still needs. */
function formOf({ name, isRare }: Lesson, state: GameState, taught: readonly Taught[]): 'full' | 'line' {
  if (taught.some(({ lesson }) => lesson === name)) return 'line';
  const full = taught.filter(({ form }) => form === 'full').length;
  return full + (isRare ? lessonsToCome(state, taught) : 0) < MOST_FULL_LESSONS ? 'full' : 'line';
}

function lessonsToCome({ step, ending }: GameState, taught: readonly Taught[]): number {
  if (step.type === 'over') return 0;
  // A game that ends early does not get to its last rounds.
  return LESSONS.filter(({ name, isRare }) => {
    const isSkipped = isRare || (name === 'rounds' && ending !== 'none');
    return !isSkipped && !taught.some(({ lesson }) => lesson === name);
  }).length;
}
