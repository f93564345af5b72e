import { expect, test } from 'vitest';
import { LONGEST_TITLE, LONGEST_TITLE_UNITS } from '../../../../src/history/record';
import { copyTitle } from '../../../../src/ui/screens/replay/copyTitle';
import { REPLAY_TEXTS } from '../../../support/texts';

const { de, en } = REPLAY_TEXTS;

test('a copy is called after the game, and a copy of a copy no longer than that', () => {
  expect(copyTitle(en, 'Sunday')).toBe('Sunday – copy');
  expect(copyTitle(en, 'Sunday – copy')).toBe('Sunday – copy');
  expect(copyTitle(de, 'Sonntag')).toBe('Sonntag – Kopie');
  expect(copyTitle(de, null)).toBe(null);
});

test.each([de, en])('nor longer than a title can be, by what people count and by what computers count', (texts) => {
  expect(copyTitle(texts, 'x'.repeat(LONGEST_TITLE))).toHaveLength(LONGEST_TITLE);
  const families = copyTitle(texts, '👨‍👩‍👧‍👦'.repeat(14));
  expect(families).toMatch(/^(?:👨‍👩‍👧‍👦){13} – /u);
  expect(families?.length).toBeLessThanOrEqual(LONGEST_TITLE_UNITS);
});
