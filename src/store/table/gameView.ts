import type { ReadonlySignal } from '@preact/signals';
import type { Happening, Made, Mark } from '../../history/timeline';
import type { FieldId } from '../../rules/data/hex';
import type { GameState, Seat } from '../../rules/state';
import type { ViewIntent } from './intent';

/** What can be seen of a game, and what of it is looked at: at the table, at its end and in a replay. */
export interface GameView {
  readonly state: ReadonlySignal<GameState>;
  readonly happening: ReadonlySignal<Happening>;
  /** What was played, the latest last, each with the state before it; and where the table took something back. */
  readonly past: ReadonlySignal<readonly Made[]>;
  readonly marks: ReadonlySignal<readonly Mark[]>;

  /** Whose reef is large: the player to move, or one looked at. */
  readonly shown: ReadonlySignal<Seat>;
  /** The one level that is not dimmed; null for all. */
  readonly level: ReadonlySignal<number | null>;
  /** The field whose stack is fanned out. */
  readonly looked: ReadonlySignal<FieldId | null>;

  act(intent: ViewIntent): void;
}
