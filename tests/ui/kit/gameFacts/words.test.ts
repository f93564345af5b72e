import { expect, test } from 'vitest';
import { GAMES_LIST_TEXTS, REPLAY_TEXTS, STORAGE_TEXTS } from '../../../support/texts';

// One thing has one name, wherever it is spoken of.

test.each(['de', 'en'] as const)('%s: a step of a game is called as where one goes through it', (language) => {
  const [word] = REPLAY_TEXTS[language].at(31, 40).split(' ');
  expect(GAMES_LIST_TEXTS[language].refused.rules('x.txt', 2, 31).toLowerCase()).toContain(`${word.toLowerCase()} 31`);
});

test.each(['de', 'en'] as const)('%s: what can be done with a game is called as at the table', (language) => {
  const { replay, share, saveOne } = GAMES_LIST_TEXTS[language];
  const table = STORAGE_TEXTS[language];
  expect([replay, share, saveOne]).toEqual([table.replay, table.share, table.saveFile]);
});
