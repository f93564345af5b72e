import { SHADES, type Shades } from './shades';

// How a lumino looks, for everything that draws one: the board (board/art), the pictures of the screens (ui/kit/pictures)
// and the first page (build/homePicture). A new colour or another coral begins here; animals.ts has the animals,
// numerals.ts the numbers, textures.ts what grows on each coral, shapes.ts the outlines.

/** What tells the corals apart without their colours. */
export type TextureName = 'furrows' | 'fan' | 'tubes' | 'stars';

export interface Coral {
  readonly shades: Shades;
  readonly texture: TextureName;
  /** Furrows run on through the waist; everything else grows in each half by itself. */
  readonly covers: 'lumino' | 'half';
  /** A fan is turned with its lumino, since it grows from the waist outwards; nothing else is. */
  readonly isTurned: boolean;
}

export const CORALS = {
  yellow: { shades: SHADES.yellow, texture: 'furrows', covers: 'lumino', isTurned: false },
  pink: { shades: SHADES.pink, texture: 'fan', covers: 'half', isTurned: true },
  green: { shades: SHADES.green, texture: 'tubes', covers: 'half', isTurned: false },
  blue: { shades: SHADES.blue, texture: 'stars', covers: 'half', isTurned: false },
} as const satisfies Readonly<Record<string, Coral>>;

/** How thick a lumino is where a field is 100 wide. */
export const THICKNESS = 10;

/** The wall of a lumino: how far down each shade reaches, the farthest first. */
export const WALL_DEPTHS = { deep: THICKNESS, wall: THICKNESS * 0.74, edge: THICKNESS * 0.26 } as const;
