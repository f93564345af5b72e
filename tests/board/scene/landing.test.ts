import { expect, test } from 'vitest';
import { fieldPoint, toScreen } from '../../../src/board/layout';
import { landingLights } from '../../../src/board/scene/landing';
import { heightOf } from '../../../src/rules/reef';
import { field, position } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { viewOf } from '../build';

const STATE = position(
  '2Ad r3 settle s1 o1 none 0badcafe y3s1,p4o1,g4o1,b4o1 - 5/4/cccc/y4o1,p5o1,b5o1/g3s1/yp:d4d5,y5o1:c3c4,p3s1:e4e5,g5o1:d5c4 3/2/cccc/y4o2,p5o2,b5o2,g4o2/-/gb:d4d5',
);

test('a lumino that lands lights up its own fields, then those that it touches, each at the top of its stack', () => {
  const view = viewOf(STATE);
  const { reef } = STATE.players[0];
  const lights = landingLights(view, lumino('p3s1'));
  const at = (name: string) => toScreen(view.layout.large, fieldPoint(field(name), heightOf(reef, field(name))));
  expect(lights.filter(({ isBeside }) => !isBeside).map(({ x, y }) => ({ x, y }))).toEqual(['e4', 'e5'].map(at));
  const beside = lights.filter(({ isBeside }) => isBeside).map(({ x, y }) => `${x} ${y}`);
  const touched = ['d4', 'd5', 'd6', 'e3', 'e6', 'f3', 'f4', 'f5'].map(at).map(({ x, y }) => `${x} ${y}`);
  expect(beside.toSorted()).toEqual(touched.toSorted());
  expect(new Set(lights.map(({ tint }) => tint)).size).toBe(1);
});

test('a lumino of another reef lights up nothing', () => {
  expect(landingLights(viewOf(STATE), lumino('y4o2'))).toEqual([]);
});
