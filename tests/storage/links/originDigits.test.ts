import { expect, test } from 'vitest';
import { LUMINO_LETTERS } from '../../../src/rules/text/names';
import { POSITION_LETTERS } from '../../../src/storage/links/originDigits';

test('[share] a link can spell every letter that the text of a lumino can have', () => {
  // Without this a game from a position with a new animal could not be shared: `encodeGame` would give null.
  expect([...LUMINO_LETTERS].filter((letter) => !POSITION_LETTERS.includes(letter))).toEqual([]);
});

test('[share] a link counts each character of a position once', () => {
  expect([...new Set(POSITION_LETTERS)].join('')).toBe(POSITION_LETTERS);
});
