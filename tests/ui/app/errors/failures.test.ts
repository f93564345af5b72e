import { beforeEach, expect, test, vi } from 'vitest';
import { fail, goOn, lastFailure } from '../../../../src/ui/errors/lastError';

const [CAUSE, EFFECT] = [new Error('cause'), new Error('effect')];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['performance'] });
  goOn();
  vi.advanceTimersByTime(60_000);
  return () => vi.useRealTimers();
});

test('the first error is shown, not what follows from it', () => {
  fail(CAUSE);
  fail(EFFECT);
  expect(lastFailure.value).toEqual({ error: CAUSE, isAgain: false });
});

test('going on forgets it', () => {
  fail(CAUSE);
  goOn();
  expect(lastFailure.value).toBeNull();
});

test.each([
  [500, true],
  [9_999, true],
  [10_000, false],
])('an error %i ms after going on is one again: %s', (later, isAgain) => {
  fail(CAUSE);
  goOn();
  vi.advanceTimersByTime(later);
  fail(EFFECT);
  expect(lastFailure.value).toEqual({ error: EFFECT, isAgain });
});
