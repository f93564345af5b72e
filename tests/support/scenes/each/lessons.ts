import { FISH, type GameRecord } from '../../../../src/history/record';
import type { Made } from '../../../../src/history/timeline';
import type { GameState } from '../../../../src/rules/state';
import { type LessonName, momentOf } from '../../../../src/store/lessons/lesson';
import { dueLesson, taughtSoFar } from '../../../../src/store/lessons/teacher';
import { openRecord } from '../../page/characters';
import { type Policy, randomly, takeMost } from '../../policies';
import { midGameA } from '../../positions/games';
import { playGame } from '../../rules/randomGame';
import { type Kept, LEFT_HANDED } from '../kept';
import { type Scene, type Stage, shown } from '../scene';

/** A guided game in which the lesson comes. */
interface Wanted {
  readonly lesson: LessonName;
  readonly players: 2 | 3 | 4;
  readonly seed: number;
  readonly policy: Policy;
}

const NAMES = ['Nora', 'Ole', 'Mia', 'Zoë'];

/** The game up to where the lesson is due. */
function untilDue({ lesson, players, seed, policy }: Wanted): GameRecord {
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

/** The table with a lesson on it. */
function lessonScene(wanted: Wanted, more: Partial<Pick<Scene, 'name' | 'kept'>> = {}): Scene {
  return {
    name: `lesson-${wanted.lesson}`,
    // Any table, for a picture to begin with.
    ...shown(midGameA),
    async prepare(stage) {
      await openLesson(stage, wanted);
      await stage.page.locator('.lesson, .result').first().waitFor();
    },
    ...more,
  };
}

async function openLesson({ page, press, settle }: Stage, wanted: Wanted): Promise<void> {
  await openRecord(page, untilDue(wanted));
  const goOn = page.locator('.nextBanner button');
  const result = page.locator('.result');
  await goOn.or(result).waitFor();
  if (await goOn.isVisible()) await press(goOn);
  await settle();
}

const TWO = { players: 2, seed: 1, policy: randomly } as const;
const AROUND: Kept = { 'lumicora.seating': 'around' };
const laying: Wanted = { ...TWO, lesson: 'lay' };

/** Every lesson at its moment; and the card with other seats, hands and panels. */
export const LESSONS_AT_TABLE: readonly Scene[] = [
  lessonScene({ ...TWO, lesson: 'offer' }),
  lessonScene({ ...TWO, lesson: 'take' }),
  lessonScene(laying),
  lessonScene({ ...TWO, lesson: 'water' }),
  lessonScene({ ...TWO, lesson: 'levels' }),
  lessonScene({ ...TWO, lesson: 'scoring' }),
  lessonScene({ ...TWO, lesson: 'choice' }),
  lessonScene({ ...TWO, lesson: 'animals' }),
  lessonScene({ ...TWO, lesson: 'jellyfish' }),
  lessonScene({ ...TWO, lesson: 'rounds', seed: 2 }),
  lessonScene({ ...TWO, lesson: 'exception' }),
  lessonScene({ ...TWO, lesson: 'discard' }),
  lessonScene({ ...TWO, lesson: 'fullStore' }),
  lessonScene({ lesson: 'emptyBag', players: 4, seed: 5, policy: takeMost }),
  lessonScene({ ...TWO, lesson: 'tie', seed: 19 }),
  lessonScene(laying, { name: 'lesson-left-handed', kept: LEFT_HANDED }),
  lessonScene({ ...TWO, lesson: 'water' }, { name: 'lesson-around', kept: AROUND }),
];
