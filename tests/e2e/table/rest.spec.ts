import type { Page } from '@playwright/test';
import { framesDrawn, settled } from '../../support/page/frames';
import { expectPosition, field, linkTo, luminoButton, middleOf, openTable } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { settling, spot } from '../../support/tablePositions';

test.use({ deviceScaleFactor: 1 });

const HELD = 'y3s1';
const HOLDING = settling(HELD);
const LAID = must(HOLDING, { type: 'lay', lumino: lumino(HELD), ...spot('d3d2') }).state;
const IDLE_MS = 3000;

test.use({ hasTouch: true });

test('a table at rest draws nothing, before and after a lay', async ({ page, fingers }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openTable(page, HOLDING);
  await expectRest(page);
  const before = await framesDrawn(page);
  await fingers.tap(await middleOf(field(page, 'd3')));
  await fingers.tap(await middleOf(field(page, 'd2')));
  await expectPosition(page, LAID);
  await settled(page);
  expect((await framesDrawn(page)).draws).toBeGreaterThan(before.draws);
  await expectRest(page);
});

async function expectRest(page: Page): Promise<void> {
  const before = await framesDrawn(page);
  await page.clock.runFor(IDLE_MS);
  expect(await framesDrawn(page)).toEqual(before);
}

for (const [reducedMotion, travels] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`with ${reducedMotion} for motion, a laid lumino ${travels ? 'travels' : 'only fades in where it lies'}`, async ({
    page,
    fingers,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await page.goto(linkTo(HOLDING));
    await expect(page.locator('canvas')).toHaveCount(1);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(2000);
    await fingers.tap(await middleOf(field(page, 'd3')));
    await page.clock.runFor(1000);
    const clip = await wayBetween(page);
    const look = () => page.screenshot({ clip });
    const before = await look();
    await fingers.tap(await middleOf(field(page, 'd2')));
    const isOnTheWay: boolean[] = [];
    for (let step = 0; step < 8; step++) {
      await page.clock.runFor(32);
      isOnTheWay.push(!before.equals(await look()));
    }
    expect(isOnTheWay.includes(true)).toBe(travels);
    await page.clock.runFor(2000);
    await expectPosition(page, LAID);
    expect(before.equals(await look())).toBe(true);
  });
}

/** A strip below the reef that a lumino has to cross on its way from the hand; no words are there. */
async function wayBetween(page: Page) {
  const reef = await page.locator('.reefSlot').boundingBox();
  const hand = await luminoButton(page, HELD).boundingBox();
  if (reef === null || hand === null) throw new Error('there is no reef or no hand');
  const y = Math.ceil(reef.y + reef.height) + 1;
  return { x: hand.x - 60, y, width: hand.width + 60, height: 3 };
}
