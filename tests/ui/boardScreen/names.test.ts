import { expect, test } from 'vitest';
import { FIELDS } from '../../../src/rules/data/hex';
import { HALVES } from '../../../src/rules/data/luminos';
import { EMPTY_REEF } from '../../../src/rules/reef';
import type { Prospect } from '../../../src/store/table/prospects';
import { fieldName } from '../../../src/ui/boardScreen/grid/fieldName';
import { luminoName, stackName } from '../../../src/ui/boardScreen/names';
import { field, position, reef } from '../../support/rules/build';
import { TABLE_TEXTS } from '../../support/texts';

const { en, de } = TABLE_TEXTS;
const NONE: Prospect = { type: 'none' };
const REEF = reef('yp:d4d5,y3s1:c3d3,p5o1:c4c5,y4o1:d4c3');

test.each([
  [
    'a1',
    'row 1, field 1, remote limestone, minus 2 while uncovered',
    'Reihe 1, Feld 1, entlegener Kalkstein, minus 2, solange er offen liegt',
  ],
  ['a2', 'row 1, field 2, water', 'Reihe 1, Feld 2, Wasser'],
  ['e3', 'row 5, field 3, limestone', 'Reihe 5, Feld 3, Kalkstein'],
  ['c4', 'row 3, field 4, level 1, pink 5', 'Reihe 3, Feld 4, Ebene 1, Pink 5'],
  ['c5', 'row 3, field 5, level 1, pink, plain coral', 'Reihe 3, Feld 5, Ebene 1, Pink, schlichte Koralle'],
  ['d4', 'row 4, field 4, level 2, yellow 4', 'Reihe 4, Feld 4, Ebene 2, Gelb 4'],
])('the field %s is named by what is seen there', (name, english, german) => {
  const names = [en, de].map((texts) => fieldName(texts, 'B', REEF, field(name), NONE));
  expect(names).toEqual([english, german]);
});

test('the bare start area is named', () => {
  expect(fieldName(en, 'A', EMPTY_REEF, field('d4'), NONE)).toBe('row 4, field 4, start area');
});

test.each<[Prospect, string]>([
  [{ type: 'legal', cost: 1 }, 'row 3, field 4, level 1, pink 5; lay here: legal, costs 1 limestone'],
  [{ type: 'legal', cost: 0 }, 'row 3, field 4, level 1, pink 5; lay here: legal, free'],
  [{ type: 'first' }, 'row 3, field 4, level 1, pink 5; the number lies here'],
  [
    { type: 'illegal', refusals: [{ rule: 'reef', fields: [] }] },
    'row 3, field 4, level 1, pink 5; not here: Must touch your reef',
  ],
  [{ type: 'illegal', refusals: [] }, 'row 3, field 4, level 1, pink 5'],
])('with a lumino held the name says what laying there would mean: %j', (prospect, name) => {
  expect(fieldName(en, 'B', REEF, field('c4'), prospect)).toBe(name);
});

test('no two fields have the same name', () => {
  const { side, players } = position(
    '2Ad r4 offer s1 o2 none 0badcafe p4o1,p5o1,b4o1,b5o1 - 12/3/cjxc/y1t1,y2h1,y3s1,y4o1/-/yp:d4d5,y5o1:c3d3 -1/10/cccc/g4o1,g4o2,g4o3/-/gb:d5d4',
  );
  expect(new Set(FIELDS.map((each) => fieldName(de, side, players[0].reef, each, NONE))).size).toBe(FIELDS.length);
});

test('a stack is told from the top down to the board', () => {
  expect(stackName(en, 'A', REEF, field('c3'))).toBe(
    'row 3, field 3, from the top: level 2, yellow, plain coral; level 1, yellow 3; limestone.',
  );
  expect(stackName(de, 'A', REEF, field('a1'))).toBe('Reihe 1, Feld 1: Wasser.');
});

test.each([
  [0, 'yellow 1, starfish', 'Gelb 1, Seestern'],
  [104, 'start lumino, yellow and pink', 'Start-Lumino, Gelb und Pink'],
])('lumino %i is %s', (lumino, english, german) => {
  expect([luminoName(en, lumino), luminoName(de, lumino)]).toEqual([english, german]);
});

test('every lumino has a name', () => {
  const names = HALVES.map(({ lumino }) => luminoName(de, lumino));
  expect(names.filter((name) => !/^[A-ZÄÖÜ][\wäöüß-]+[ ,].*[a-zA-Z]{3}/.test(name))).toEqual([]);
});
