import { describe, expect, test } from 'vitest';
import { copiedTitle, extendedTitle, roomIn, tidyTitle, typedTitle } from '../../../../src/ui/kit/gameFacts/title';

const FAMILY = '👨‍👩‍👧';

test.each([
  ['stays as it is', 'Freitagabend', 'Freitagabend'],
  ['any script', 'لعبة العائلة', 'لعبة العائلة'],
  ['spaces become one, at the ends none', '  Urlaub \n in   Grado ', 'Urlaub in Grado'],
  ['invisible characters are removed', 'a\u202eb\u0000c\u200bd\ud800', 'abcd'],
  ['joiners stay', FAMILY, FAMILY],
  ['nothing is no title', '', null],
  ['nor is what cannot be seen', ' \u200d\u200d ', null],
  ['40 characters', 'ä'.repeat(41), 'ä'.repeat(40)],
  ['as people count them', '🐙'.repeat(41), '🐙'.repeat(40)],
  ['no more than the storage takes', FAMILY.repeat(40), FAMILY.repeat(20)],
])('a title: %s', (_, text, title) => {
  expect(tidyTitle(text)).toBe(title);
});

test('a space at the end may still become one between two words', () => {
  expect(typedTitle(' Urlaub ')).toBe('Urlaub ');
});

test.each([
  ['nothing', '', 40],
  ['letters', 'Revanche', 32],
  ['as people count them', '🐙'.repeat(3), 37],
  ['no more than the storage takes', FAMILY.repeat(20), 0],
  ['a full one', 'ä'.repeat(40), 0],
])('how many characters there is room for behind: %s', (_, title, room) => {
  expect(roomIn(title)).toBe(room);
});

describe('the title of a copy', () => {
  test.each([
    ['has something behind it', 'Revanche', 'Revanche – what if?'],
    ['once only', 'Revanche – what if?', 'Revanche – what if?'],
    ['and is not too long', 'x'.repeat(40), `${'x'.repeat(29)} – what if?`],
    ['nor cut within a character', '🐙'.repeat(40), `${'🐙'.repeat(29)} – what if?`],
    ['nor longer than the storage takes', FAMILY.repeat(20), `${FAMILY.repeat(18)} – what if?`],
  ])('%s', (_, title, copy) => {
    expect(extendedTitle(title, ' – what if?')).toBe(copy);
  });
});

describe('the titles of several copies', () => {
  const END = ' – what if?';
  test.each([
    ['the first has no number', 'Revanche', 1, 'Revanche – what if?'],
    ['the others have one', 'Revanche', 2, 'Revanche – what if? 2'],
    ['which is not cut off', 'x'.repeat(40), 12, `${'x'.repeat(26)} – what if? 12`],
    ['a copy of a copy is numbered on', 'Revanche – what if?', 2, 'Revanche – what if? 2'],
    ['whatever number that has', 'Revanche – what if? 2', 3, 'Revanche – what if? 3'],
    ['but what only looks like one is not', 'Revanche – what if? 2x', 1, 'Revanche – what if? 2x – what if?'],
  ])('%s', (_, title, copy, copied) => {
    expect(copiedTitle(title, END, copy)).toBe(copied);
  });
});
