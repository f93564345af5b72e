import type { Locator, Page } from '@playwright/test';
import { START_FIELDS } from '../../../src/rules/data/hex';
import { countFrames, settled } from '../../support/page/frames';
import { expectLikePicture, expectReefUnderGrid, expectSamePicture } from '../../support/page/picture';
import { openSetup, play, rememberPeople } from '../../support/page/setup';
import { fieldBoxes, luminoButton, openTable, pictured, skipBeats } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { OFFERING, settling } from '../../support/tablePositions';
import { SETUP_TEXTS } from '../../support/texts';

test.use({ deviceScaleFactor: 1 });

const FIRST = { width: 1180, height: 820 };
const OTHERS = [
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test('turned and resized, everything stays in place, and back it is the same picture', async ({ page }) => {
  await openTable(page, OFFERING);
  await expectReefUnderGrid(page, OFFERING);
  const boxes = await fieldBoxes(page);
  const before = await page.screenshot();
  for (const size of OTHERS) {
    await resize(page, size);
    await expectReefUnderGrid(page, OFFERING);
  }
  await resize(page, FIRST);
  expect(await fieldBoxes(page)).toEqual(boxes);
  await expectLikePicture(page, await page.screenshot(), before);
});

test('turned and resized, a held lumino stays held', async ({ page }) => {
  await openTable(page, settling('y3s1'));
  await page.getByRole('button', { name: 'Turn the lumino' }).click();
  await page.mouse.move(1, 1);
  await settled(page);
  const before = await page.screenshot();
  for (const size of [OTHERS[0], FIRST]) await resize(page, size);
  await expect(luminoButton(page, 'y3s1')).toHaveAttribute('aria-pressed', 'true');
  await expectSamePicture(page, await page.screenshot(), before);
});

test('on a screen of other pixels the canvas has as many, up to two for each of the page', async ({ page }) => {
  await openTable(page, OFFERING);
  const session = await page.context().newCDPSession(page);
  // Another screen is another size as well: the ratio alone makes no event that a browser driven like this would tell.
  for (const [width, ratio, pixels] of [
    [1200, 2, 2],
    [1180, 1.5, 1.5],
    [1200, 3, 2],
    [1180, 1, 1],
  ]) {
    const css = { width, height: 820 };
    await session.send('Emulation.setDeviceMetricsOverride', { ...css, deviceScaleFactor: ratio, mobile: false });
    await expect.poll(() => canvasSize(page)).toEqual({ css, width: width * pixels, height: 820 * pixels });
  }
  await settled(page);
  await expectReefUnderGrid(page, OFFERING);
});

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(async () => (await canvasSize(page)).css).toEqual(size);
  await settled(page);
}

async function canvasSize(page: Page) {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => ({
    css: { width: canvas.clientWidth, height: canvas.clientHeight },
    width: canvas.width,
    height: canvas.height,
  }));
}

test.describe('a tablet on end', () => {
  test.use({ viewport: { width: 820, height: 1180 }, locale: 'de-AT' });

  test('no sentence of a turn moves the reef, however long the name before it', async ({ page }) => {
    await countFrames(page);
    await rememberPeople(page, 'Großonkel Maximilian', 'Großtante Wilhelmine');
    await openSetup(page, SETUP_TEXTS.de);
    await play(page, SETUP_TEXTS.de);
    await pictured(page);
    const reef = page.locator('.reefSlot');
    const sentence = page.locator('.now');
    const place = await reef.boundingBox();
    const press = async (button: Locator) => {
      const before = await sentence.innerText();
      await button.press('Enter');
      await expect(async () => {
        await skipBeats(page);
        expect(await sentence.innerText()).not.toBe(before);
        // During a beat there is only a name.
        expect(await sentence.innerText()).toContain(':');
      }).toPass();
      await settled(page);
      expect(await reef.boundingBox(), await sentence.innerText()).toEqual(place);
    };
    const next = page.locator('.actions .filled');
    for (let seat = 0; seat < 2; seat++) {
      await press(page.locator(`[data-field="${START_FIELDS[0]}"]`));
      await press(next);
    }
    await press(page.locator('.display .luminos button').first());
    await press(next);
    await press(page.locator('.display .luminos button').first());
    await press(next);
  });

  test('no long name moves the reef, whoever is to move', async ({ page }) => {
    await countFrames(page);
    await rememberPeople(page, 'Großonkel Maximilian', 'Ada', 'Zoë');
    await openSetup(page, SETUP_TEXTS.de);
    await play(page, SETUP_TEXTS.de);
    await pictured(page);
    const reef = page.locator('.reefSlot');
    const place = await reef.boundingBox();
    // Its name takes a second line in every card, with a small reef below it and without.
    for (let seat = 0; seat < 2; seat++) {
      await page.locator(`[data-field="${START_FIELDS[0]}"]`).press('Enter');
      await page.locator('.actions .filled').press('Enter');
      await expect(page.locator('.player').nth(seat + 1)).toHaveClass(/toMove/);
      await skipBeats(page);
      await settled(page);
      expect(await reef.boundingBox(), `seat ${seat + 1}`).toEqual(place);
    }
  });
});
