import type { Direction, FieldId } from '../rules/data/hex';
import type { LuminoId } from '../rules/data/luminos';
import type { GameState, Seat } from '../rules/state';
import type { Camera } from './camera';
import type { Layout } from './layout';

/** How fast things move: at once, or two speeds; `fade` is for players who ask for reduced motion. */
export type Motion = 'off' | 'fade' | 'brisk' | 'calm';

/** A legal lay of the lumino in hand and the limestone it costs. */
export interface Lay {
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
  readonly cost: number;
}

/** Where the lumino in hand would come to lie. */
export interface Ghost {
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
  readonly level: number;
  readonly isLegal: boolean;
  readonly cost: number;
  /** Fields that make it illegal, and others worth looking at: corals that would have done. */
  readonly guilty: readonly FieldId[];
  readonly wanted: readonly FieldId[];
}

/** Everything the board draws, as data: it asks no rule and keeps nothing that could get lost. */
export interface BoardView {
  readonly layout: Layout;
  readonly camera: Camera;
  readonly state: GameState;
  /** Whose reef is the large one. */
  readonly shown: Seat;
  /** Luminos that can be picked up now. */
  readonly pickable: readonly LuminoId[];
  readonly chosen: readonly LuminoId[];
  /** The lumino about to be laid, if any, and which way its other half points. It may have to be taken first. */
  readonly held: LuminoId | null;
  readonly direction: Direction;
  readonly lays: readonly Lay[];
  /** The field tapped first: it gets the number. */
  readonly first: FieldId | null;
  readonly ghost: Ghost | null;
  /** A move is being kept: what was let go stays in the air until that is over. */
  readonly isKeeping: boolean;
  /** The one level that is not dimmed, or null for all. */
  readonly level: number | null;
  /** The field whose stack is fanned out. */
  readonly looked: FieldId | null;
  readonly hasMarks: boolean;
  /** By seat: what was laid in its latest turn. */
  readonly lastLays: readonly (readonly LuminoId[])[];
  readonly motion: Motion;
}

/** What a finger, a mouse or a pen asked for. Whether it may be done is not decided here. */
export type Intent =
  | { readonly type: 'pick'; readonly lumino: LuminoId }
  | { readonly type: 'lift'; readonly lumino: LuminoId }
  /** A drag that came to nothing. */
  | { readonly type: 'putDown' }
  | { readonly type: 'tap'; readonly field: FieldId }
  | { readonly type: 'aim'; readonly numberOn: FieldId; readonly otherOn: FieldId }
  /** A mouse points at the field for the number. */
  | { readonly type: 'point'; readonly field: FieldId }
  | { readonly type: 'unaim' }
  | { readonly type: 'turn' }
  | { readonly type: 'drop' }
  | { readonly type: 'bring'; readonly lumino: LuminoId; readonly to: TrayPlace }
  | { readonly type: 'letGo' }
  | { readonly type: 'look'; readonly field: FieldId | null }
  | { readonly type: 'enlarge'; readonly seat: Seat }
  | { readonly type: 'camera'; readonly camera: Camera };

export type TrayPlace = 'atoll' | 'display' | 'hand';
