import { FIELDS, NEIGHBOURS } from '../data/hex';
import { type Colour, HALVES } from '../data/luminos';
import type { Reef } from '../state';
import { add, addAll, common, emptyMask, type FieldMask, isEmpty, maskOf, takeLowest } from './fieldMask';

/** [6.1] For one colour: where a half would touch or cover what it must. One such half is enough for a lumino. */
export interface Reach {
  /** For each height from 0: the fields that have it, and where a lumino laid on them would be reached. */
  readonly heights: readonly { readonly fields: FieldMask; readonly reached: FieldMask }[];
  /** There is no room on level 1 to touch the colour: any lumino will do there. */
  readonly exception: boolean;
}

/** The fields around each field. */
export const AROUND: readonly FieldMask[] = NEIGHBOURS.map(maskOf);

/** Where rule 1 lets a lumino of this colour lie, and whether its exception is open. */
export function reachOf(reef: Reef, colour: Colour): Reach {
  const heights = [{ fields: emptyMask(), reached: emptyMask() }];
  for (let field = 0; field < reef.length; field++) {
    const stack = reef[field];
    const height = stack.length;
    while (heights.length <= height) heights.push({ fields: emptyMask(), reached: emptyMask() });
    add(heights[height].fields, field);
    // Ruling 2: only a visible coral counts, to be covered as well as to be touched on its own level.
    if (height > 0 && HALVES[stack[height - 1]].colour === colour) {
      add(heights[height].reached, field);
      addAll(heights[height - 1].reached, AROUND[field]);
    }
  }
  const exception = !hasRoom(heights[0].fields, heights[0].reached);
  if (exception) addAroundReef(heights[0].reached, reef);
  return { heights, exception };
}

// Ruling 4: only lack of space opens the exception, never lack of limestone.
function hasRoom(free: FieldMask, reached: FieldMask): boolean {
  const rest = common(free, reached);
  for (let field = takeLowest(rest); field >= 0; field = takeLowest(rest)) {
    if (!isEmpty(common(AROUND[field], free))) return true;
  }
  return false;
}

// Ruling 3: any covered field counts, whatever lies on top of it.
function addAroundReef(reached: FieldMask, reef: Reef): void {
  for (const field of FIELDS) if (reef[field].length > 0) addAll(reached, AROUND[field]);
}
