import type { Move } from '../rules/state';
import type { CharacterName } from './mind/characters';
import type { PublicView } from './publicView';

/** What the page asks the worker that thinks. */
export interface MindQuestion {
  readonly id: number;
  readonly character: CharacterName;
  readonly view: PublicView;
}

/** The move of the player to move. A question that makes the mind throw is answered by an error of the worker. */
export interface MindAnswer {
  readonly id: number;
  readonly move: Move;
}
