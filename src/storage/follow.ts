import { startOf } from '../history/origin';
import type { LogEntry, Origin } from '../history/record';
import { play } from '../rules/game';
import type { GameState } from '../rules/state';

/** How far the rules follow a log: what of it they accept, and where that leads; null if there is no such beginning. */
export function followed(
  origin: Origin,
  log: readonly LogEntry[],
): { readonly log: readonly LogEntry[]; readonly state: GameState | null } {
  let state = startOf(origin);
  const accepted: LogEntry[] = [];
  for (const entry of log) {
    if (state === null) break;
    if (entry.type !== 'takenBack') {
      const outcome = play(state, entry);
      if (!outcome.ok) break;
      state = outcome.state;
    }
    accepted.push(entry);
  }
  return { log: accepted, state };
}
