import type { Page } from '@playwright/test';
import { loseContext } from '../../support/page/graphicsMemory';
import { countColours, expectSamePicture } from '../../support/page/picture';
import {
  below,
  between,
  bubble,
  expectPosition,
  expectUnchanged,
  field,
  luminoButton,
  middleOf,
  openTable,
  pictured,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { settling, spot } from '../../support/tablePositions';

test.use({ deviceScaleFactor: 1, hasTouch: true, expected: /CONTEXT_LOST_WEBGL/ });

const HELD = 'y3s1';
const HOLDING = settling(HELD);

test('a lost picture comes back by itself, three times in a row, and the game goes on', { tag: '@main' }, async ({
  page,
  fingers,
}) => {
  await openTable(page, HOLDING);
  const before = await page.screenshot();
  expect(await countColours(page, before)).toBeGreaterThan(5000);
  for (let times = 0; times < 3; times++) {
    await loseContext(page);
    await pictured(page);
    await expectSamePicture(page, await page.screenshot(), before);
  }
  await fingers.tap(await middleOf(field(page, 'd3')));
  await fingers.tap(await middleOf(field(page, 'd2')));
  await expectPosition(page, must(HOLDING, { type: 'lay', lumino: lumino(HELD), ...spot('d3d2') }).state);
});

test('a picture lost while a lumino is dragged: it is back in hand, or can be dragged on', async ({
  page,
  fingers,
}) => {
  await openTable(page, HOLDING);
  const before = await page.screenshot();
  await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'd2d3')));
  await expect(bubble(page)).not.toBeEmpty();
  await loseContext(page);
  await pictured(page);
  await fingers.cancel();
  await expect(bubble(page)).toBeEmpty();
  await expectUnchanged(page, HOLDING);
  await expectSamePicture(page, await page.screenshot(), before);

  await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'd6d7')));
  await loseContext(page);
  await pictured(page);
  await fingers.move(below(await between(page, 'd2d3')));
  await fingers.up();
  await expectPosition(page, must(HOLDING, { type: 'lay', lumino: lumino(HELD), ...spot('d2d3') }).state);
});

test('a picture lost in the background comes back with the tab', async ({ page }) => {
  await openTable(page, HOLDING);
  const before = await page.screenshot();
  await hide(page, true);
  await loseContext(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  await hide(page, false);
  await pictured(page);
  await expectSamePicture(page, await page.screenshot(), before);
});

test('a tab that was frozen shows the same picture again', async ({ page }) => {
  await openTable(page, HOLDING);
  const before = await page.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await pictured(page);
  await expectSamePicture(page, await page.screenshot(), before);
});

/** Headless browsers show every tab at once. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
