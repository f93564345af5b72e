import { startLumino } from '../../../src/rules/data/luminos';
import { formatPosition } from '../../../src/rules/text/position';
import { countFrames } from '../../support/page/frames';
import {
  below,
  between,
  expectPosition,
  goOn,
  middleOf,
  openTable,
  pictured,
  positionIn,
  skipBeats,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must, position } from '../../support/rules/build';
import { STARTING } from '../../support/tablePositions';
import { HOME_TEXTS, SETUP_TEXTS, TABLE_TEXTS } from '../../support/texts';

test.use({ hasTouch: true });

test('an address with an id that no game can have says that it is not on this device', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto('/#/game/../../etc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TABLE_TEXTS.en.notices.missing);
});

for (const { name, code, locale } of [
  { name: 'Deutsch', code: 'de', locale: 'de-AT' },
  { name: 'English', code: 'en', locale: 'en-GB' },
] as const) {
  test.describe(name, () => {
    test.use({ locale });

    test('a link that is no game says where it goes wrong, and leads home', { tag: '@main' }, async ({ page }) => {
      const { unreadable, unreadableWhy, unreadableMeans, home } = TABLE_TEXTS[code].notices;
      await page.goto('/#/table/2Ad_r3_dance_s1');
      await expect(page.getByRole('heading', { level: 1, name: unreadable })).toBeVisible();
      await expect(page.getByText(unreadableWhy(8, 'dance'))).toBeVisible();
      await expect(page.getByText(unreadableMeans)).toBeVisible();
      await page.getByRole('button', { name: home }).click();
      await expect(page.getByText(HOME_TEXTS[code].tagline)).toBeVisible();
    });
  });
}

test('a link that breaks off or is garbled is met calmly', { tag: '@main' }, async ({ page }) => {
  for (const link of ['2Ad', '%E0%A4%A', 'y'.repeat(5000), '2Ad_r3_settle_s9', '/../..', '<b>']) {
    await page.goto('/');
    await page.goto(`/#/table/${link}`);
    await expect(page.getByRole('heading', { name: TABLE_TEXTS.en.notices.unreadable })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('[3.2] pressing Play twice starts a new game; both lay their start lumino by dragging it', {
  tag: '@main',
}, async ({ page, fingers }) => {
  await countFrames(page);
  await page.goto('/');
  await fingers.tap(await middleOf(page.getByRole('button', { name: HOME_TEXTS.en.play, exact: true })));
  await fingers.tap(await middleOf(page.getByRole('button', { name: SETUP_TEXTS.en.play, exact: true })));
  await pictured(page);
  for (const seat of [0, 1]) {
    const before = position(await positionIn(page));
    expect([before.step.type, before.seat]).toEqual(['start', seat]);
    const [held] = before.players[seat].hand;
    const hand = page.getByRole('region', { name: TABLE_TEXTS.en.screen.hand }).getByRole('listitem');
    await fingers.drag(await middleOf(hand.getByRole('button')), below(await between(page, 'd4d5')));
    await fingers.up();
    await expectPosition(page, must(before, { type: 'layStart', left: startLumino(held).colours[0] }).state);
    await skipBeats(page);
  }
  const now = position(await positionIn(page));
  expect([now.step.type, now.seat, now.atoll.length]).toEqual(['offer', now.octopus, 4]);
});

test('a turned start lumino lies the other way round; reloading and going home and back keep the game', {
  tag: '@main',
}, async ({ page, fingers }) => {
  await openTable(page, STARTING);
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.turn }).click();
  const hand = page.getByRole('region', { name: TABLE_TEXTS.en.screen.hand }).getByRole('listitem');
  await fingers.drag(await middleOf(hand.getByRole('button')), below(await between(page, 'd4d5')));
  await fingers.up();
  const laid = must(STARTING, { type: 'layStart', left: 'pink' }).state;
  await expectPosition(page, laid);
  await page.reload();
  await pictured(page);
  expect(await positionIn(page)).toBe(formatPosition(laid));
  await goOn(page);
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.home }).click();
  await expect(page.getByText(HOME_TEXTS.en.tagline)).toBeVisible();
  await page.goForward();
  await pictured(page);
  expect(await positionIn(page)).toBe(formatPosition(laid));
});
