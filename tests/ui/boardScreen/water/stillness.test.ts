import { describe, expect, test } from 'vitest';
import { isLow, isWaterStill, type Surroundings } from '../../../../src/ui/boardScreen/water/stillness';

const PLAYING: Surroundings = { motion: 'brisk', isIdle: false, isHidden: false, isBatteryLow: false };

describe('the water', () => {
  test.each(['brisk', 'calm'] as const)('moves while people play, with motion %s', (motion) => {
    expect(isWaterStill({ ...PLAYING, motion })).toBe(false);
  });

  test.each<[string, Partial<Surroundings>]>([
    ['without motion', { motion: 'off' }],
    ['where the device asks for less motion', { motion: 'fade' }],
    ['when nobody has touched anything for a while', { isIdle: true }],
    ['on a page that is not seen', { isHidden: true }],
    ['on a low battery', { isBatteryLow: true }],
  ])('is still %s', (_, change) => {
    expect(isWaterStill({ ...PLAYING, ...change })).toBe(true);
  });
});

test.each([
  [0.19, false, true],
  [0.19, true, false],
  [0.2, false, false],
  [1, false, false],
])('a battery at %d (charging: %s) is low: %s', (level, charging, expected) => {
  expect(isLow({ level, charging })).toBe(expected);
});
