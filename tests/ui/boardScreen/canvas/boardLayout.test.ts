import { expect, test } from 'vitest';
import type { Rect } from '../../../../src/board/layout';
import { LUMINOS } from '../../../../src/rules/data/luminos';
import { placeAll } from '../../../../src/ui/boardScreen/canvas/boardLayout';
import type { Measured } from '../../../../src/ui/boardScreen/canvas/slots';
import { startedGame } from '../../../support/rules/build';

const STATE = startedGame({ players: 3 });

function area(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

const MEASURED: Measured = {
  width: 1180,
  height: 820,
  rects: {
    reef: area(240, 70, 700, 600),
    atoll: area(950, 90, 220, 550),
    display: area(10, 700, 480, 110),
    hand: area(500, 700, 300, 110),
    bag: area(950, 650, 44, 44),
    smallReef1: area(20, 150, 120, 100),
    smallDisplay1: area(140, 150, 80, 100),
    smallReef2: area(20, 350, 0, 0),
    smallDisplay2: area(140, 350, 0, 0),
  },
};

/** Every number in it. */
function numbers(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : [];
}

test('nothing measured yet is no reason for a number that is none', () => {
  const layout = placeAll({ width: 0, height: 0, rects: {} }, STATE, 0, 0);
  expect(numbers(layout).filter((number) => !Number.isFinite(number))).toEqual([]);
  expect(layout.trays.map(({ place }) => place)).toEqual(['atoll', 'display', 'hand']);
  expect(layout.small).toEqual([]);
});

test('the large reef is the one shown; what has no room is left out', () => {
  const layout = placeAll(MEASURED, STATE, 0, 0);
  expect(layout.large.seat).toBe(0);
  expect(layout.small.map(({ seat }) => seat)).toEqual([1]);
  expect(layout.trays.map(({ place, seat, slots }) => [place, seat, slots.length])).toEqual([
    ['atoll', null, 4],
    ['display', 0, 4],
    ['hand', 0, 0],
    ['display', 1, 4],
  ]);
  expect(layout.bag).toEqual({ x: 972, y: 672 });
});

test('the atoll lies sorted by colour and number, whatever came first; the rules keep their own order', () => {
  const atoll = [90, 9, 60, 2, 30];
  const { trays } = placeAll(MEASURED, { ...STATE, atoll }, 0, 0);
  const looks = trays[0].slots.map(({ lumino }) => LUMINOS[lumino]).map(({ colour, value }) => `${colour} ${value}`);
  expect(looks).toEqual(['yellow 2', 'yellow 3', 'pink 2', 'green 3', 'blue 3']);
  expect(atoll).toEqual([90, 9, 60, 2, 30]);
});

test('no lumino beside the reef is drawn out of proportion', () => {
  const { trays } = placeAll(MEASURED, STATE, 0, 0);
  expect(Math.max(...trays.map(({ unit }) => unit))).toBeLessThanOrEqual(62);
});

test('looking at another reef leaves the own display where it is', () => {
  const { large, trays } = placeAll(MEASURED, STATE, 1, 0);
  expect(large.seat).toBe(1);
  expect(trays.filter(({ place }) => place === 'display').map(({ seat }) => seat)).toEqual([0, 1]);
});

test('where a game is only looked at, display and hand below are those of the reef', () => {
  const { trays } = placeAll(MEASURED, STATE, 1, 1);
  const { display } = STATE.players[1];
  expect(trays.map(({ place, seat }) => [place, seat])).toEqual([
    ['atoll', null],
    ['display', 1],
    ['hand', 1],
  ]);
  expect(trays[1].slots.map(({ lumino }) => lumino)).toEqual(display);
});
