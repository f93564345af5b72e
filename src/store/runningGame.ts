import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Happening,
  type Made,
  type Mark,
  movesInTurn,
  type Price,
  played,
  priceOf,
  redone,
  type Timeline,
  undone,
} from '../history/timeline';
import type { GameState, Move, Refusal } from '../rules/state';

/**
 * Puts the game, as it would stand, where it cannot get lost. Never rejects: it answers when that is done or hopeless,
 * and says no only if the game is not ours any more and must not go on here.
 */
export type Keep = (next: Timeline) => Promise<boolean>;

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
  play(move: Move, then: () => void): readonly Refusal[];
  /** Both do nothing where they would need a consent that was not given. */
  undo(hasConsent: boolean, then: () => void): void;
  restart(hasConsent: boolean, then: () => void): void;
  redo(then: () => void): void;
  /** Does that now, or as soon as the move that is being kept is kept. */
  whenKept(act: () => void): void;
}

/**
 * The game runs on from there. A change is seen by nobody before it is kept: whatever is on the screen is on the disk,
 * too. `then` runs together with it. Without anyone to keep it everything happens at once.
 */
export function openGame(begun: Timeline, keep: Keep | null): RunningGame {
  const timeline = signal(begun);
  let isKeeping = false;
  const waiting: (() => void)[] = [];
  const change = (next: Timeline, then: () => void) => {
    if (next === timeline.peek()) return;
    const happen = () => {
      timeline.value = next;
      then();
    };
    if (keep === null) return happen();
    isKeeping = true;
    keep(next).then((isOurs) => {
      isKeeping = false;
      if (isOurs) batch(happen);
      else waiting.length = 0;
      while (!isKeeping && waiting.length > 0) waiting.shift()?.();
    });
  };
  return {
    state: computed(() => timeline.value.state),
    happening: computed(() => timeline.value.happening),
    past: computed(() => timeline.value.past),
    marks: computed(() => timeline.value.marks),
    undoPrice: computed(() => priceOf(timeline.value, 1)),
    restartPrice: computed(() => priceOf(timeline.value, movesInTurn(timeline.value))),
    canRedo: computed(() => timeline.value.future.length > 0),
    play(move, then) {
      const next = played(timeline.peek(), move);
      if (!('state' in next)) return next;
      change(next, then);
      return [];
    },
    undo(hasConsent, then) {
      change(undone(timeline.peek(), 1, hasConsent), then);
    },
    restart(hasConsent, then) {
      change(undone(timeline.peek(), movesInTurn(timeline.peek()), hasConsent), then);
    },
    redo(then) {
      change(redone(timeline.peek()), then);
    },
    whenKept(act) {
      if (isKeeping) waiting.push(act);
      else act();
    },
  };
}
