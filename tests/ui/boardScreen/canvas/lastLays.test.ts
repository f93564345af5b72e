import { expect, test } from 'vitest';
import type { LuminoId } from '../../../../src/rules/data/luminos';
import { createLastLays } from '../../../../src/ui/boardScreen/canvas/lastLays';
import { greedily } from '../../../support/policies';
import { wholeGame } from '../../../support/storyGames';

const { past } = wholeGame({ players: 3, side: 'A', scoreBoard: 'dark' }, 4, greedily);

test('of every player, what was laid in the latest turn and nothing before it', () => {
  const find = createLastLays();
  // Told again move by move: a turn begins with the step of offering.
  const expected: LuminoId[][] = [[], [], []];
  for (const [index, { move, state }] of past.entries()) {
    if (state.step.type === 'offer') expected[state.seat] = [];
    if (move.type === 'lay') expected[state.seat].push(move.lumino);
    expect(find(past.slice(0, index + 1), 3)).toEqual(expected);
  }
  expect(expected.flat().length).toBeGreaterThan(0);
});

test('without a past there are none', () => {
  expect(createLastLays()([], 2)).toEqual([[], []]);
});

test('what stays the same is the same array, so that no reef is drawn again', () => {
  const find = createLastLays();
  const lay = past.findIndex(({ move }) => move.type === 'lay');
  const seat = past[lay].state.seat;
  const before = find(past.slice(0, lay), 3);
  const after = find(past.slice(0, lay + 1), 3);
  expect(after.map((each, index) => each === before[index])).toEqual([0, 1, 2].map((each) => each !== seat));
});
