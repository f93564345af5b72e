import { expect, test } from 'vitest';
import { addTo, measured, type Sums } from '../../../src/bots/analysis/interval';
import { chance } from '../../support/rules/build';

function sumsOf(values: readonly number[]): Sums {
  const sums = { count: 0, sum: 0, squares: 0 };
  for (const value of values) addTo(sums, value);
  return sums;
}

test('has the quantile of the t distribution for few numbers', () => {
  // Mean 3, standard error sqrt(2.5 / 5); t for 4 degrees of freedom is 2.776.
  const { mean, low, high, rollouts } = measured(sumsOf([1, 2, 3, 4, 5]));
  expect({ mean, rollouts }).toEqual({ mean: 3, rollouts: 5 });
  expect(high - 3).toBeCloseTo(2.776 * Math.sqrt(0.5), 1);
  expect(3 - low).toBeCloseTo(high - 3, 9);
});

test('is a point when nothing is left to chance', () => {
  expect(measured(sumsOf(Array.from({ length: 16 }, () => 2.5)), true)).toMatchObject({
    mean: 2.5,
    low: 2.5,
    high: 2.5,
  });
});

// Whoever looks again and again at an interval for one look finds a difference that is not there in every eighth case.
test('excludes 0 in less than 6 of 100 cases if there is no difference, although one may stop at each of four looks', () => {
  const random = chance(11);
  const walks = 3000;
  let wrong = 0;
  let naive = 0;
  for (let walk = 0; walk < walks; walk++) {
    const sums = sumsOf([]);
    let isWrong = false;
    let isNaive = false;
    for (const look of [16, 32, 64, 128]) {
      while (sums.count < look) addTo(sums, random() + random() + random() + random() - 2);
      const careful = measured(sums, true);
      const once = measured(sums);
      // Rounded to hundredths, numbers as small as these would hardly differ from 0.
      if (careful.low > 0.005 || careful.high < -0.005) isWrong = true;
      if (once.low > 0.005 || once.high < -0.005) isNaive = true;
    }
    if (isWrong) wrong++;
    if (isNaive) naive++;
  }
  expect(wrong / walks).toBeLessThan(0.06);
  expect(naive / walks).toBeGreaterThan(0.09);
});
