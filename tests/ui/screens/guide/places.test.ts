import { expect, test } from 'vitest';
import { placeOf } from '../../../../src/ui/screens/guide/places';

test.each([
  [undefined, { page: 1 }],
  ['1', { page: 1 }],
  ['7', { page: 7 }],
  ['8', { page: 1 }],
  ['0', { page: 1 }],
  ['2.5', { page: 1 }],
  ['nonsense', { page: 1 }],
  ['rules', { topic: 'luminos' }],
  ['lay', { topic: 'lay' }],
])('#/guide/%s leads to %j', (at, place) => {
  expect(placeOf(at)).toEqual(place);
});
