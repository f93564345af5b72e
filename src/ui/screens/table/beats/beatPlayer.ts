import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Happening } from '../../../../history/timeline';
import { type Beat, beatsOf, isPassing } from '../../../../store/table/beats';
import type { GameView } from '../../../../store/table/gameView';

/** Shows the beats of what happens, one after the other. */
export interface BeatPlayer {
  readonly beat: ReadonlySignal<Beat | null>;
  /** The game waits for the beat to be over: nothing can be done meanwhile. */
  readonly isBlocking: ReadonlySignal<boolean>;
  /** On to the next beat, or to the game. */
  skip(): void;
  /** All that are left, up to one that waits to be sent away. */
  skipAll(): void;
  /** Shows these instead, until they are over or something happens. */
  show(beats: readonly Beat[]): void;
  /** Lets beats end by themselves, until the returned function is called. */
  run(): () => void;
}

/** In milliseconds: 0 for a beat that is not shown, infinite for one that does not end by itself. `isAsked`: see `show`. */
export type DurationOf = (beat: Beat, isAsked: boolean) => number;

export function createBeatPlayer(view: GameView, durationOf: DurationOf): BeatPlayer {
  const { happening, past, state } = view;
  const own = computed(() =>
    beatsOf(happening.value, past.value, state.value).filter((each) => durationOf(each, false) > 0),
  );
  // What belongs to something that happened before counts no more. So the beats of a move are there together with it.
  const asked = signal<{ readonly of: Happening; readonly beats: readonly Beat[] } | null>(null);
  const seen = signal({ of: happening.peek(), count: 0 });
  const isReplay = computed(() => asked.value?.of === happening.value);
  const beats = computed(() => (isReplay.value ? (asked.value?.beats ?? []) : own.value));
  const count = computed(() => (seen.value.of === happening.value ? seen.value.count : 0));
  const beat = computed(() => beats.value[count.value] ?? null);
  const goTo = (next: number) => {
    seen.value = { of: happening.peek(), count: next };
  };
  const skip = () => goTo(count.peek() + 1);
  return {
    beat,
    isBlocking: computed(() => beat.value !== null && !isPassing(beat.value)),
    skip,
    skipAll() {
      const waits = (each: Beat, index: number) =>
        index > count.peek() && durationOf(each, isReplay.peek()) === Number.POSITIVE_INFINITY;
      const waiting = beats.peek().findIndex(waits);
      goTo(waiting < 0 ? beats.peek().length : waiting);
    },
    show(others) {
      asked.value = { of: happening.peek(), beats: others };
      goTo(0);
    },
    run: () =>
      effect(() => {
        const now = beat.value;
        if (now === null) return;
        const duration = durationOf(now, isReplay.peek());
        // A timer of that length would end at once.
        if (duration === Number.POSITIVE_INFINITY) return;
        const timer = setTimeout(skip, duration);
        return () => clearTimeout(timer);
      }),
  };
}
