import { directionTo, FIELDS, type FieldId, NEIGHBOURS } from '../../rules/data/hex';
import type { LuminoId } from '../../rules/data/luminos';
import type { Reef } from '../../rules/state';

/** A lumino as it is drawn around its middle. */
export interface Laid {
  readonly lumino: LuminoId;
  readonly level: number;
  /** Which way the other half lies from the number. */
  readonly direction: number;
  readonly isNumberSeen: boolean;
  readonly isOtherSeen: boolean;
}

/** A lumino in a reef. */
export interface Lying extends Laid {
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
}

/** The luminos of a reef level by level, the lowest first: in this order they are drawn. */
export function levelsOf(reef: Reef): readonly (readonly Lying[])[] {
  const levels: Lying[][] = [];
  for (const numberOn of FIELDS) {
    for (const [index, half] of reef[numberOn].entries()) {
      // The number has the even half of a lumino.
      if (half % 2 === 1) continue;
      const otherOn = NEIGHBOURS[numberOn].find((field) => reef[field][index] === half + 1);
      if (otherOn === undefined) continue;
      const level = index + 1;
      while (levels.length < level) levels.push([]);
      levels[index].push({
        lumino: half >> 1,
        level,
        numberOn,
        otherOn,
        direction: directionTo(numberOn, otherOn) ?? 0,
        isNumberSeen: reef[numberOn].length === level,
        isOtherSeen: reef[otherOn].length === level,
      });
    }
  }
  return levels;
}
