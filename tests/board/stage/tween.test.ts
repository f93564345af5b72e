import { expect, test } from 'vitest';
import { along, type Flight, progress, staggerOf, TIMINGS } from '../../../src/board/stage/tween';

const FROM = { x: 0, y: 0, unitX: 60, unitY: 60, alpha: 0 };
const TO = { x: 300, y: 100, unitX: 90, unitY: 90, alpha: 1 };
const FLIGHT: Flight = { from: FROM, start: 1000, duration: 200, isCarried: true };

test('a flight begins where the thing was and ends exactly where it belongs', () => {
  expect(along(FLIGHT, TO, progress(FLIGHT, 900))).toEqual(FROM);
  const end = along(FLIGHT, TO, progress(FLIGHT, 5000));
  expect(end.x).toBe(TO.x);
  expect(end.y).toBeCloseTo(TO.y);
  expect(end.unitX).toBeCloseTo(TO.unitX);
  expect(end.alpha).toBe(TO.alpha);
});

test('what is carried rises on its way and gives a little when it lands', () => {
  const half = along(FLIGHT, TO, 0.3);
  expect(half.y).toBeLessThan((half.x / TO.x) * TO.y);
  const landing = along(FLIGHT, TO, 0.86);
  expect(landing.unitX).toBeGreaterThan(landing.unitY);
  const fade = along({ ...FLIGHT, isCarried: false }, TO, 0.86);
  expect(fade.unitX).toBe(fade.unitY);
});

test('no draw waits longer than a second in all, however many there are', () => {
  for (const motion of ['brisk', 'calm'] as const) {
    for (const count of [1, 4, 12, 40]) {
      expect(staggerOf(motion, count) * (count - 1) + TIMINGS[motion].move).toBeLessThanOrEqual(1000);
    }
  }
});

test('without motion everything takes no time, and with reduced motion nothing travels', () => {
  expect(TIMINGS.off).toEqual({ move: 0, fade: 0, stagger: 0 });
  expect(TIMINGS.fade.move).toBe(0);
  expect(TIMINGS.fade.fade).toBeGreaterThan(0);
  expect(progress({ ...FLIGHT, duration: 0 }, 0)).toBe(1);
});
