import { play } from '../rules/game';
import type { GameState, Move } from '../rules/state';
import { startOf } from './origin';
import { type GameRecord, isNote, type LogEntry } from './record';
import type { Made, Mark } from './timeline';

/** A game played through by the rules: where it stands and how it got there. */
export interface Replay {
  readonly state: GameState;
  readonly past: readonly Made[];
  readonly marks: readonly Mark[];
  /** What was taken back, the next one last, each with the state after it. */
  readonly future: readonly Made[];
}

export type Replayed =
  | ({ readonly ok: true } & Replay)
  /** It is no game of ours: how it begins cannot be read (0), or the rules refuse its entry `at`, counted from 1. */
  | { readonly ok: false; readonly at: number };

export function replay({ people, origin, log, redo }: GameRecord): Replayed {
  const start = startOf(origin);
  if (start === null || (people.length > 0 && people.length !== start.players.length)) return { ok: false, at: 0 };
  const { state, past, marks, accepted } = replayLog(start, log);
  if (accepted.length < log.length) return { ok: false, at: accepted.length + 1 };
  return { ok: true, state, past, marks, future: futureOf(state, redo) };
}

/** Plays a log from there, as far as the rules follow: what of it they accept, and where that leads. */
export function replayLog(
  start: GameState,
  log: readonly LogEntry[],
): Omit<Replay, 'future'> & { readonly accepted: readonly LogEntry[] } {
  const past: Made[] = [];
  const marks: Mark[] = [];
  let state = start;
  for (const [index, entry] of log.entries()) {
    if (isNote(entry)) {
      marks.push({ at: past.length, note: entry });
      continue;
    }
    const outcome = play(state, entry);
    if (!outcome.ok) return { state, past, marks, accepted: log.slice(0, index) };
    past.push({ state, move: entry, events: outcome.events });
    state = outcome.state;
  }
  return { state, past, marks, accepted: log };
}

/** The log of a game with this past and these marks. */
export function logOf(past: readonly Made[], marks: readonly Mark[]): readonly LogEntry[] {
  const notesAt = (index: number) => marks.filter(({ at }) => at === index).map(({ note }): LogEntry => note);
  return [...past.flatMap(({ move }, index) => [...notesAt(index), move]), ...notesAt(past.length)];
}

/** The moves to redo with their states, as far as the rules allow them. */
function futureOf(now: GameState, redo: readonly Move[]): readonly Made[] {
  const future: Made[] = [];
  let state = now;
  for (const move of redo) {
    const outcome = play(state, move);
    if (!outcome.ok) break;
    state = outcome.state;
    future.unshift({ state, move, events: outcome.events });
  }
  return future;
}
