import { expect, test } from 'vitest';
import { placeOf } from '../../../../../src/ui/screens/table/lessons/place';
import { field } from '../../../../support/rules/build';

const at = (...names: readonly string[]) => ({ fields: names.map(field) });

test('the card lies over what is not needed in this step', () => {
  expect(placeOf(at(), 'offer').over).toBe('overReef');
  expect(placeOf(at(), 'act').over).toBe('overReef');
  expect(placeOf(at('d4'), 'settle').over).toBe('overAtoll');
  expect(placeOf(at('d4'), 'score').over).toBe('overTrays');
});

test('where it lies over the reef, at the edge farther from the fields that it is about', () => {
  expect(placeOf(at('a1', 'a2'), 'settle').edge).toBe('lower');
  expect(placeOf(at('g1', 'f2'), 'settle').edge).toBe('upper');
});
