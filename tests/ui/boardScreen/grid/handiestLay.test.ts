import { expect, test } from 'vitest';
import { handiestLay } from '../../../../src/ui/boardScreen/grid/handiestLay';
import { spot } from '../../../support/tablePositions';

const near = { ...spot('d3d2'), cost: 1 };
const far = { ...spot('a1a2'), cost: 0 };
const lessFar = { ...spot('c3c2'), cost: 0 };

test('what is free goes before what is near', () => {
  expect(handiestLay([near, far], spot('d4d3').numberOn)).toEqual(far);
});

test('of those that cost the same the nearest is taken', () => {
  expect(handiestLay([far, near, lessFar], spot('d4d3').numberOn)).toEqual(lessFar);
});

test('without a legal lay there is none', () => {
  expect(handiestLay([], 0)).toBeNull();
});
