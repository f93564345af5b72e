import { expect, test } from 'vitest';
import type { Ghost } from '../../../../src/store/table/prospects';
import { drawnGhost } from '../../../../src/ui/boardScreen/canvas/drawnGhost';

const GHOST: Ghost = { numberOn: 3, otherOn: 4, level: 1, cost: 1, refusals: [] };

test('no ghost, no drawing', () => {
  expect(drawnGhost(null)).toBeNull();
});

test('a ghost without refusals is legal', () => {
  expect(drawnGhost(GHOST)).toEqual({
    numberOn: 3,
    otherOn: 4,
    level: 1,
    cost: 1,
    isLegal: true,
    guilty: [],
    wanted: [],
  });
});

test('the fields of every refusal are guilty, once each, and corals that would have done are wanted', () => {
  const refusals: Ghost['refusals'] = [
    { rule: 'colour', fields: [3, 4], colour: 'pink', level: 1, wanted: [20, 21] },
    { rule: 'limestone', fields: [4], cost: 1, store: 0 },
    { rule: 'jellyfish' },
  ];
  expect(drawnGhost({ ...GHOST, refusals })).toEqual({
    numberOn: 3,
    otherOn: 4,
    level: 1,
    cost: 1,
    isLegal: false,
    guilty: [3, 4],
    wanted: [20, 21],
  });
});
