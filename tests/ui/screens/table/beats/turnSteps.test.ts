import { expect, test } from 'vitest';
import type { GameState, Move } from '../../../../../src/rules/state';
import { laidIn, turnSteps } from '../../../../../src/ui/screens/table/beats/turnSteps';
import { lumino, luminos } from '../../../../support/rules/names';
import { playedOn } from '../../../../support/storyGames';
import { OFFERING, SCORING, STARTING, settling, spot } from '../../../../support/tablePositions';

function stepsOf(state: GameState, moves: readonly Move[]) {
  return turnSteps(playedOn(state, moves).past);
}

test('[5] an offer and limestone', () => {
  expect(
    stepsOf(OFFERING, [{ type: 'offer', lumino: lumino('p6o1') }, { type: 'takeLimestone' }, { type: 'endTurn' }]),
  ).toEqual([
    { type: 'offer', lumino: lumino('p6o1') },
    { type: 'limestone', count: 6 },
  ]);
});

test('[5, 6] what was taken is shown once, with what became of it', () => {
  const steps = stepsOf(OFFERING, [
    { type: 'offer', lumino: lumino('p6o1') },
    { type: 'takeFromAtoll', luminos: luminos('b3s1') },
    { type: 'discard', lumino: lumino('b3s1') },
    { type: 'endTurn' },
  ]);
  expect(steps).toEqual([
    { type: 'offer', lumino: lumino('p6o1') },
    {
      type: 'take',
      from: 'atoll',
      luminos: [{ lumino: lumino('b3s1'), level: null, paid: 0, isDiscarded: true }],
    },
  ]);
  expect(laidIn(steps)).toEqual([]);
});

test('[6] a lumino that was in hand already when the game came to the table, with level and price', () => {
  const steps = stepsOf(settling('y3s1', { limestone: 2 }), [{ type: 'lay', lumino: lumino('y3s1'), ...spot('c2c3') }]);
  expect(steps).toEqual([
    { type: 'take', from: 'hand', luminos: [{ lumino: lumino('y3s1'), level: 1, paid: 1, isDiscarded: false }] },
  ]);
  expect(laidIn(steps)).toEqual([lumino('y3s1')]);
});

test('[3] a start lumino is laid, too', () => {
  const { past } = playedOn(STARTING, [{ type: 'layStart', left: 'yellow' }]);
  const [held] = STARTING.players[STARTING.seat].hand;
  expect(turnSteps(past)).toEqual([{ type: 'start', lumino: held }]);
  expect(laidIn(turnSteps(past))).toEqual([held]);
});

test('[7.2] a scoring with its points, and a pass only if there is nothing else', () => {
  const [scored] = stepsOf(SCORING, [{ type: 'score', colour: 'pink' }]);
  expect(scored).toMatchObject({ type: 'score', colour: 'pink' });
  expect(stepsOf(SCORING, [{ type: 'pass' }])).toEqual([{ type: 'pass' }]);
  expect(stepsOf(SCORING, [{ type: 'pass' }, { type: 'score', colour: 'green' }]).map(({ type }) => type)).toEqual([
    'score',
  ]);
});
