import type { Page } from '@playwright/test';
import { formatPosition } from '../../../src/rules/text/position';
import { sizeText } from '../../support/page/fits';
import { settled } from '../../support/page/frames';
import { LANGUAGES, luminoButton, openTable } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { position } from '../../support/rules/build';
import { ACTING, OFFERING, SCORING, settling } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

const STATE = settling('y3s1,y2c1', { reef: 'yp:d4d5,y5o2:c3c4,p3s2:e4e5,p5o1:d5c4' });

const SCREENS = [
  { name: 'landscape', width: 1180, height: 820 },
  { name: 'portrait', width: 820, height: 1180 },
] as const;

for (const { name, locale } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    // What axe says about it, see everyScreen.spec.ts.
    test('the table fits and can be touched, with text of normal and of double size', { tag: '@main' }, async ({
      page,
    }) => {
      await openTable(page, STATE);
      for (const { name: screen, ...viewport } of SCREENS) {
        await page.setViewportSize(viewport);
        await sizeText(page, 1);
        await settled(page);
        expect(await overflow(page), screen).toEqual({ right: 0, below: 0, sticksOut: [] });
        expect(await smallControls(page), screen).toEqual([]);
        await sizeText(page, 2);
        await settled(page);
        expect(await overflow(page), screen).toMatchObject({ right: 0, sticksOut: [] });
        expect(await smallControls(page), screen).toEqual([]);
      }
    });

    test('the longest sentence leaves the bar as high as the shortest', async ({ page }) => {
      const heights: (number | undefined)[][] = [];
      for (const state of [ACTING, settling('-')]) {
        await openTable(page, state);
        const each: (number | undefined)[] = [];
        for (const viewport of [...SCREENS, { width: 768, height: 1024 }, { width: 390, height: 844 }]) {
          await page.setViewportSize(viewport);
          await settled(page);
          each.push((await page.locator('.topBar').boundingBox())?.height);
        }
        heights.push(each);
      }
      expect(heights[0]).toEqual(heights[1]);
    });
  });
}

const { more, close, specialBegin, specialEnd, lookAt, backTo, restart, consentYes } = TABLE_TEXTS.en.screen;

/** Longer than a finger trembles. */
const CALM_MS = 700;

for (const hand of ['right', 'left']) {
  test(`a double tap opens the panel or closes it, not both, for the ${hand} hand`, async ({ page }) => {
    await page.addInitScript((wish) => localStorage.setItem('lumicora.hand', wish), hand);
    await page.clock.install();
    await openTable(page, STATE);
    const panel = page.getByRole('dialog');
    await page.getByRole('button', { name: more }).dblclick();
    await page.clock.runFor(CALM_MS);
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: close, exact: true }).dblclick();
    await page.clock.runFor(CALM_MS);
    await expect(panel).toHaveCount(0);
  });
}

test('[5] a double tap begins a special action and does not call it off', async ({ page }) => {
  await page.clock.install();
  await openTable(page, position(formatPosition(OFFERING).replace('cccc', 'jccc')));
  await page.getByRole('button', { name: specialBegin }).dblclick();
  await page.clock.runFor(CALM_MS);
  await page.getByRole('button', { name: specialEnd }).dblclick();
  await page.clock.runFor(CALM_MS);
  await expect(page.getByRole('button', { name: specialBegin })).toBeVisible();
});

test('coming back from another reef by keyboard keeps the focus in its place', async ({ page }) => {
  await openTable(page, OFFERING);
  await page.getByRole('button', { name: lookAt('Player 2') }).press('Enter');
  await page.getByRole('button', { name: backTo('Player 1') }).press('Enter');
  await expect(page.locator('.display .luminos button').first()).toBeFocused();
});

test('coming back by keyboard in the scoring phase, the focus is on the first colour to score', async ({ page }) => {
  await openTable(page, SCORING);
  await page.getByRole('button', { name: lookAt('Player 2') }).press('Enter');
  await page.getByRole('button', { name: backTo('Player 1') }).press('Enter');
  await expect(page.locator('.scorings button:enabled').first()).toBeFocused();
});

test('starting a turn over by keyboard, with everyone’s consent, puts the focus where the turn begins', async ({
  page,
}) => {
  await openTable(page, ACTING);
  await luminoButton(page, 'b3s1').press('Enter');
  await luminoButton(page, 'b2c1').press('Enter');
  await page.locator('.actions .filled').press('Enter');
  await page.getByRole('button', { name: restart }).press('Enter');
  await page.getByRole('button', { name: consentYes.all }).press('Enter');
  await expect(page.getByRole('button', { name: restart })).toHaveCount(0);
  await expect(page.locator('.luminos button:focus')).toHaveCount(1);
});

test('a question fits the screen, with text of double size, too', async ({ page }) => {
  await openTable(page, ACTING);
  for (const name of ['b3s1', 'b2c1']) await luminoButton(page, name).press('Enter');
  await page.locator('.actions .filled').press('Enter');
  await page.getByRole('button', { name: restart }).press('Enter');
  for (const { name: screen, ...viewport } of [...SCREENS, { name: 'phone', width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    for (const size of [1, 2]) {
      await sizeText(page, size);
      const box = await page.getByRole('dialog').boundingBox();
      expect(box?.x, screen).toBeGreaterThan(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), screen).toBeLessThan(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0), screen).toBeLessThan(viewport.height);
    }
  }
});

test.describe('on a device that has nothing against motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [wish, animation, transition] of [
    ['brisk', 'come-up', '0.9s'],
    ['off', 'none', '0s'],
  ] as const) {
    test(`what styles move follows the setting, too: ${wish}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('lumicora.motion', chosen), wish);
      await openTable(page, STATE);
      await page.getByRole('button', { name: more }).click();
      await expect(page.getByRole('dialog')).toHaveCSS('animation-name', animation);
      await expect(page.locator('.track .turtleSign')).toHaveCSS('transition-duration', transition);
    });
  }
});

/** How far the table is larger than the screen, and words that do not fit where they stand. */
async function overflow(page: Page) {
  return page.evaluate(() => {
    const scroller = document.querySelector('.scroller') ?? document.documentElement;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller;
    const words = [...document.querySelectorAll('main :is(button, p, h2, b, label, span)')].filter(
      (element) => element.textContent?.trim() && !element.closest('.unseen, .fields, [hidden]'),
    );
    return {
      right: scrollWidth - clientWidth,
      below: scrollHeight - clientHeight,
      sticksOut: words
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 1 && (left < 0 || right > clientWidth + 0.5 || element.scrollWidth > element.clientWidth + 1);
        })
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map((element) => `${element.className}: ${element.textContent}`),
    };
  });
}

async function smallControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, summary, .levels label)')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 47.99 || box.height < 47.99))
      .map(({ element, box }) => `${element.ariaLabel ?? element.textContent}: ${box.width} x ${box.height}`),
  );
}
