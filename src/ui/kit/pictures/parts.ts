import {
  type Animal,
  type Colour,
  HALVES,
  type HalfId,
  halvesOf,
  numberHalf,
  otherHalf,
} from '../../../rules/data/luminos';
import { type LaidLumino, laidLuminos } from '../../../rules/reef';
import type { Reef } from '../../../rules/state';

/** A lumino as it is drawn around its middle, wherever it lies. */
export type DrawnLumino = Omit<LaidLumino, 'numberOn' | 'otherOn'>;

/** The luminos of a reef level by level, the lowest first: in this order they are drawn. */
export function levelsOf(reef: Reef): readonly (readonly LaidLumino[])[] {
  const levels: LaidLumino[][] = [];
  for (const laid of laidLuminos(reef)) {
    while (levels.length < laid.level) levels.push([]);
    levels[laid.level - 1].push(laid);
  }
  return levels;
}

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

export function partsOf(luminos: readonly DrawnLumino[]): Parts {
  const halves = luminos.flatMap(({ lumino }) => halvesOf(lumino).map((half) => HALVES[half]));
  return { colours: [...new Set(halves.map(({ colour }) => colour))] };
}

/** A half of a lumino, and which way it lies from its middle. */
export interface SeenHalf {
  readonly half: HalfId;
  readonly direction: number;
}

/** The halves of a lumino that nothing covers. */
export function seenHalves({ lumino, direction, isNumberVisible, isOtherVisible }: DrawnLumino): readonly SeenHalf[] {
  const halves: SeenHalf[] = [];
  if (isNumberVisible) halves.push({ half: numberHalf(lumino), direction: direction + 3 });
  if (isOtherVisible) halves.push({ half: otherHalf(lumino), direction });
  return halves;
}
