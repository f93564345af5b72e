import type { Axis } from '../../art/shapes';
import type { Animal, Colour } from '../../rules/data/luminos';
import type { Brush } from './brush';

/** Every picture the board is put together from. */
export type FrameName =
  | `field/${'water' | 'limestone' | 'start' | 'remote1' | 'remote2' | 'remote3'}`
  /** The upper face of a lumino, its wall below it, what it casts on what lies lower. Start luminos only lie flat. */
  | `top/${Colour}/${Axis}`
  | `wall/${Colour}/${Axis}`
  | `start/${Colour}/${Colour}`
  | `startWall/${Colour}/${Colour}`
  | `shadow/${Axis}`
  | `number/${1 | 2 | 3 | 4 | 5 | 6}`
  | `animal/${Animal}`
  /** The level mark, 1 to 9. */
  | `mark/${number}`
  /** Around a lumino: chosen, a legal ghost, an illegal one (hatched), laid in its player's latest turn. */
  | `ring/${'chosen' | 'legal' | 'illegal' | 'last'}/${Axis}`
  /** Soft light around a lumino's edge, white, to be tinted. */
  | `halo/${Axis}`
  /** Over one field: part of a legal spot, at fault, a coral that would have done, tapped first. */
  | `sign/${'legal' | 'guilty' | 'wanted' | 'first'}`
  | `cost/${1 | 2}`
  /** Soft light, white, to be tinted. */
  | 'glow'
  /** The same over one field. */
  | 'pulse'
  | 'bubble'
  /** Light on the water, large and faint. */
  | 'caustics'
  /** One white pixel, to be stretched and tinted. */
  | 'blank'
  /** Parts of a tray's rim, to be stretched. */
  | `basin/${'corner' | 'top' | 'left'}`
  /** White above or on the left, and nothing at the other end. */
  | `fade/${'down' | 'right'}`;

/** A picture in units of a field's width = 100; `x` and `y` say where its top left is, seen from its anchor. */
export interface Drawing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How fine it is painted, 1 unless told: what is soft needs few pixels. */
  readonly resolution?: number;
  readonly paint: (brush: Brush) => void;
}
