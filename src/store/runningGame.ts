import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent } from '../rules/events';
import { play } from '../rules/game';
import type { GameState, Move, Refusal } from '../rules/state';

/** What just happened to the game, for those who tell it. */
export interface Happening {
  readonly type: 'opened' | 'played' | 'undone' | 'redone';
  readonly events: readonly GameEvent[];
}

/** The state of a game, with the way there and the way taken back. */
export interface RunningGame {
  readonly state: ReadonlySignal<GameState>;
  readonly happening: ReadonlySignal<Happening>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Plays the move, or gives every rule that it breaks; none if it was played. */
  play(move: Move): readonly Refusal[];
  undo(): void;
  redo(): void;
}

export function openGame(initial: GameState): RunningGame {
  const timeline = signal<Timeline>({
    past: [],
    state: initial,
    future: [],
    happening: { type: 'opened', events: [] },
  });
  return {
    state: computed(() => timeline.value.state),
    happening: computed(() => timeline.value.happening),
    canUndo: computed(() => undone(timeline.value) !== timeline.value),
    canRedo: computed(() => timeline.value.future.length > 0),
    play(move) {
      const { past, state } = timeline.value;
      const outcome = play(state, move);
      if (!outcome.ok) return outcome.refusals;
      const { events } = outcome;
      timeline.value = {
        past: [...past, { state, move, events }],
        state: outcome.state,
        future: [],
        happening: { type: 'played', events },
      };
      return [];
    },
    undo() {
      timeline.value = undone(timeline.value);
    },
    redo() {
      timeline.value = redone(timeline.value);
    },
  };
}

/** A move and the state on its far side from now. */
interface Made {
  readonly state: GameState;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

interface Timeline {
  /** What was played, the latest last, each with the state before it. */
  readonly past: readonly Made[];
  readonly state: GameState;
  /** What was taken back, the next one last, each with the state after it. */
  readonly future: readonly Made[];
  readonly happening: Happening;
}

function undone(timeline: Timeline): Timeline {
  const { past, state, future } = timeline;
  const last = past.at(-1);
  // Nobody gets to peek into the bag: what was drawn stays drawn.
  if (last === undefined || last.events.some(({ type }) => type === 'drawn')) return timeline;
  return {
    past: past.slice(0, -1),
    state: last.state,
    future: [...future, { ...last, state }],
    happening: { type: 'undone', events: last.events },
  };
}

function redone(timeline: Timeline): Timeline {
  const { past, state, future } = timeline;
  const next = future.at(-1);
  if (next === undefined) return timeline;
  return {
    past: [...past, { ...next, state }],
    state: next.state,
    future: future.slice(0, -1),
    happening: { type: 'redone', events: next.events },
  };
}
