import { expect, test } from 'vitest';
import { beginFresh, isClear } from '../../../src/bots/analysis/compare';
import { addTo } from '../../../src/bots/analysis/interval';

/** As if so many deals had brought that mean, each so far from it, to either side in turn. */
function measuredSo(mean: number, off: number, deals: number, looked = 1.5, isFine = false) {
  const fresh = beginFresh(1, isFine, looked);
  for (let deal = 0; deal < deals; deal++) addTo(fresh.gaps, mean + (deal % 2 === 0 ? off : -off));
  return fresh;
}

test('a loss that is certain is measured on until it is known within half of it', () => {
  // Between 3 and 15: certain at the first look, and what stops there has had luck.
  expect(isClear(measuredSo(9, 8, 16))).toBe(false);
  expect(isClear(measuredSo(9, 8, 32))).toBe(true);
  expect(isClear(measuredSo(9, 4, 16))).toBe(true);
});

test('what will hardly be a loss is given up, and after the last look nothing goes on', () => {
  expect(isClear(measuredSo(0.2, 1, 16))).toBe(true);
  expect(isClear(measuredSo(2, 9, 16))).toBe(false);
  expect(isClear(measuredSo(2, 9, 128))).toBe(true);
  expect(isClear(measuredSo(0, 0, 17))).toBe(false);
});

// Between -4.1 and 3.7 after 16 deals, and yet it cost 5.1.
test('what looked like a large loss is not given up for few deals that say otherwise', () => {
  expect(isClear(measuredSo(-0.2, 5.5, 16, 5))).toBe(false);
  expect(isClear(measuredSo(-0.2, 5.5, 24, 5))).toBe(false);
  expect(isClear(measuredSo(-0.2, 5.5, 64, 5))).toBe(true);
});

test('what hardly looked like a loss is given up between the looks, too, and nothing else ends there', () => {
  expect(isClear(measuredSo(-1, 5.5, 24, 1.2))).toBe(true);
  expect(isClear(measuredSo(-1, 5.5, 23, 1.2))).toBe(false);
  expect(isClear(measuredSo(9, 4, 24))).toBe(false);
});

test('a fine turn is given up by its fresh deals alone', () => {
  expect(isClear(measuredSo(-0.2, 5.5, 16, 5, true))).toBe(true);
});
