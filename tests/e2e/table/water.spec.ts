import type { Page } from '@playwright/test';
import { framesDrawn } from '../../support/page/frames';
import { openTable } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { OFFERING } from '../../support/tablePositions';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How many of the water's animations run, and how many there are. */
async function movesIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = document.querySelector('.water')?.getAnimations({ subtree: true }) ?? [];
    return `${all.filter(({ playState }) => playState === 'running').length} of ${all.length}`;
  });
}

/** What the water's animations change: only these two are moved without the page. */
async function changedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = document.querySelector('.water')?.getAnimations({ subtree: true }) ?? [];
    const frames = all.flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
    const names = frames.flatMap((frame) => Object.keys(frame));
    return [...new Set(names)].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
  });
}

test('the water moves while people play, is still after 30 s without a touch, and moves again with the next', async ({
  page,
}) => {
  await page.clock.install();
  await openTable(page, OFFERING);
  await expect.poll(() => movesIn(page)).toBe('6 of 6');
  await page.clock.fastForward(20_000);
  await page.keyboard.press('Tab');
  await page.clock.fastForward(29_000);
  expect(await movesIn(page)).toBe('6 of 6');
  await page.clock.fastForward(1000);
  await expect.poll(() => movesIn(page)).toBe('0 of 6');
  await page.mouse.click(600, 100);
  await expect.poll(() => movesIn(page)).toBe('6 of 6');
});

test('the water moves without a script: no frame is asked for, and nothing changes that needs the page', async ({
  page,
}) => {
  await openTable(page, OFFERING);
  await expect.poll(() => movesIn(page)).toBe('6 of 6');
  expect(await changedIn(page)).toEqual(['transform']);
  const before = await framesDrawn(page);
  const from = await placeOfWeb(page);
  await expect.poll(() => placeOfWeb(page)).not.toBe(from);
  expect(await framesDrawn(page)).toEqual(before);
});

test('on a low battery the water is still until the cable is in', async ({ page }) => {
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { level: 0.1, charging: false });
    Object.assign(window, { battery });
    Object.assign(navigator, { getBattery: () => Promise.resolve(battery) });
  });
  await openTable(page, OFFERING);
  await expect.poll(() => movesIn(page)).toBe('0 of 6');
  await page.evaluate(() => {
    const battery = Object.getOwnPropertyDescriptor(window, 'battery')?.value;
    battery.charging = true;
    battery.dispatchEvent(new Event('chargingchange'));
  });
  await expect.poll(() => movesIn(page)).toBe('6 of 6');
});

test('a device that asks for less motion gets light that never moves, and no fish', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, OFFERING);
  await expect(page.locator('.water .web')).toHaveCount(2);
  expect(await movesIn(page)).toBe('0 of 0');
  await expect(page.locator('.water .swimmer')).toHaveCount(0);
});

async function placeOfWeb(page: Page): Promise<string> {
  return page.locator('.water .near').evaluate((web) => getComputedStyle(web).transform);
}
