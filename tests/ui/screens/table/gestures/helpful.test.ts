import { expect, test } from 'vitest';
import { helpfulGestures, type Laying } from '../../../../../src/ui/screens/table/gestures/helpful';
import { settling, spot } from '../../../../support/tablePositions';

const FLAT = settling('y3s1').players[0].reef;
const HIGH = settling('y3s1', { reef: 'yp:d4d5,y5o2:c3c4,p3s2:e4e5,p5o1:d5c4' }).players[0].reef;
/** To the right of d3 lies d4. */
const RIGHT = { ...spot('d2d3'), cost: 0 };
const LAYING: Laying = { reef: FLAT, lays: [RIGHT], direction: 0, ghost: null, unit: 84, isTouch: true };
const REFUSED = { level: 1, cost: 0, refusals: [{ rule: 'level', fields: [] }] } as const;

test('on a low reef with room for the lumino as it points, no gesture is needed', () => {
  expect(helpfulGestures(LAYING)).toEqual([]);
  expect(helpfulGestures({ ...LAYING, lays: [] })).toEqual([]);
});

test('looking under helps as soon as something lies on something', () => {
  expect(helpfulGestures({ ...LAYING, reef: HIGH })).toEqual(['look']);
});

test('turning helps where the lumino fits nowhere as it points, or not where it is tried', () => {
  expect(helpfulGestures({ ...LAYING, direction: 1 })).toEqual(['turn']);
  const tried = { ...REFUSED, ...spot('d2c2') } as unknown as Laying['ghost'];
  expect(helpfulGestures({ ...LAYING, ghost: tried })).toEqual(['turn']);
  const elsewhere = { ...REFUSED, ...spot('a2a3') } as unknown as Laying['ghost'];
  expect(helpfulGestures({ ...LAYING, ghost: elsewhere })).toEqual([]);
});

test('coming closer helps fingers on narrow fields, and no mouse', () => {
  expect(helpfulGestures({ ...LAYING, unit: 40 })).toEqual(['zoom']);
  expect(helpfulGestures({ ...LAYING, unit: 40, isTouch: false })).toEqual([]);
});
