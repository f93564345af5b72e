import type { GameEvent } from '../rules/events';
import type { GameState, Move, Played, Step } from '../rules/state';
import type { Note } from './record';

/** What just happened to the game, for the screens and sounds that announce it. */
export interface Happening {
  readonly type: 'opened' | 'played' | 'undone' | 'redone';
  readonly events: readonly GameEvent[];
}

/** A move with a state beside it: in the past the state before the move, in the future the state after it. */
export interface Made {
  readonly state: GameState;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

/** A note of the log, and after how many moves of the past it stands. */
export interface Mark {
  readonly at: number;
  readonly note: Note;
}

/** A game with the way there and the way taken back. */
export interface Timeline {
  /** What was played, the latest last, each with the state before it. */
  readonly past: readonly Made[];
  readonly marks: readonly Mark[];
  readonly state: GameState;
  /** What was taken back, the next one last, each with the state after it. */
  readonly future: readonly Made[];
  readonly happening: Happening;
}

/** What it takes to go back: nothing left to take back, a tap, or the consent of the table. */
export type Price = 'none' | 'free' | 'consent';

export function beginTimeline(
  state: GameState,
  past: readonly Made[],
  marks: readonly Mark[],
  future: readonly Made[] = [],
): Timeline {
  return { past, marks, state, future, happening: { type: 'opened', events: [] } };
}

/** The game with a move that has led there. */
export function withMove({ past, marks, state }: Timeline, move: Move, { state: next, events }: Played): Timeline {
  return {
    past: [...past, { state, move, events }],
    marks,
    state: next,
    future: [],
    happening: { type: 'played', events },
  };
}

/** What it takes to take back that many moves. A draw is not taken back for free: it would be a peek into the bag. */
export function priceOf({ past }: Timeline, moves: number): Price {
  if (moves < 1 || moves > past.length) return 'none';
  return past.slice(-moves).some(hasDrawn) ? 'consent' : 'free';
}

/** How many moves the player to move has made in this turn. */
export function movesInTurn({ past, state }: Timeline): number {
  if (!isTurn(state.step)) return 0;
  const isOfTurn = (made: Made) =>
    made.state.seat === state.seat && made.state.round === state.round && isTurn(made.state.step);
  let moves = 0;
  while (moves < past.length && isOfTurn(past[past.length - 1 - moves])) moves++;
  return moves;
}

/** Takes back that many moves. Where that takes consent, the game's log says so; without consent nothing changes. */
export function undone(timeline: Timeline, moves: number, hasConsent: boolean): Timeline {
  const price = priceOf(timeline, moves);
  if (price === 'none' || (price === 'consent' && !hasConsent)) return timeline;
  const rest = timeline.past.slice(0, -moves);
  const taken = timeline.past.slice(-moves);
  // Each with the state after it, the next one to come last.
  const back = taken
    .map((made, index): Made => ({ ...made, state: taken[index + 1]?.state ?? timeline.state }))
    .reverse();
  const marks = timeline.marks.map((mark) => ({ ...mark, at: Math.min(mark.at, rest.length) }));
  return {
    past: rest,
    marks: price === 'consent' ? [...marks, { at: rest.length, note: { type: 'takenBack', moves } }] : marks,
    state: taken[0].state,
    future: [...timeline.future, ...back],
    happening: { type: 'undone', events: taken.flatMap(({ events }) => events) },
  };
}

/** Makes that many moves again. */
export function redone(timeline: Timeline, moves: number): Timeline {
  const { past, marks, state, future } = timeline;
  const next = future.at(-1);
  if (next === undefined || moves < 1) return timeline;
  const once: Timeline = {
    past: [...past, { ...next, state }],
    marks,
    state: next.state,
    future: future.slice(0, -1),
    happening: { type: 'redone', events: next.events },
  };
  if (moves === 1) return once;
  const all = redone(once, moves - 1);
  return { ...all, happening: { type: 'redone', events: [...next.events, ...all.happening.events] } };
}

/** The game with a note where it stands; the same one if it is there already. Nothing happens in the game itself. */
export function withNote(timeline: Timeline, note: Note): Timeline {
  const at = timeline.past.length;
  if (timeline.marks.some((mark) => mark.at === at && mark.note.type === note.type)) return timeline;
  return { ...timeline, marks: [...timeline.marks, { at, note }] };
}

function hasDrawn({ events }: Made): boolean {
  return events.some(({ type }) => type === 'drawn');
}

function isTurn({ type }: Step): boolean {
  return type === 'offer' || type === 'act' || type === 'settle';
}
