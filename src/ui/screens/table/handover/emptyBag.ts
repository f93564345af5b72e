import type { Ending } from '../../../../rules/state';
import type { BagEvent } from '../../../story/sinceLastTurn';

/** What a player has to know about an empty bag. */
export interface EmptyBag {
  /** How many luminos came from the emergency stack. */
  readonly emergency: number;
  /** That was not enough, or there was none. */
  readonly isDry: boolean;
  /** How the game stands with its end now. */
  readonly ending: Ending;
}

/** Everything that happened to the bag as one piece of news; null if nothing did. */
export function emptyBagOf(events: readonly BagEvent[]): EmptyBag | null {
  const last = events.at(-1);
  if (last === undefined) return null;
  return {
    emergency: events.reduce((sum, event) => sum + (event.type === 'emergencyOpened' ? event.luminos : 0), 0),
    isDry: last.type === 'bagRanDry',
    ending: last.ending,
  };
}
