import { expect, test } from 'vitest';
import { facingOf } from '../../../../src/ui/boardScreen/facing';
import { SETUP_TEXTS } from '../../../support/texts';

const { en, de } = SETUP_TEXTS;

test.each([
  [2, 'Two of you are called Nora. Your fish tell you apart.', 'Zwei von euch heißen Nora. Am Fisch erkennt ihr euch.'],
  [
    3,
    'Three of you are called Nora. Your fish tell you apart.',
    'Drei von euch heißen Nora. Am Fisch erkennt ihr euch.',
  ],
  [
    4,
    'All four of you are called Nora. Your fish tell you apart.',
    'Ihr alle vier heißt Nora. Am Fisch erkennt ihr euch.',
  ],
])('the hint for %i of the same name is a sentence', (count, english, german) => {
  expect([en.same('Nora', count), de.same('Nora', count)]).toEqual([english, german]);
});

test.each([
  [2, ['Nora at the bottom', 'Nora at the top'], ['Nora unten', 'Nora oben']],
  [3, ['Nora at the bottom', 'Nora on the left', 'Nora at the top'], ['Nora unten', 'Nora links', 'Nora oben']],
  [
    4,
    ['Nora at the bottom', 'Nora on the left', 'Nora at the top', 'Nora on the right'],
    ['Nora unten', 'Nora links', 'Nora oben', 'Nora rechts'],
  ],
])('%i sit around the tablet clockwise, the first at the bottom', (count, english, german) => {
  const facings = Array.from({ length: count }, (_, seat) =>
    facingOf('around', Array<boolean>(count).fill(false), seat),
  );
  expect(facings.map((facing) => en.sits('Nora', facing))).toEqual(english);
  expect(facings.map((facing) => de.sits('Nora', facing))).toEqual(german);
});

test('no two fish have the same name', () => {
  for (const texts of [en, de]) {
    const names = (['clownfish', 'angelfish', 'pufferfish', 'swordfish'] as const).map(texts.fish);
    expect(new Set(names).size).toBe(4);
  }
});

const plain = (texts: object): readonly unknown[] =>
  Object.values(texts).flatMap((each) => (typeof each === 'object' ? plain(each) : [each]));

test('the octopus is not spoken of before it matters', () => {
  expect([...plain(en), ...plain(de)].filter((each) => /octopus|oktopus/i.test(String(each)))).toEqual([]);
});

test('nothing is left empty in either language', () => {
  const texts = [...plain(en), ...plain(de)].filter((each) => typeof each === 'string');
  expect(texts.length).toBeGreaterThan(40);
  for (const text of texts) expect(text).toMatch(/\S/);
});
