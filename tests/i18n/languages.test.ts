import { expect, test } from 'vitest';
import { chooseLanguage, isLanguage } from '../../src/i18n/languages';

test.each([
  [['de-CH', 'en'], 'de'],
  [['en-US', 'de'], 'en'],
  [['DE'], 'de'],
  [['fr-FR', 'de-AT', 'en'], 'de'],
  [['fr'], 'en'],
  [['den', 'end'], 'en'],
  [[], 'en'],
])('of the wishes %j it speaks %s', (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});

test('only languages that we speak are languages', () => {
  expect(['de', 'en', 'fr', '', 'DE', null, undefined, 0, {}].filter(isLanguage)).toEqual(['de', 'en']);
});
