import type { Person } from '../../../src/history/record';
import type { Made } from '../../../src/history/timeline';
import type { GameState, Move } from '../../../src/rules/state';
import { LESSON_NAMES, type LessonName, momentOf } from '../../../src/store/lessons/lesson';
import { LESSONS } from '../../../src/store/lessons/lessons';
import { dueLesson, type Taught, withoutPicture } from '../../../src/store/lessons/teacher';
import { RULES } from '../../../src/store/table/moveSource';
import type { Policy } from '../policies';
import { chance, pick } from '../rules/build';
import { playGame } from '../rules/randomGame';

export interface TaughtGame {
  readonly taught: readonly Taught[];
  /** Lessons whose moment has come at least once. */
  readonly moments: ReadonlySet<LessonName>;
}

export function person(mind: Person['mind'] = null): Person {
  return { name: 'Nora', fish: 'clownfish', mind };
}

/** Every tenth lay is first tried where it may not lie. */
const TRIES = 0.1;

/** Plays a game with a teacher at the table. */
export function teachGame(players: 2 | 3 | 4, seed: number, policy: Policy, people: readonly Person[]): TaughtGame {
  const random = chance(seed + 1);
  const taught: Taught[] = [];
  const moments = new Set<LessonName>();
  const teach = (state: GameState, last: Made | null, refusals: ReturnType<typeof tryAnywhere> = []) => {
    const moment = momentOf(state, last, refusals);
    const due = dueLesson(moment, people, taught);
    const isPupil = state.step.type === 'over' || people[state.seat].mind === null;
    for (const { name, look } of LESSONS) if (isPupil && !moments.has(name) && look(moment) !== null) moments.add(name);
    if (due !== null) taught.push(withoutPicture(due));
  };
  let last: Made | null = null;
  let end: GameState | null = null;
  for (const { before, move, played } of playGame({ players, side: 'A', scoreBoard: 'dark' }, seed, policy)) {
    teach(before, last);
    if (move.type === 'lay' && random() < TRIES) teach(before, last, tryAnywhere(before, move, random));
    last = { state: before, move, events: played.events };
    end = played.state;
  }
  if (end !== null) teach(end, last);
  return { taught, moments };
}

function tryAnywhere(state: GameState, { lumino }: Extract<Move, { type: 'lay' }>, random: () => number) {
  const fields = Array.from({ length: 44 }, (_, field) => field);
  const judged = RULES.judge(state, {
    type: 'lay',
    lumino,
    numberOn: pick(fields, random),
    otherOn: pick(fields, random),
  });
  return judged.ok ? [] : judged.refusals;
}

export interface Tally {
  readonly games: number;
  readonly rows: readonly {
    readonly lesson: LessonName;
    /** Games in which its moment came, in which it came, in full, and the median round of that. */
    readonly moments: number;
    readonly came: number;
    readonly full: number;
    readonly medianRound: number | null;
  }[];
  readonly fullPerGame: { readonly mean: number; readonly most: number };
  readonly linesPerGame: number;
  /** Twice to one person, to a character, more than twelve in full. */
  readonly forbidden: { readonly twice: number; readonly characters: number; readonly tooMany: number };
}

export function tallyOf(games: readonly TaughtGame[], people: readonly Person[]): Tally {
  const rows = LESSON_NAMES.map((lesson) => {
    const firsts = games.flatMap(({ taught }) => taught.find((each) => each.lesson === lesson) ?? []);
    const inRounds = firsts.map(({ round }) => round).sort((a, b) => a - b);
    return {
      lesson,
      moments: games.filter(({ moments }) => moments.has(lesson)).length,
      came: firsts.length,
      full: firsts.filter(({ form }) => form === 'full').length,
      medianRound: inRounds[inRounds.length >> 1] ?? null,
    };
  });
  const fulls = games.map(({ taught }) => taught.filter(({ form }) => form === 'full').length);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const all = games.map(({ taught }) => taught);
  return {
    games: games.length,
    rows,
    fullPerGame: { mean: sum(fulls) / games.length, most: Math.max(...fulls) },
    linesPerGame: sum(all.map((taught) => taught.filter(({ form }) => form === 'line').length)) / games.length,
    forbidden: {
      twice: sum(
        all.map((taught) => taught.length - new Set(taught.map((each) => `${each.lesson} ${each.seat}`)).size),
      ),
      characters: sum(all.map((taught) => taught.filter(({ seat }) => people[seat].mind !== null).length)),
      tooMany: fulls.filter((full) => full > 12).length,
    },
  };
}
