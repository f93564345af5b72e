import type { Animal, Colour } from '../../rules/data/luminos';

/** The three ways a lumino can lie; the second half is to the right, lower right or lower left of the first. */
export const AXES = [0, 1, 2] as const;
export type Axis = (typeof AXES)[number];

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
  /** Around a lumino: chosen, a legal ghost, an illegal one (hatched). */
  | `ring/${'chosen' | 'legal' | 'illegal'}/${Axis}`
  /** Over one field: part of a legal spot, at fault, a coral that would have done, tapped first. */
  | `sign/${'legal' | 'guilty' | 'wanted' | 'first'}`
  | `cost/${1 | 2}`
  /** Soft light, white, to be tinted. */
  | 'glow'
  | 'bubble'
  /** Light on the water, large and faint. */
  | 'caustics'
  /** One white pixel, to be stretched and tinted. */
  | 'blank'
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
  readonly paint: (context: CanvasRenderingContext2D) => void;
}
