import { describe, expect, test } from 'vitest';
import { LANGUAGES, REGISTRY } from '../../src/i18n/languages';
import { TEXTS } from '../support/texts';

interface Text {
  readonly path: string;
  /** A function that makes the text says how it is written; the tests of the screens call it. */
  readonly text: string;
  readonly isFunction: boolean;
}

/** Every text below an object, by the path to it. */
function textsBelow(texts: object, above = ''): readonly Text[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const path = `${above}${key}`;
    if (typeof value === 'object') return textsBelow(value, `${path}.`);
    return [{ path, text: String(value), isFunction: typeof value === 'function' }];
  });
}

/** The paths, in an order that does not depend on the language. */
function keysOf(texts: object): readonly string[] {
  return textsBelow(texts)
    .map(({ path, isFunction }) => (isFunction ? `${path}()` : path))
    .sort();
}

/** Every literal in the source of a function, without what is put into it. */
function literalsOf(source: string): string {
  return (source.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? []).join(' ').replace(/\$\{[^}]*\}/g, '');
}

/** Two languages may share a word ("Atoll") and signs, but no sentence. */
function isSentence({ text, isFunction }: Text): boolean {
  return isFunction ? /\p{L}{3}/u.test(literalsOf(text)) : /\p{L}\P{L}+\p{L}/u.test(text);
}

describe.each(LANGUAGES)('%s', (language) => {
  test('has every text that English has, and no other', () => {
    expect(keysOf(TEXTS[language])).toEqual(keysOf(TEXTS.en));
    expect(keysOf(TEXTS.en).length).toBeGreaterThan(500);
  });

  test('leaves no text empty', () => {
    const { name, notLoaded, tryAgain } = REGISTRY[language];
    const texts = [...textsBelow(TEXTS[language]), ...textsBelow({ name, notLoaded, tryAgain })];
    expect(texts.filter(({ text }) => !/\S/.test(text))).toEqual([]);
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('no sentence of %s is still in English', (language) => {
  const english = new Map(textsBelow(TEXTS.en).map(({ path, text }) => [path, text]));
  const isSame = ({ path, text }: Text) => english.get(path) === text;
  expect(textsBelow(TEXTS[language]).filter((each) => isSentence(each) && isSame(each))).toEqual([]);
});

const COUNTS = ['one', 'two'];

test.each([
  ['Atoll', false],
  ['Side A', true],
  [(who: string, count: number) => `${who}: ${COUNTS[count]}`, false],
  [(count: number) => `${count} luminos`, true],
  [(count: number) => (count === 1 ? 'one' : String(count)), true],
])('%s: is it a sentence? %s', (text, expected) => {
  expect(isSentence({ path: '', text: String(text), isFunction: typeof text === 'function' })).toBe(expected);
});
