import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, isSameName, tidyName, typedName } from '../../../../src/ui/kit/gameFacts/personName';
import { anyText } from '../../screens/setup/build';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['Nora', 'Nora'],
  ['  Nora   Maria ', 'Nora Maria'],
  ['No\u0000ra\u0007', 'Nora'],
  ['Nora\nMaria\t', 'Nora Maria'],
  ['\u202eNora\u202c\u200b', 'Nora'],
  ['a \u0000 b', 'a b'],
  ['\ud800Nora', 'Nora'],
  ['小林さくら', '小林さくら'],
  ['عائشة', 'عائشة'],
  ['ਗੁਰਪ੍ਰੀਤ', 'ਗੁਰਪ੍ਰੀਤ'],
  ['می‌خواهم', 'می‌خواهم'],
  [`${FAMILY} Nora`, `${FAMILY} Nora`],
  ['', ''],
])('of %j the name %j remains', (text, name) => {
  expect(tidyName(text)).toBe(name);
});

test.each([
  ['letters', 'a'.repeat(21), 'a'.repeat(20)],
  ['letters with marks of their own', 'e\u0301'.repeat(21), 'e\u0301'.repeat(20)],
  ['characters of two units', '🐠'.repeat(21), '🐠'.repeat(20)],
])('a name has at most 20 %s, as people count them', (_, text, name) => {
  expect(tidyName(text)).toBe(name);
});

test('what is cut off never leaves half a character, nor more than storage takes', () => {
  expect(tidyName(FAMILY.repeat(20))).toBe(FAMILY.repeat(7));
});

test('while typing, a space may stand at the end but not at the beginning', () => {
  expect([typedName('Nora '), typedName(' Nora'), typedName('Nora  ')]).toEqual(['Nora ', 'Nora', 'Nora ']);
});

test('a name that is tidy stays as it is, whatever it was made of', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = tidyName(text);
      expect(tidyName(name)).toBe(name);
      expect(name.length).toBeLessThanOrEqual(80);
    }),
  );
});

test.each([
  ['', true],
  [' ', true],
  ['\u200d\u200c', true],
  ['1', false],
  ['!', false],
  ['🐙', false],
  ['ñ', false],
])('%j is blank: %j', (name, blank) => {
  expect(isBlank(name)).toBe(blank);
});

test.each([
  ['Nora', 'nora', true],
  ['Zoe\u0308', 'Zo\u00eb', true],
  ['Nora', 'Norah', false],
])('%j and %j are the same name: %j', (a, b, same) => {
  expect(isSameName(a, b)).toBe(same);
});
