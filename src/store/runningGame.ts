import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameState, Move, Refusal } from '../rules/state';
import {
  beginTimeline,
  type Happening,
  type Made,
  type Mark,
  movesInTurn,
  type Price,
  played,
  priceOf,
  redone,
  undone,
} from './timeline';

/** A game as it runs. */
export interface RunningGame {
  readonly state: ReadonlySignal<GameState>;
  readonly happening: ReadonlySignal<Happening>;
  readonly past: ReadonlySignal<readonly Made[]>;
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** What taking back the last move takes, and this turn's moves. */
  readonly undoPrice: ReadonlySignal<Price>;
  readonly restartPrice: ReadonlySignal<Price>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Plays the move, or gives every rule that it breaks; none if it was played. */
  play(move: Move): readonly Refusal[];
  /** Both do nothing where they would need a consent that was not given. */
  undo(hasConsent: boolean): void;
  restart(hasConsent: boolean): void;
  redo(): void;
}

export function openGame(state: GameState, past: readonly Made[], marks: readonly Mark[]): RunningGame {
  const timeline = signal(beginTimeline(state, past, marks));
  return {
    state: computed(() => timeline.value.state),
    happening: computed(() => timeline.value.happening),
    past: computed(() => timeline.value.past),
    marks: computed(() => timeline.value.marks),
    undoPrice: computed(() => priceOf(timeline.value, 1)),
    restartPrice: computed(() => priceOf(timeline.value, movesInTurn(timeline.value))),
    canRedo: computed(() => timeline.value.future.length > 0),
    play(move) {
      const next = played(timeline.value, move);
      if (!('state' in next)) return next;
      timeline.value = next;
      return [];
    },
    undo(hasConsent) {
      timeline.value = undone(timeline.value, 1, hasConsent);
    },
    restart(hasConsent) {
      timeline.value = undone(timeline.value, movesInTurn(timeline.value), hasConsent);
    },
    redo() {
      timeline.value = redone(timeline.value);
    },
  };
}
