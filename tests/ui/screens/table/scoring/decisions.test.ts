import { expect, test } from 'vitest';
import type { Move } from '../../../../../src/rules/state';
import { decisionsOf } from '../../../../../src/ui/screens/table/scoring/decisions';
import { position } from '../../../../support/rules/build';
import { playedOn } from '../../../../support/storyGames';

/** Three players, the octopus at the second (seat 1): they decide in the order 1, 2, 0. */
const SCORING = position(
  '3Ad r5 score:- s2 o2 none 0badcafe b3s1,b2c1,y4o1,p3s1 - 5/0/cccc/y3s1,y3s2,y3s3,y3s4/-/yp:d4d5 ' +
    '7/1/cccc/p4o1,p4o2,p4o3,p4o4/-/gb:d4d5,g3s1:c4c5,g2c1:d3d2 9/0/cccc/b4o1,b4o2,b4o3,b4o4/-/yg:d4d5',
);
const SCORE: Move = { type: 'score', colour: 'green' };
const PASS: Move = { type: 'pass' };

function after(...moves: readonly Move[]) {
  const { past, state } = playedOn(SCORING, moves);
  return decisionsOf(past, state).map(({ seat, decision }) => [seat, decision]);
}

test('[7.2] everyone in turn order: who decides now, and who later', () => {
  expect(after()).toEqual([
    [1, { type: 'now' }],
    [2, { type: 'later' }],
    [0, { type: 'later' }],
  ]);
});

test('[7.2] what has been decided is told with its points', () => {
  expect(after(SCORE, PASS)).toEqual([
    [1, { type: 'scored', colour: 'green', points: 2 }],
    [2, { type: 'passed' }],
    [0, { type: 'now' }],
  ]);
});

test('during the moment of a scoring the one who scores is still the one who decides', () => {
  const { past } = playedOn(SCORING, [SCORE]);
  expect(decisionsOf(past, SCORING)[0]).toEqual({ seat: 1, decision: { type: 'now' } });
});

test('of a position without its moves it is known only that some have decided', () => {
  const { state } = playedOn(SCORING, [SCORE]);
  expect(decisionsOf([], state)[0]).toEqual({ seat: 1, decision: { type: 'decided' } });
});
