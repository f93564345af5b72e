import { beforeEach, expect, test, vi } from 'vitest';
import { createFailures } from '../../../../src/ui/app/errors/failures';

const [CAUSE, EFFECT] = [new Error('cause'), new Error('effect')];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['performance'] });
  return () => vi.useRealTimers();
});

test('the first error is shown, not what follows from it', () => {
  const { current, report } = createFailures();
  report(CAUSE);
  report(EFFECT);
  expect(current.value).toEqual({ error: CAUSE, isAgain: false });
});

test('going on forgets it', () => {
  const { current, report, goOn } = createFailures();
  report(CAUSE);
  goOn();
  expect(current.value).toBeNull();
});

test.each([
  [500, true],
  [9_999, true],
  [10_000, false],
])('an error %i ms after going on is one again: %s', (later, isAgain) => {
  const { current, report, goOn } = createFailures();
  report(CAUSE);
  goOn();
  vi.advanceTimersByTime(later);
  report(EFFECT);
  expect(current.value).toEqual({ error: EFFECT, isAgain });
});
