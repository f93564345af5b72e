import type { Made } from '../../history/timeline';
import type { GameEvent } from '../../rules/events';
import type { Seat } from '../../rules/state';
import { pointsOf, type StoryItem, withEvent } from './storyItem';

/** What a player did in the meantime, in short. */
export interface Doings {
  readonly seat: Seat;
  readonly items: readonly StoryItem[];
  readonly points: number;
}

export interface Since {
  /** Everyone who did something, in the order in which they began. */
  readonly doings: readonly Doings[];
  /** Who has got the octopus, if it moved. */
  readonly octopus: Seat | null;
  /** What happened to the bag, as events. */
  readonly bag: readonly BagEvent[];
}

export type BagEvent = Extract<GameEvent, { type: 'emergencyOpened' | 'bagRanDry' }>;

/**
 * What happened since this player's last turn, and what the end of that turn set going once the tablet was gone. Of a turn
 * that has begun its beginning, too: that is for those who come back to a game.
 */
export function sinceLastTurn(past: readonly Made[], seat: Seat): Since {
  const seats = past.map(({ state }) => state.seat);
  const others = seats.map((each) => each !== seat).lastIndexOf(true);
  const last = others < 0 ? -1 : seats.lastIndexOf(seat, others);
  const since = past.slice(last + 1);
  const events = past.slice(Math.max(last, 0)).flatMap((made) => made.events);
  return {
    doings: [...new Set(seats.slice(last + 1))].map((each) => doingsOf(each, since)),
    octopus: events.flatMap((event) => (event.type === 'octopusMoved' ? [event.to] : [])).at(-1) ?? null,
    bag: events.filter(isAboutBag),
  };
}

export function isAboutBag(event: GameEvent): event is BagEvent {
  return event.type === 'emergencyOpened' || event.type === 'bagRanDry';
}

/** What these moves of that player were. */
export function doingsOf(seat: Seat, past: readonly Made[]): Doings {
  const events = past.filter(({ state }) => state.seat === seat).flatMap((made) => made.events);
  const items = events.reduce<readonly StoryItem[]>(withEvent, []);
  const short = items.filter(isWorthRepeating);
  return {
    seat,
    // Passing is worth a word only if there is nothing else to say.
    items: short.length > 0 ? short : items.filter(({ type }) => type === 'passed'),
    points: items.reduce((sum, item) => sum + pointsOf(item), 0),
  };
}

/** Where the luminos came to lie can be seen, and what concerns the whole table is told apart. */
function isWorthRepeating({ type }: StoryItem): boolean {
  switch (type) {
    case 'start':
    case 'special':
    case 'action':
    case 'discards':
    case 'scored':
      return true;
    case 'lays':
    case 'drawn':
    case 'passed':
    case 'octopus':
    case 'emergency':
    case 'dry':
    case 'takenBack':
    case 'hint':
    case 'lessonsOff':
    case 'final':
    case 'victory':
      return false;
  }
}
