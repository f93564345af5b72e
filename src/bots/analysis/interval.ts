import type { Measured } from './report';

/** What is summed up of numbers whose mean is wanted. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
}

export function addTo(sums: Sums, value: number): void {
  sums.count++;
  sums.sum += value;
  sums.squares += value * value;
}

/** Of one look at a mean, how many standard errors are 95 %. */
const ONCE = 1.96;
/** The same if one has looked after 16, 32, 64 and 128 and may have stopped each time. (400,000 simulated walks: 2.407) */
const LOOKING = 2.41;

/** Mean and interval; `isLooking`: it was stopped at a look that could have gone on. */
export function measured({ count, sum, squares }: Sums, isLooking = false): Measured {
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, squares - count * mean * mean) / (count - 1);
  const quantile = studentOf(isLooking ? LOOKING : ONCE, count - 1);
  const width = quantile * Math.sqrt(variance / count);
  return { mean: rounded(mean), low: rounded(mean - width), high: rounded(mean + width), rollouts: count };
}

/** As many standard errors if the variance is known from a few numbers only. (Cornish and Fisher's series) */
function studentOf(normal: number, freedom: number): number {
  if (freedom < 1) return normal;
  const cube = normal * normal * normal;
  const first = (cube + normal) / (4 * freedom);
  const second = (5 * cube * normal * normal + 16 * cube + 3 * normal) / (96 * freedom * freedom);
  return normal + first + second;
}

export function rounded(value: number): number {
  const hundredths = Math.round(100 * value);
  return hundredths === 0 ? 0 : hundredths / 100;
}
