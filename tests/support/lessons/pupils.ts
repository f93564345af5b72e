import type { Person } from '../../../src/history/record';
import type { Made } from '../../../src/history/timeline';
import type { GameState, Move } from '../../../src/rules/state';
import { momentOf } from '../../../src/store/lessons/lesson';
import { type DueLesson, dueLesson, type Taught, withoutPicture } from '../../../src/store/lessons/teacher';
import { type Policy, randomly } from '../policies';
import { must } from '../rules/build';

/** People in a guided game, and the lessons that they get on the way. */
export interface Pupils {
  /** Every suggestion is followed, or none: then always another legal move, if there is one. */
  readonly choose: Policy;
  /** The lesson of a position that the game has just come to. */
  lessonAt(state: GameState): DueLesson | null;
  readonly taught: readonly Taught[];
}

export function createPupils(people: readonly Person[], follows: boolean, otherwise: Policy = randomly): Pupils {
  const taught: Taught[] = [];
  const lessons = new Map<GameState, DueLesson | null>();
  let last: Made | null = null;
  const lessonAt = (state: GameState) => {
    const known = lessons.get(state);
    if (known !== undefined) return known;
    const due = dueLesson(momentOf(state, last), people, taught);
    if (due !== null) taught.push(withoutPicture(due));
    lessons.set(state, due);
    return due;
  };
  const moveAt: Policy = (state, moves, random) => {
    const suggested: readonly Move[] = lessonAt(state)?.shown.suggested ?? [];
    if (follows) return suggested[0] ?? otherwise(state, moves, random);
    const named = suggested.map((move) => JSON.stringify(move));
    const others = moves.filter((move) => !named.includes(JSON.stringify(move)));
    return otherwise(state, others.length > 0 ? others : moves, random);
  };
  return {
    choose(state, moves, random) {
      const move = moveAt(state, moves, random);
      last = { state, move, events: must(state, move).events };
      return move;
    },
    lessonAt,
    taught,
  };
}
