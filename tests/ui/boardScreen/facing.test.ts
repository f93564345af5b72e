import { expect, test } from 'vitest';
import { facingOf, turnFrom } from '../../../src/ui/boardScreen/facing';

test.each([
  { players: 2, facings: [0, 180] },
  { players: 3, facings: [0, 90, 180] },
  { players: 4, facings: [0, 90, 180, 270] },
])('around the table, $players sit at the lower edge and on from there clockwise', ({ players, facings }) => {
  expect(facings.map((_, seat) => facingOf('around', players, seat))).toEqual(facings);
});

test('handed on, the tablet is upright for everyone', () => {
  expect([0, 1, 2, 3].map((seat) => facingOf('handOn', 4, seat))).toEqual([0, 0, 0, 0]);
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
