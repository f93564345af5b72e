import { FISH, type GameRecord } from '../../../src/history/record';
import type { Made } from '../../../src/history/timeline';
import type { GameState } from '../../../src/rules/state';
import { type LessonName, momentOf } from '../../../src/store/lessons/lesson';
import { dueLesson, taughtSoFar } from '../../../src/store/lessons/teacher';
import { type Policy, randomly, takeMost } from '../policies';
import { playGame } from '../rules/randomGame';

/** A guided game in which the lesson comes. */
export interface Wanted {
  readonly lesson: LessonName;
  readonly players: 2 | 3 | 4;
  readonly seed: number;
  readonly policy: Policy;
}

const NAMES = ['Nora', 'Ole', 'Mia', 'Zoë'];

/** The game up to where the lesson is due. */
export function untilDue({ lesson, players, seed, policy }: Wanted): GameRecord {
  const people = NAMES.slice(0, players).map((name, seat) => ({ name, fish: FISH[seat], mind: null }));
  const past: Made[] = [];
  const isDue = (state: GameState) =>
    dueLesson(momentOf(state, past.at(-1) ?? null), people, taughtSoFar(past, people))?.lesson === lesson;
  const options = { players, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed } as const;
  const record = () => ({
    people,
    origin: { type: 'dealt', options } as const,
    isGuided: true,
    log: past.map(({ move }) => move),
    redo: [],
  });
  for (const { before, move, played } of playGame(options, seed, policy)) {
    if (isDue(before)) return record();
    past.push({ state: before, move, events: played.events });
    if (played.state.step.type === 'over' && isDue(played.state)) return record();
  }
  throw new Error(`${lesson} does not come in game ${seed}`);
}

const TWO = { players: 2, seed: 1, policy: randomly } as const;

/** A game for every lesson but the one about a refused place, which no log has. */
export const DUE: readonly Wanted[] = [
  { ...TWO, lesson: 'offer' },
  { ...TWO, lesson: 'take' },
  { ...TWO, lesson: 'lay' },
  { ...TWO, lesson: 'water' },
  { ...TWO, lesson: 'levels' },
  { ...TWO, lesson: 'scoring' },
  { ...TWO, lesson: 'choice' },
  { ...TWO, lesson: 'animals' },
  { ...TWO, lesson: 'jellyfish' },
  { ...TWO, lesson: 'rounds', seed: 2 },
  { ...TWO, lesson: 'exception' },
  { ...TWO, lesson: 'discard' },
  { ...TWO, lesson: 'fullStore' },
  { lesson: 'emptyBag', players: 4, seed: 5, policy: takeMost },
  { ...TWO, lesson: 'tie', seed: 19 },
];

export function dueFor(lesson: LessonName): Wanted {
  const found = DUE.find((each) => each.lesson === lesson);
  if (found === undefined) throw new Error(`no game has ${lesson}`);
  return found;
}
