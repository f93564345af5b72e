import type { Person } from '../../../src/history/record';
import { LESSON_NAMES, type LessonName } from '../../../src/store/lessons/lesson';
import type { Taught } from '../../../src/store/lessons/teacher';
import type { TaughtGame } from './teachGame';

export interface LessonRow {
  readonly lesson: LessonName;
  /**
   * Games in which its moment came, in how many of those it came, in how many in full, the median round of that, and how
   * many rounds after its first moment that was, in the mean.
   */
  readonly moments: number;
  readonly came: number;
  readonly full: number;
  readonly medianRound: number | null;
  readonly roundsLate: number;
}

export interface Tally {
  readonly games: number;
  readonly rows: readonly LessonRow[];
  readonly fullPerGame: { readonly mean: number; readonly most: number };
  /** Lessons that were told in a line from the beginning, to leave room for others. */
  readonly shortPerGame: number;
  /** Lines for those who had seen the lesson taught to somebody else, and the most of them for one person. */
  readonly linesPerGame: { readonly mean: number; readonly mostOfOne: number };
  readonly forbidden: Readonly<Record<'twice' | 'atOnce' | 'characters' | 'tooMany', number>>;
}

export const NONE_FORBIDDEN: Tally['forbidden'] = { twice: 0, atOnce: 0, characters: 0, tooMany: 0 };

export function tallyOf(games: readonly TaughtGame[], people: readonly Person[]): Tally {
  const rows = LESSON_NAMES.map((lesson) => rowOf(lesson, games));
  const all = games.map(({ taught }) => taught);
  const fulls = all.map((taught) => taught.filter(({ form }) => form === 'full').length);
  const isFirst = (taught: readonly Taught[], index: number) =>
    taught.findIndex(({ lesson }) => lesson === taught[index].lesson) === index;
  const lines = all.map((taught) => taught.filter((_, index) => !isFirst(taught, index)));
  const ofOne = lines.flatMap((each) => people.map((_, seat) => each.filter((line) => line.seat === seat).length));
  return {
    games: games.length,
    rows,
    fullPerGame: { mean: sum(fulls) / games.length, most: Math.max(...fulls) },
    shortPerGame:
      (sum(all.map(({ length }) => length)) - sum(fulls) - sum(lines.map(({ length }) => length))) / games.length,
    linesPerGame: { mean: sum(lines.map(({ length }) => length)) / games.length, mostOfOne: Math.max(...ofOne) },
    forbidden: {
      twice: sum(
        all.map((taught) => taught.length - new Set(taught.map((each) => `${each.lesson} ${each.seat}`)).size),
      ),
      atOnce: games.filter(({ mostAtOnce }) => mostAtOnce > 1).length,
      characters: sum(all.map((taught) => taught.filter(({ seat }) => people[seat].mind !== null).length)),
      tooMany: fulls.filter((full) => full > 12).length,
    },
  };
}

/** Lessons that came in fewer than 95 % of the games in which their moment came. */
export function tooSeldom({ rows }: Tally): readonly LessonRow[] {
  return rows.filter(({ came, moments }) => came < 0.95 * moments);
}

function rowOf(lesson: LessonName, games: readonly TaughtGame[]): LessonRow {
  const withMoment = games.filter(({ moments }) => moments.has(lesson));
  const firsts = withMoment.flatMap(({ taught, moments }) => {
    const first = taught.find((each) => each.lesson === lesson);
    const momentRound = moments.get(lesson);
    return first === undefined || momentRound === undefined ? [] : [{ ...first, momentRound }];
  });
  const inRounds = firsts.map(({ round }) => round).sort((a, b) => a - b);
  return {
    lesson,
    moments: withMoment.length,
    came: firsts.length,
    full: firsts.filter(({ form }) => form === 'full').length,
    medianRound: inRounds[inRounds.length >> 1] ?? null,
    roundsLate: sum(firsts.map(({ round, momentRound }) => Math.max(0, round - momentRound))) / (firsts.length || 1),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
