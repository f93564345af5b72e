import type { ColourScore } from '../../../../rules/scores';

// The moment in which a colour is scored, in milliseconds from its beginning. All of it is over within its beat.
const LEVELS_FROM_MS = 80;
const LEVELS_UNTIL_MS = 560;
const LONGEST_STEP_MS = 180;
/** The levels have added up: the points count, the token turns, the limestone flies. */
export const COUNT_AT_MS = 620;
export const COUNTING_MS = 260;
export const FLIP_AT_MS = 700;
export const STONES_AT_MS = 760;

/** When each level lights up and is added, one after the other from below; levels without a number take no time. */
export function levelDelays({ levels }: ColourScore): ReadonlyMap<number, number> {
  const counting = levels.filter(({ points }) => points > 0);
  const step = Math.min(LONGEST_STEP_MS, (LEVELS_UNTIL_MS - LEVELS_FROM_MS) / Math.max(1, counting.length));
  return new Map(counting.map(({ level }, index) => [level, Math.round(LEVELS_FROM_MS + index * step)]));
}
