import { expect, test } from 'vitest';
import { facingOf, sideOf, turnFrom } from '../../../src/ui/boardScreen/facing';

test.each([
  { players: 2, facings: [0, 180] },
  { players: 3, facings: [0, 90, 180] },
  { players: 4, facings: [0, 90, 180, 270] },
])('around the table, $players sit at the lower edge and on from there clockwise', ({ players, facings }) => {
  expect(facings.map((_, seat) => facingOf('around', Array<boolean>(players).fill(false), seat))).toEqual(facings);
});

test.each([
  { who: 'one person first', isCharacter: [false, true], sides: [0, 180], facings: [0, 0] },
  { who: 'one person last', isCharacter: [true, false], sides: [180, 0], facings: [0, 0] },
  { who: 'two of four', isCharacter: [false, true, false, true], sides: [0, 90, 180, 270], facings: [0, 0, 180, 180] },
  { who: 'a character first', isCharacter: [true, false, false], sides: [270, 0, 90], facings: [90, 0, 90] },
  { who: 'nobody', isCharacter: [true, true], sides: [0, 180], facings: [0, 0] },
])('the screen does not turn to characters, who have the sides left free: $who', ({ isCharacter, sides, facings }) => {
  expect(isCharacter.map((_, seat) => sideOf(isCharacter, seat))).toEqual(sides);
  expect(isCharacter.map((_, seat) => facingOf('around', isCharacter, seat))).toEqual(facings);
});

test('handed on, the tablet is upright for everyone', () => {
  expect([0, 1, 2, 3].map((seat) => facingOf('handOn', [false, false, false, false], seat))).toEqual([0, 0, 0, 0]);
});

test.each([
  { before: 0, now: 0, from: 0 },
  { before: 0, now: 90, from: -90 },
  { before: 270, now: 0, from: -90 },
  { before: 90, now: 0, from: 90 },
  { before: 0, now: 270, from: 90 },
  { before: 0, now: 180, from: -180 },
  { before: 180, now: 0, from: -180 },
  { before: 270, now: 90, from: -180 },
] as const)('from $before to $now degrees the screen turns the short way, half a turn clockwise', (turn) => {
  expect(turnFrom(turn.before, turn.now)).toBe(turn.from);
});
