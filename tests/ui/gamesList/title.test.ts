import { describe, expect, test } from 'vitest';
import { extendedTitle, roomIn, tidyTitle, typedTitle } from '../../../src/ui/gamesList/title';

const FAMILY = '👨‍👩‍👧';

test.each([
  ['stays as it is', 'Freitagabend', 'Freitagabend'],
  ['any script', 'لعبة العائلة', 'لعبة العائلة'],
  ['spaces become one, at the ends none', '  Urlaub \n in   Grado ', 'Urlaub in Grado'],
  ['what nobody sees is gone', 'a\u202eb\u0000c\u200bd\ud800', 'abcd'],
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
