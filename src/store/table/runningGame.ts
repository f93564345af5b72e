import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Note } from '../../history/record';
import {
  type Happening,
  type Made,
  type Mark,
  movesInTurn,
  type Price,
  priceOf,
  redone,
  type Timeline,
  undone,
  withMove,
  withNote,
} from '../../history/timeline';
import type { GameEvent } from '../../rules/events';
import type { GameState, Move } from '../../rules/state';
import { type Agent, PERSON, type Thinker, viewFor } from './agent';
import type { MoveSource, TableRefusal } from './moveSource';
import type { Pace } from './pacing';

/**
 * Puts the game, as it would stand, where it cannot get lost. It answers when that is done or hopeless, and says no only
 * if the game is not ours any more and must not go on here.
 */
export type Keep = (next: Timeline) => Promise<boolean>;

/** What a running game needs from outside. */
export interface Ports {
  /** Null: nothing is kept, and everything happens at once. */
  readonly keep: Keep | null;
  readonly source: MoveSource;
  /** By seat; a seat without one is a person's. */
  readonly agents: readonly Agent[];
  /** An agent's move waits for this. */
  readonly pace: Pace;
  /** Runs together with every change of the game. */
  readonly changed: () => void;
  /** An error in keeping or thinking that the game has survived. */
  readonly report: (error: unknown) => void;
}

/** A game as it runs. */
export interface RunningGame {
  readonly state: ReadonlySignal<GameState>;
  readonly happening: ReadonlySignal<Happening>;
  readonly past: ReadonlySignal<readonly Made[]>;
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** The game waits for the screen: a person is to move, or has to move for an agent that found no move. */
  readonly isForScreen: ReadonlySignal<boolean>;
  /** An agent is about to move. */
  readonly isThinking: ReadonlySignal<boolean>;
  /** A change is being kept, or waits for that: what is seen is about to change. */
  readonly isKeeping: ReadonlySignal<boolean>;
  /** What taking back the last move takes, and this turn's moves. */
  readonly undoPrice: ReadonlySignal<Price>;
  /** What happened in the moves that undoing takes back: up to the last one of a person. */
  readonly undoable: ReadonlySignal<readonly GameEvent[]>;
  readonly restartPrice: ReadonlySignal<Price>;
  readonly canRedo: ReadonlySignal<boolean>;
  /**
   * Plays the move, or gives everything that forbids it; nothing if it was played. The ones after it belong to the same
   * gesture: each is played once the one before is kept, and where nothing was drawn they are undone together.
   */
  play(move: Move, ...others: readonly Move[]): readonly TableRefusal[];
  /** Both do nothing where they would need a consent that was not given. */
  undo(hasConsent: boolean): void;
  restart(hasConsent: boolean): void;
  redo(): void;
  /** Writes a note into the log, unless it stands there already. */
  note(note: Note): void;
  /** Does that now, or as soon as the move that is being kept is kept. */
  whenKept(act: () => void): void;
  /** The table was left: no agent is asked any more. */
  close(): void;
}

/** How often an agent is asked about one position before a person has to move for it. */
const MOST_ANSWERS = 3;

/**
 * The game runs on from there. A change is shown only once it is kept: what is on the screen is on the disk, too. Whenever
 * the game comes to a seat, that seat's agent is asked for its move.
 */
export function runGame(begun: Timeline, { keep, source, agents, pace, changed, report }: Ports): RunningGame {
  const timeline = signal(begun);
  /** The state in which an agent found no move. */
  const givenUp = signal<GameState | null>(null);
  const waiting: (() => void)[] = [];
  const isBusy = signal(false);
  /** Moves that were made in one gesture with the move before them. */
  const joined = new WeakSet<Move>();
  let isKeeping = false;
  let isClosed = false;
  let question: AbortController | null = null;

  const agentOf = ({ seat }: GameState) => agents[seat] ?? PERSON;

  const ask = () => {
    question?.abort();
    question = null;
    const { state } = timeline.peek();
    const agent = agentOf(state);
    if (isClosed || state.step.type === 'over' || agent.kind === 'person') return;
    question = new AbortController();
    askThinker(agent, state, question.signal);
  };

  const askThinker = async (agent: Thinker, state: GameState, signal: AbortSignal) => {
    const paced = pace(state, signal);
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const [move] = await Promise.all([answerOf(agent, state, signal), paced]);
      if (signal.aborted) return;
      if (move === null) break;
      if (batch(() => play(move)).length === 0) return;
    }
    givenUp.value = state;
  };

  const answerOf = async (agent: Thinker, state: GameState, signal: AbortSignal): Promise<Move | null> => {
    try {
      return await agent.decide(viewFor(state, source), signal);
    } catch (error) {
      if (!signal.aborted) report(error);
      return null;
    }
  };

  const happen = (next: Timeline) => {
    const isSameState = next.state === timeline.peek().state;
    timeline.value = next;
    // A note leaves alone what the seat to move has begun.
    if (!isSameState) changed();
    ask();
  };

  const keepThenHappen = async (write: Keep, next: Timeline, then: () => void) => {
    isKeeping = true;
    isBusy.value = true;
    let isOurs = false;
    try {
      isOurs = await write(next);
    } catch (error) {
      // The change is not kept and so not made. The table stays usable: the next try, by a person, may be kept.
      givenUp.value = timeline.peek().state;
      report(error);
    }
    isKeeping = false;
    if (isOurs) {
      batch(() => happen(next));
      then();
    } else waiting.length = 0;
    while (!isKeeping && waiting.length > 0) waiting.shift()?.();
    // Not before: something that waited may have begun to be kept.
    isBusy.value = isKeeping;
  };

  const change = (next: Timeline, then = () => {}) => {
    if (next === timeline.peek()) return;
    question?.abort();
    if (keep !== null) {
      keepThenHappen(keep, next, then);
      return;
    }
    happen(next);
    then();
  };

  const play = (move: Move, ...[next, ...others]: readonly Move[]): readonly TableRefusal[] => {
    const judged = source.judge(timeline.peek().state, move);
    if (!judged.ok) return judged.refusals;
    change(withMove(timeline.peek(), move, judged), () => {
      if (next !== undefined && play(next, ...others).length === 0) joined.add(next);
    });
    return [];
  };

  /**
   * How many moves are taken back or made again together: those of one gesture, and all that agents have answered, so
   * that it is a person's turn again. 0 if no person has moved.
   */
  const stepsBack = (now: Timeline) => {
    const { past } = now;
    let least = 1;
    while (least <= past.length && isThinkers(past[past.length - least].state)) least++;
    if (least > past.length) return 0;
    let steps = least;
    while (isJoined(past.at(-steps))) steps++;
    return priceOf(now, steps) === 'free' ? steps : least;
  };
  const stepsOn = (now: Timeline) => {
    const { future } = now;
    let least = 1;
    while (least < future.length && isThinkers(future[future.length - least].state)) least++;
    let steps = least;
    while (isJoined(future.at(-steps - 1))) steps++;
    return priceOf(redone(now, steps), steps) === 'free' ? steps : least;
  };
  const isThinkers = (state: GameState) => state.step.type !== 'over' && agentOf(state).kind === 'thinker';
  const isJoined = (made: Made | undefined) => made !== undefined && joined.has(made.move);

  const isForScreen = computed(() => {
    const { state } = timeline.value;
    return agentOf(state).kind === 'person' || givenUp.value === state;
  });

  ask();
  return {
    state: computed(() => timeline.value.state),
    happening: computed(() => timeline.value.happening),
    past: computed(() => timeline.value.past),
    marks: computed(() => timeline.value.marks),
    isForScreen,
    isThinking: computed(() => !isForScreen.value && isThinkers(timeline.value.state)),
    isKeeping: isBusy,
    undoPrice: computed(() => priceOf(timeline.value, stepsBack(timeline.value))),
    undoable: computed(() => {
      const steps = stepsBack(timeline.value);
      return steps === 0 ? [] : timeline.value.past.slice(-steps).flatMap(({ events }) => events);
    }),
    restartPrice: computed(() => (isForScreen.value ? priceOf(timeline.value, movesInTurn(timeline.value)) : 'none')),
    canRedo: computed(() => timeline.value.future.length > 0),
    play,
    undo(hasConsent) {
      change(undone(timeline.peek(), stepsBack(timeline.peek()), hasConsent));
    },
    restart(hasConsent) {
      change(undone(timeline.peek(), movesInTurn(timeline.peek()), hasConsent));
    },
    redo() {
      change(redone(timeline.peek(), stepsOn(timeline.peek())));
    },
    note(note) {
      change(withNote(timeline.peek(), note));
    },
    whenKept(act) {
      if (isKeeping) waiting.push(act);
      else act();
    },
    close() {
      isClosed = true;
      question?.abort();
    },
  };
}
