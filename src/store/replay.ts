import { startOf } from '../history/origin';
import type { GameRecord, LogEntry } from '../history/record';
import { beginTimeline, type Made, type Mark, played, type Timeline } from '../history/timeline';
import { play } from '../rules/game';
import type { GameState, Move } from '../rules/state';

/** A kept game, played through by the rules: where it stands and how it got there. */
export type Replayed =
  | {
      readonly ok: true;
      readonly state: GameState;
      readonly past: readonly Made[];
      readonly marks: readonly Mark[];
      /** What was taken back, the next one last, each with the state after it. */
      readonly future: readonly Made[];
    }
  /** It is no game of ours: how it begins cannot be read (0), or the rules refuse its entry `at`, counted from 1. */
  | { readonly ok: false; readonly at: number };

export function replay({ people, origin, log, ahead }: GameRecord): Replayed {
  const start = startOf(origin);
  if (start === null || (people.length > 0 && people.length !== start.players.length)) return { ok: false, at: 0 };
  let timeline: Timeline = beginTimeline(start, [], []);
  for (const [index, entry] of log.entries()) {
    const next = followed(timeline, entry);
    if (next === null) return { ok: false, at: index + 1 };
    timeline = next;
  }
  const { state, past, marks } = timeline;
  return { ok: true, state, past, marks, future: futureOf(state, ahead) };
}

/** The log of a game that was played so. */
export function logOf(past: readonly Made[], marks: readonly Mark[]): readonly LogEntry[] {
  const notesAt = (index: number) =>
    marks.filter(({ at }) => at === index).map(({ moves }): LogEntry => ({ type: 'takenBack', moves }));
  return [...past.flatMap(({ move }, index) => [...notesAt(index), move]), ...notesAt(past.length)];
}

/** As far as the rules follow. */
function futureOf(now: GameState, ahead: readonly Move[]): readonly Made[] {
  const future: Made[] = [];
  let state = now;
  for (const move of ahead) {
    const outcome = play(state, move);
    if (!outcome.ok) break;
    state = outcome.state;
    future.unshift({ state, move, events: outcome.events });
  }
  return future;
}

function followed(timeline: Timeline, entry: LogEntry): Timeline | null {
  if (entry.type === 'takenBack') {
    return { ...timeline, marks: [...timeline.marks, { at: timeline.past.length, moves: entry.moves }] };
  }
  const next = played(timeline, entry);
  return 'state' in next ? next : null;
}
