import { isIndexOf } from '../../rules/data/guards';
import type { FieldId } from '../../rules/data/hex';
import { highestLevel } from '../../rules/reef';
import type { GameState, Seat } from '../../rules/state';

/** What is looked at, and how. It changes nothing in the game. */
export interface Looking {
  /** Who was to move at that. */
  readonly seat: Seat;
  readonly shown: Seat;
  readonly level: number | null;
  readonly looked: FieldId | null;
}

/** The large reef of the player to move, all of it. */
export function beginLooking({ seat }: GameState): Looking {
  return { seat, shown: seat, level: null, looked: null };
}

/** After a move: another seat begins anew, the same one keeps what it sees. */
export function lookOn(state: GameState, looking: Looking): Looking {
  return looking.seat === state.seat ? onReef(state, looking, looking.shown) : beginLooking(state);
}

/** That seat's reef, or again the one of the player to move. */
export function enlarge(state: GameState, looking: Looking, seat: Seat): Looking {
  return onReef(state, looking, seat === looking.shown ? state.seat : seat);
}

/** One level only, or all of them; a level that the reef does not have is ignored. */
export function filter(state: GameState, looking: Looking, level: number | null): Looking {
  return level === null || hasLevel(state, looking.shown, level) ? { ...looking, level } : looking;
}

function onReef(state: GameState, { seat, level }: Looking, shown: Seat): Looking {
  const kept = level !== null && hasLevel(state, shown, level) ? level : null;
  return { seat, shown, level: kept, looked: null };
}

function hasLevel(state: GameState, shown: Seat, level: number): boolean {
  return Number.isInteger(level) && level >= 1 && level <= highestLevel(state.players[shown].reef);
}

/** Is this value, from a link or a screen, a seat of this game? What else comes from outside, `rules/data/guards` knows. */
export function isSeat(value: unknown, { players }: GameState): value is Seat {
  return isIndexOf(players, value);
}
