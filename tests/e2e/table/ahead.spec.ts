import type { Page } from '@playwright/test';
import { countFrames } from '../../support/page/frames';
import { keepGames } from '../../support/page/keptGames';
import { goOn, pictured } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { HOME_TEXTS } from '../../support/texts';

// The board is made ready while the first page is looked at: the tap on "Continue" only takes it.

test.use({ deviceScaleFactor: 0.5, expected: /CONTEXT_LOST_WEBGL/ });

/** Notes every canvas that a picture is drawn on with the graphics card. */
async function noteContexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvases: HTMLCanvasElement[] = [];
    Object.assign(window, { canvases });
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      if (String(args[0]).startsWith('webgl') && !canvases.includes(this)) canvases.push(this);
      return Reflect.apply(getContext, this, args);
    } as typeof getContext;
  });
}

const contexts = (page: Page) => page.evaluate(() => Reflect.get(window, 'canvases').length);

/** A first look at the game leaves a note of how large the pictures were; then home, where the next board is made ready. */
async function comeBackHome(page: Page): Promise<void> {
  await countFrames(page);
  await noteContexts(page);
  await keepGames(page, { id: 'last', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 1 });
  await page.goto('/#/game/last');
  await pictured(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lumicora.pictures'))).not.toBeNull();
  await page.goto('/');
  await expect.poll(() => contexts(page)).toBe(1);
}

async function goOnPlaying(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(HOME_TEXTS.en.goOn) }).click();
  await pictured(page);
  await goOn(page);
}

test('the table draws on the board that was made ready on the first page', { tag: '@main' }, async ({ page }) => {
  await comeBackHome(page);
  await goOnPlaying(page);
  expect(await contexts(page)).toBe(1);
});

test('a board that was lost before the tap is made anew', async ({ page }) => {
  await comeBackHome(page);
  await page.evaluate(() => {
    const [canvas] = Reflect.get(window, 'canvases');
    const lost = new Promise((done) => canvas.addEventListener('webglcontextlost', done));
    canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
    return lost;
  });
  await goOnPlaying(page);
  expect(await contexts(page)).toBe(2);
});
