import type { Page } from '@playwright/test';
import { findFlaws } from '../../support/flaws.mjs';
import { expectAccessible } from '../../support/page/axe';
import { expect, test } from '../../support/page/test';
import { settle, watchFrames } from '../../support/quiet.mjs';
import { addressOf, createStage, SCENES } from '../../support/scenes/scenes';

/** What the gallery of pictures shows; of the board alone, where nothing but the reef differs, other tests take care. */
const SCREENS = SCENES.filter(({ isBoard }) => !isBoard);

/** One of each screen; the others are variations of them. */
const MAIN = [
  'home-continue',
  'setup',
  'turn-shown',
  'next-banner',
  'card',
  'offer',
  'result-two',
  'analysis',
  'games',
  'chronicle',
  'chronicle-person',
  'share',
  'replay',
  'settings',
  'puzzle-shown',
  'guide',
];

const SIDES = [
  { language: 'de', other: 'en', locale: 'de-AT', viewport: { width: 820, height: 1180 } },
  { language: 'en', other: 'de', locale: 'en-GB', viewport: { width: 1180, height: 820 } },
] as const;

for (const [index, scene] of SCREENS.entries()) {
  const { language, other, ...options } = SIDES[index % SIDES.length];
  test.describe(() => {
    test.use({ ...options, hasTouch: true, expected: scene.expected ?? null });

    test(
      `${scene.name}: axe finds nothing in either language, fingers find everything`,
      { tag: tagsOf(scene.name) },
      async ({ page, context, baseURL }, info) => {
        test.slow();
        const isPlain = scene.isPlain === true;
        await page.addInitScript(
          (kept) => {
            for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
          },
          { 'lumicora.motion': 'off', ...scene.kept },
        );
        if (isPlain) await page.addInitScript(() => Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null));
        if (scene.lacking) await page.addInitScript(scene.lacking);
        await watchFrames(page);
        await page.goto(addressOf(`${baseURL}/`, scene));
        // The page begins with a picture of itself, in which nothing moves either.
        await page.locator('main').first().waitFor();
        await settle(page, !isPlain);
        const session = await context.newCDPSession(page);
        await scene.prepare?.(createStage({ page, session, language, isPlain, beside: info.outputPath('scene') }));
        await settle(page, !isPlain);
        await expectFlawless(page);
        await chooseElsewhere(page, other);
        await settle(page, !isPlain);
        await expectFlawless(page);
      },
    );
  });
}

function tagsOf(name: string): string[] {
  return MAIN.includes(name) ? ['@main'] : [];
}

test('the main screens are screens', () => {
  expect(SCREENS.map(({ name }) => name)).toEqual(expect.arrayContaining(MAIN));
});

async function expectFlawless(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await findFlaws(page)).toEqual([]);
}

/** As if the language had been chosen in another tab: this one follows at once, whatever it shows. */
async function chooseElsewhere(page: Page, language: string): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'lumicora.language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
