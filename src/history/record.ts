import type { GameOptions, Move } from '../rules/state';

/** What a kept game is called by the app; players never see it. */
export type GameId = string;

/** The four fish: what a player is at the table, besides a name. */
export const FISH = ['clownfish', 'angelfish', 'pufferfish', 'swordfish'] as const;
export type Fish = (typeof FISH)[number];

/** The longest name, in characters as people count them and in UTF-16 units: a character may take several. */
export const LONGEST_NAME = 20;
export const LONGEST_NAME_UNITS = 4 * LONGEST_NAME;

/** The same for what players call a game. */
export const LONGEST_TITLE = 40;
export const LONGEST_TITLE_UNITS = 4 * LONGEST_TITLE;

/** Who can act for a seat besides a person, from the easiest to the strongest. */
export const CHARACTERS = ['easy', 'middle', 'strongest'] as const;
export type CharacterName = (typeof CHARACTERS)[number];

/** A character that thinks for a seat, and the version of its mind that the game was begun with. */
export interface SeatMind {
  readonly character: CharacterName;
  readonly version: number;
}

/** The minds that new games are played with. Raised whenever a character would answer otherwise than before. */
export const MIND_VERSION = 3;

export interface Person {
  readonly name: string;
  readonly fish: Fish;
  /** Null for a person, who thinks for themselves. */
  readonly mind: SeatMind | null;
}

/** Where a game comes from: dealt anew, or a position from a link. */
export type Origin =
  | { readonly type: 'dealt'; readonly options: GameOptions }
  | { readonly type: 'position'; readonly position: string };

/** What is no move and stays in the log for good. */
export type Note =
  /** So many moves once stood here that all players agreed to take back. */
  | { readonly type: 'takenBack'; readonly moves: number }
  /** The player to move asked for a hint. */
  | { readonly type: 'hint' }
  /** From here on the game is played without its lessons. */
  | { readonly type: 'lessonsOff' };

/** What was done, in order. Moves taken back are gone. */
export type LogEntry = Move | Note;

export function isNote(entry: LogEntry): entry is Note {
  return entry.type === 'takenBack' || entry.type === 'hint' || entry.type === 'lessonsOff';
}

/** A game as it is kept: with the rules this is all there is to know about it. */
export interface GameRecord {
  /** In seat order; empty if the players were not named. */
  readonly people: readonly Person[];
  readonly origin: Origin;
  /** A first game: lessons explain it while it is played. */
  readonly isGuided: boolean;
  readonly log: readonly LogEntry[];
  /** Moves that were taken back and can be made again, the next one first. */
  readonly redo: readonly Move[];
}
