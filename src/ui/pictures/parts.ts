import { type Animal, type Colour, HALVES, type HalfId } from '../../rules/data/luminos';
import type { Laid } from './lying';

/** What lies on the disc of a half. */
export type Glyph = number | Animal;

export function glyphOf(half: HalfId): Glyph | null {
  const { value, animal } = HALVES[half];
  return value ?? animal;
}

/** What a picture with these luminos needs to have defined. */
export interface Parts {
  readonly colours: readonly Colour[];
}

export function partsOf(luminos: readonly Laid[]): Parts {
  const halves = luminos.flatMap(({ lumino }) => [HALVES[2 * lumino], HALVES[2 * lumino + 1]]);
  return { colours: [...new Set(halves.map(({ colour }) => colour))] };
}

/** A half of a lumino, and which way it lies from its middle. */
export interface SeenHalf {
  readonly half: HalfId;
  readonly direction: number;
}

/** The halves of a lumino that nothing covers. */
export function seenHalves({ lumino, direction, isNumberSeen, isOtherSeen }: Laid): readonly SeenHalf[] {
  const halves: SeenHalf[] = [];
  if (isNumberSeen) halves.push({ half: 2 * lumino, direction: direction + 3 });
  if (isOtherSeen) halves.push({ half: 2 * lumino + 1, direction });
  return halves;
}
