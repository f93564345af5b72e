import { keptRecord } from '../../support/page/keptRecord';
import { rememberPeople } from '../../support/page/setup';
import { expect, test } from '../../support/page/test';
import { sitDown } from '../../support/play/deal';
import { playQuickly } from '../../support/play/storedHands';

// Whole games and the crash tests are only as good as the game that they sit down to.

test('two who sit down after a game of four are two', { tag: '@main' }, async ({ page }) => {
  await rememberPeople(page, 'Nora', 'Zoë', '小林', 'Ole');
  const names = ['Ada', 'Ümit'];
  await sitDown(page, playQuickly(page), { players: 2, side: 'B', scoreBoard: 'light', seed: 5, names });
  const { people, origin } = await keptRecord(page);
  expect(people.map(({ name }) => name)).toEqual(names);
  expect(origin).toMatchObject({ options: { players: 2, side: 'B', scoreBoard: 'light', seed: 5 } });
});
