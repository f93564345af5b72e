import { expect, test } from 'vitest';
import { REPLAY_TEXTS } from '../../../src/i18n/replay/replayTexts';
import { copyTitle } from '../../../src/ui/replay/copyTitle';

const { de, en } = REPLAY_TEXTS;

test('a copy is called after the game, and a copy of a copy no longer than that', () => {
  expect(copyTitle(en, 'Sunday')).toBe('Sunday – copy');
  expect(copyTitle(en, 'Sunday – copy')).toBe('Sunday – copy');
  expect(copyTitle(de, 'Sonntag')).toBe('Sonntag – Kopie');
  expect(copyTitle(de, null)).toBe(null);
});
