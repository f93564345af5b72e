import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages';
import { TABLE_TEXTS } from '../support/texts';

/** Every path to a text or to a function that makes one. */
function paths(texts: object, above = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? paths(value, `${above}${key}.`) : [`${above}${key}:${typeof value}`],
  );
}

/** Every plain text. */
function plainTexts(texts: object): readonly string[] {
  return Object.values(texts).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? plainTexts(value) : [],
  );
}

test('both languages say the same things', () => {
  expect([...paths(TABLE_TEXTS.de)].sort()).toEqual([...paths(TABLE_TEXTS.en)].sort());
  expect(paths(TABLE_TEXTS.en).length).toBeGreaterThan(50);
});

test.each(LANGUAGES)('nothing is left empty in %s', (language) => {
  for (const text of plainTexts(TABLE_TEXTS[language])) expect(text).toMatch(/\S/);
});

describe('grammar', () => {
  test.each([
    [1, '1 lumino', '1 Lumino'],
    [3, '3 luminos', '3 Luminos'],
  ])('%i luminos', (count, en, de) => {
    expect([TABLE_TEXTS.en.words.luminos(count), TABLE_TEXTS.de.words.luminos(count)]).toEqual([en, de]);
  });

  test.each([
    [1, '1 limestone', '1 Kalkstein'],
    [2, '2 limestone', '2 Kalksteine'],
  ])('%i limestone', (count, en, de) => {
    expect([TABLE_TEXTS.en.words.limestone(count), TABLE_TEXTS.de.words.limestone(count)]).toEqual([en, de]);
  });

  test.each([
    [-1, '−1 point', '−1 Punkt'],
    [0, '0 points', '0 Punkte'],
    [1, '1 point', '1 Punkt'],
    [12, '12 points', '12 Punkte'],
  ])('%i points', (count, en, de) => {
    expect([TABLE_TEXTS.en.words.points(count), TABLE_TEXTS.de.words.points(count)]).toEqual([en, de]);
  });

  test.each([
    [[], '', ''],
    [['a'], 'a', 'a'],
    [['a', 'b'], 'a and b', 'a und b'],
    [['a', 'b', 'c'], 'a, b and c', 'a, b und c'],
  ])('a list of %j', (items, en, de) => {
    expect([TABLE_TEXTS.en.words.list(items), TABLE_TEXTS.de.words.list(items)]).toEqual([en, de]);
  });

  test.each([
    [['a'], 'a', 'a'],
    [['a', 'b'], 'a or b', 'a oder b'],
    [['a', 'b', 'c'], 'a, b or c', 'a, b oder c'],
  ])('either of %j', (items, en, de) => {
    expect([TABLE_TEXTS.en.words.either(items), TABLE_TEXTS.de.words.either(items)]).toEqual([en, de]);
  });
});
