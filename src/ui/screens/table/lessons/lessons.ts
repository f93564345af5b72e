import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Person } from '../../../../history/record';
import type { GameState } from '../../../../rules/state';
import { momentOf } from '../../../../store/lessons/lesson';
import { type DueLesson, dueLesson, type Taught, taughtSoFar, withoutPicture } from '../../../../store/lessons/teacher';
import type { Table } from '../../../../store/table/table';

/** The lessons of a guided game: which one is open, and which ones the table has had. */
export interface Lessons {
  /** The game is, or was, a guided one. */
  readonly isGuided: boolean;
  readonly areOn: ReadonlySignal<boolean>;
  /** What stands on the card; null while nothing is explained. */
  readonly open: ReadonlySignal<DueLesson | null>;
  /** The lesson of this position, open or put away: what it suggests goes on glowing until the next move. */
  readonly here: ReadonlySignal<DueLesson | null>;
  /** In the order in which they came. */
  readonly taught: ReadonlySignal<readonly Taught[]>;
  /** Somebody's finger is on the table: nothing new comes up. */
  readonly isTouched: ReadonlySignal<boolean>;
  /** "Got it". */
  close(): void;
  /** No more lessons in this game; its log says so. */
  skip(): void;
  /** Teaches until the returned function is called. */
  run(): () => void;
}

interface Given {
  readonly table: Table;
  readonly people: readonly Person[];
  readonly isGuided: boolean;
  /** Nothing else is to be looked at or answered first. */
  readonly isFree: ReadonlySignal<boolean>;
}

interface Lesson {
  readonly at: GameState;
  readonly due: DueLesson;
  readonly isClosed: boolean;
}

export function createLessons({ table, people, isGuided, isFree }: Given): Lessons {
  const { state, past, marks, refusals, happening } = table;
  // By the moves alone, so that a reload goes on where the table was. The last one was that from which they were skipped.
  const skipped = marks.peek().find(({ note }) => note.type === 'lessonsOff');
  const told = skipped === undefined ? past.peek() : past.peek().slice(0, skipped.at + 1);
  const taught = signal<readonly Taught[]>(isGuided ? taughtSoFar(told, people) : []);
  const last = signal<Lesson | null>(null);
  const touched = signal(0);
  const isTouched = computed(() => touched.value > 0);
  const areOn = computed(() => isGuided && !marks.value.some(({ note }) => note.type === 'lessonsOff'));
  const lesson = computed(() => (areOn.value && last.value?.at === state.value ? last.value : null));

  const teach = () => {
    // One for each position, unless a place is refused in it. What was taken back is no new one.
    const isNew = last.value === null && ['opened', 'played'].includes(happening.value.type);
    if (!isNew && refusals.value.length === 0) return;
    const due = dueLesson(momentOf(state.value, past.value.at(-1) ?? null, refusals.value), people, taught.value);
    if (due === null || !(isNew || due.lesson === 'refused')) return;
    last.value = { at: state.value, due, isClosed: false };
    taught.value = [...taught.value, withoutPicture(due)];
  };
  /** Its moment has passed, and does not come again with an undo. */
  const forget = () => {
    if (last.value !== null && last.value.at !== state.value) last.value = null;
  };

  return {
    isGuided,
    areOn,
    here: computed(() => lesson.value?.due ?? null),
    open: computed(() => (lesson.value === null || lesson.value.isClosed ? null : lesson.value.due)),
    taught,
    isTouched,
    close() {
      if (last.value !== null) last.value = { ...last.value, isClosed: true };
    },
    skip() {
      table.act({ type: 'note', note: { type: 'lessonsOff' } });
    },
    run() {
      if (!isGuided) return () => {};
      const stopTouches = countTouches((count) => {
        touched.value = count;
      });
      const stopTeaching = effect(() => {
        state.value;
        refusals.value;
        untracked(forget);
        if (areOn.value && isFree.value && !isTouched.value && !table.isKeeping.value) untracked(teach);
      });
      return () => {
        stopTeaching();
        stopTouches();
      };
    },
  };
}

/** How many fingers, pens and mouse buttons are down. */
function countTouches(tell: (count: number) => void): () => void {
  const down = new Set<number>();
  const begin = ({ pointerId, isPrimary }: PointerEvent) => {
    // Whatever was not heard of the ones before: they are gone when a first finger comes.
    if (isPrimary) down.clear();
    down.add(pointerId);
    tell(down.size);
  };
  const end = ({ pointerId }: PointerEvent) => {
    down.delete(pointerId);
    tell(down.size);
  };
  const until = new AbortController();
  const how = { capture: true, signal: until.signal };
  addEventListener('pointerdown', begin, how);
  addEventListener('pointerup', end, how);
  addEventListener('pointercancel', end, how);
  return () => until.abort();
}
