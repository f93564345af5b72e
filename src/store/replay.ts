import { newGame } from '../rules/game';
import { parsePosition } from '../rules/notation';
import { optionsProblem } from '../rules/setup';
import type { GameState } from '../rules/state';
import type { GameRecord, LogEntry, Origin } from '../storage/record';
import { beginTimeline, type Made, type Mark, played, type Timeline } from './timeline';

/** A kept game, played through by the rules: where it stands and how it got there. */
export type Replayed =
  | { readonly ok: true; readonly state: GameState; readonly past: readonly Made[]; readonly marks: readonly Mark[] }
  /** It is no game of ours: how it begins cannot be read (0), or the rules refuse its entry `at`, counted from 1. */
  | { readonly ok: false; readonly at: number };

export function replay({ people, origin, log }: GameRecord): Replayed {
  const start = startOf(origin);
  if (start === null || (people.length > 0 && people.length !== start.players.length)) return { ok: false, at: 0 };
  let timeline: Timeline = beginTimeline(start, [], []);
  for (const [index, entry] of log.entries()) {
    const next = followed(timeline, entry);
    if (next === null) return { ok: false, at: index + 1 };
    timeline = next;
  }
  return { ok: true, state: timeline.state, past: timeline.past, marks: timeline.marks };
}

/** The log of a game that was played so. */
export function logOf(past: readonly Made[], marks: readonly Mark[]): readonly LogEntry[] {
  const notesAt = (index: number) =>
    marks.filter(({ at }) => at === index).map(({ moves }): LogEntry => ({ type: 'takenBack', moves }));
  return [...past.flatMap(({ move }, index) => [...notesAt(index), move]), ...notesAt(past.length)];
}

function startOf(origin: Origin): GameState | null {
  if (origin.type === 'dealt') return optionsProblem(origin.options) === null ? newGame(origin.options) : null;
  const parsed = parsePosition(origin.position);
  return parsed.ok ? parsed.value : null;
}

function followed(timeline: Timeline, entry: LogEntry): Timeline | null {
  if (entry.type === 'takenBack') {
    return { ...timeline, marks: [...timeline.marks, { at: timeline.past.length, moves: entry.moves }] };
  }
  const next = played(timeline, entry);
  return 'state' in next ? next : null;
}
