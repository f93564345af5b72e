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
export const MIND_VERSION = 2;

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

/** What was done, in order. Moves taken back are gone; where that took the table's consent a note says how many there were. */
export type LogEntry = Move | { readonly type: 'takenBack'; readonly moves: number };

/** A game as it is kept: with the rules this is all there is to know about it. */
export interface GameRecord {
  /** In seat order; empty if the players were not named. */
  readonly people: readonly Person[];
  readonly origin: Origin;
  readonly log: readonly LogEntry[];
  /** Moves that were taken back and can be made again, the next one first. */
  readonly redo: readonly Move[];
}
