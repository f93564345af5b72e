import type { Locator } from '@playwright/test';

/** How a player plays: with fingers, with a mouse or with keys. Nothing but what they can do moves a game on. */
export interface Hands {
  press(button: Locator): Promise<void>;
  /** Presses a button that makes a move. */
  act(button: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
  /** Chooses one of the luminos that lie together in a list, unless it is chosen already. */
  pick(lumino: Locator): Promise<void>;
  /** Looks at what a colour would bring, unless it is looked at already. */
  weigh(colour: Locator): Promise<void>;
  /** Drags a lumino there, which is a move by itself. Keys cannot. */
  carry?(lumino: Locator, to: Locator): Promise<void>;
  lay(lay: Lay): Promise<void>;
}

/** A lumino of the hand on its way to its place. */
export interface Lay {
  readonly lumino: Locator;
  /** It is the only one, and need not be chosen. */
  readonly isHeld: boolean;
  readonly numberOn: Locator;
  readonly otherOn: Locator;
  /** How the field's name ends once the number is meant for it. */
  readonly mark: string;
  /** Lays it as it is shown, where a tap on a field does not: for a start lumino. */
  readonly confirm: Locator | null;
  /** How many times it is to be turned once the ghost has its number there. */
  readonly turns: number;
  /** As it lies in the hand it can be dragged there with a finger. */
  readonly isStraight: boolean;
  /** It was tried before and did not come to anything. */
  readonly isAgain: boolean;
}
