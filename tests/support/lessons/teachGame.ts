import type { Person } from '../../../src/history/record';
import type { Made } from '../../../src/history/timeline';
import type { GameState, Move, Seat } from '../../../src/rules/state';
import { LESSON_NAMES, type LessonName, momentOf } from '../../../src/store/lessons/lesson';
import { dueLesson, type Taught, withoutPicture } from '../../../src/store/lessons/teacher';
import { RULES, type TableRefusal } from '../../../src/store/table/moveSource';
import type { Policy } from '../policies';
import { chance, ensure, pick } from '../rules/build';
import { playGame, type Turning } from '../rules/randomGame';
import { MOMENTS, type Sight, whoseMoment } from './moments';

export interface TaughtGame {
  readonly taught: readonly Taught[];
  /** Lessons whose moment has come at least once for a person, and the round in which it first did. */
  readonly moments: ReadonlyMap<LessonName, number>;
  readonly past: readonly Made[];
  /** The most lessons that one position had, apart from what was said of a refusal. */
  readonly mostAtOnce: number;
}

export function person(mind: Person['mind'] = null): Person {
  return { name: 'Nora', fish: 'clownfish', mind };
}

export const CHARACTER = person({ character: 'easy', version: 1 });

export interface Habits {
  /** How many of a hundred lays are first tried where they may not lie. */
  readonly tries: number;
  /** How many of a hundred luminos are brought from the atoll into the reef in one gesture. */
  readonly gestures: number;
}

const HABITS: Habits = { tries: 10, gestures: 30 };

/** Plays a game with a teacher at the table, who sees what the live table sees. */
export function teachGame(
  players: 2 | 3 | 4,
  seed: number,
  policy: Policy,
  people: readonly Person[],
  { tries, gestures }: Habits = HABITS,
): TaughtGame {
  const random = chance(seed + 1);
  const taught: Taught[] = [];
  const moments = new Map<LessonName, number>();
  const past: Made[] = [];
  const decisions = people.map(() => 0);
  const atOnce = new Map<GameState, number>();

  const look = (state: GameState, refusals: readonly TableRefusal[]) => {
    const sight: Sight = { state, last: past.at(-1) ?? null, refusals, decisions: decisions[state.seat] };
    for (const name of LESSON_NAMES) {
      if (!moments.has(name) && isSeen(name, sight, people)) moments.set(name, state.round);
    }
  };
  const teach = (state: GameState, refusals: readonly TableRefusal[] = []) => {
    const due = dueLesson(momentOf(state, past.at(-1) ?? null, refusals), people, taught);
    if (due === null) return;
    for (const move of due.shown.suggested)
      ensure(RULES.judge(state, move).ok, `${due.lesson} suggests what is refused`);
    taught.push(withoutPicture(due));
    if (due.lesson !== 'refused') atOnce.set(state, (atOnce.get(state) ?? 0) + 1);
  };
  const turnings = [...playGame({ players, side: 'A', scoreBoard: 'dark' }, seed, policy)];
  for (const [index, { before, move, played }] of turnings.entries()) {
    const isGesture = isOneGesture(turnings, index) && random() < gestures / 100;
    look(before, []);
    if (!isGesture) teach(before);
    if (move.type === 'lay' && !isGesture && random() < tries / 100) {
      const refusals = tryAnywhere(before, move, random);
      look(before, refusals);
      if (refusals.length > 0) teach(before, refusals);
    }
    if (before.step.type === 'score') decisions[before.seat]++;
    past.push({ state: before, move, events: played.events });
  }
  const end = turnings[turnings.length - 1].played.state;
  look(end, []);
  teach(end);
  return { taught, moments, past, mostAtOnce: Math.max(...atOnce.values()) };
}

function isSeen(name: LessonName, sight: Sight, people: readonly Person[]): boolean {
  const seat: Seat | null = whoseMoment(name, sight);
  const isPersons = seat === null ? people.some(({ mind }) => mind === null) : people[seat].mind === null;
  return isPersons && MOMENTS[name](sight);
}

/** Taken before and laid now: what lies between the two is never seen if one gesture does both. */
function isOneGesture(turnings: readonly Turning[], index: number): boolean {
  const taken = turnings[index - 1]?.move;
  const isTaken = taken?.type === 'takeFromAtoll' ? taken.luminos.length === 1 : taken?.type === 'takeFromDisplay';
  return isTaken && turnings[index].move.type === 'lay';
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
