import { expect, test } from 'vitest';
import { isStillDismissed } from '../../../../../src/ui/screens/home/news/installDismissal';

const DAY = 24 * 3_600_000;
const NOW = 1_800_000_000_000;

test.each([
  ['never said', null, false],
  ['said just now', String(NOW), true],
  ['said 29 days ago', String(NOW - 29 * DAY), true],
  ['said 30 days ago', String(NOW - 30 * DAY), false],
  ['said tomorrow', String(NOW + DAY), false],
  ['what an older version kept', 'later', false],
  ['nothing', '', false],
  ['nonsense', 'NaN', false],
])('"not now" lasts a month: %s', (_, stored, isDismissed) => {
  expect(isStillDismissed(stored, NOW)).toBe(isDismissed);
});
