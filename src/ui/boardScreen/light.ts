import { withMinus } from '../../i18n/withMinus';
import type { FieldId } from '../../rules/data/hex';
import type { Scoring } from '../../rules/play/scoringPhase';

/** A field of the large reef that is lit up because points come from there. */
export interface Light {
  readonly field: FieldId;
  /** It brings points, or it was looked at and brings none. */
  readonly tone: 'point' | 'counted';
  readonly label: string | null;
  /** When it lights up, counted from the moment at which it is there. */
  readonly delayMs?: number;
}

/** One and the same object, so that no effect runs when there are still none. */
export const NO_LIGHTS: readonly Light[] = [];

/** Where the points of a coral scoring come from: on each level the lowest number, once; the other numbers count for nothing. */
export function scoringLights(
  { score: { levels } }: Pick<Scoring, 'score'>,
  delayOf: (level: number) => number = () => 0,
): readonly Light[] {
  return levels.flatMap(({ level, points, lowest, numbers }) =>
    numbers.map((field): Light => {
      if (!lowest.includes(field)) return { field, tone: 'counted', label: null };
      return { field, tone: 'point', label: field === lowest[0] ? `+${points}` : null, delayMs: delayOf(level) };
    }),
  );
}

/** Points as a label: "+3", "−1". */
export function pointsLabel(points: number): string {
  return points < 0 ? withMinus(points) : `+${points}`;
}
