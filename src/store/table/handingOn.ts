import type { GameEvent } from '../../rules/events';
import type { Seat } from '../../rules/state';

/** What handed the game on to another player, and who did it: undoing it takes the game back to them. */
export interface HandingOn {
  readonly type: 'start' | 'turn' | 'score' | 'pass';
  readonly seat: Seat;
}

/** The handing on among these events, if there is one: no move and no undoing has two. */
export function handingOn(events: readonly GameEvent[]): HandingOn | null {
  for (const event of events) {
    switch (event.type) {
      case 'startLaid':
        return { type: 'start', seat: event.seat };
      case 'turnEnded':
        return { type: 'turn', seat: event.seat };
      case 'colourScored':
        return { type: 'score', seat: event.seat };
      case 'passed':
        return { type: 'pass', seat: event.seat };
    }
  }
  return null;
}
