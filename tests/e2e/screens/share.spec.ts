import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import type { GameRecord } from '../../../src/history/record';
import { crc32 } from '../../../src/storage/format/crc32';
import { formatBytes, parseBytes } from '../../../src/storage/links/base64url';
import { expectAccessible } from '../../support/page/axe';
import { doubleText, expectToFit, SCREENS } from '../../support/page/fits';
import { keepGames } from '../../support/page/keptGames';
import { goOn } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { randomly } from '../../support/policies';
import { codeOf, peopleCalled, wholeGame } from '../../support/storage/compactGames';
import { GAMES_LIST_TEXTS, HOME_TEXTS, SHARE_TEXTS, STORAGE_TEXTS, TABLE_TEXTS } from '../../support/texts';

const WHOLE = wholeGame({ players: 3, side: 'B', scoreBoard: 'light' }, 4, randomly);
const RUNNING: GameRecord = {
  ...WHOLE,
  people: peopleCalled('Wilhelmine Auguste', 'W'.repeat(20), 'Ole'),
  log: WHOLE.log.slice(0, 90),
};
const NORA = { id: 'nora', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 2 } as const;
const en = SHARE_TEXTS.en;

/** The same with a version that does not exist yet: the last byte says which it is. */
function fromTheFuture(code: string): string {
  const payload = parseBytes(code)?.slice(4) ?? new Uint8Array();
  payload[payload.length - 1] += 1;
  const sum = crc32(payload);
  return formatBytes(Uint8Array.from([sum >>> 24, sum >>> 16, sum >>> 8, sum, ...payload]));
}

async function openShared(page: Page, code: string): Promise<void> {
  await page.goto(`/#/shared/${code}`);
  await expect(page.locator('.sharedPage h1')).toBeVisible();
}

/** Shares the one game that there is. */
async function openDialog(page: Page, language: 'de' | 'en' = 'en'): Promise<Locator> {
  const { tools, share } = GAMES_LIST_TEXTS[language];
  await keepGames(page, NORA);
  await page.goto('/#/games');
  await page.getByRole('button', { name: new RegExp(`^${tools}`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${share}`) }).click();
  const dialog = page.getByRole('dialog', { name: SHARE_TEXTS[language].title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function expectNoViolations(page: Page): Promise<void> {
  await expectAccessible(page);
}

for (const [code, locale] of [
  ['de', 'de-AT'],
  ['en', 'en-GB'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    const texts = SHARE_TEXTS[code];

    test('has no accessibility violations: games, and links that cannot be read', async ({ page }) => {
      for (const record of [WHOLE, RUNNING]) {
        await openShared(page, codeOf(record));
        await expectNoViolations(page);
      }
      await page.goto(`/#/shared/${codeOf(WHOLE).slice(3)}`);
      await expect(page.getByRole('heading', { level: 1, name: texts.damaged })).toBeVisible();
      await expectNoViolations(page);
    });

    test('has no accessibility violations in the dialog', async ({ page }) => {
      await openDialog(page, code);
      await expectNoViolations(page);
    });

    for (const { name, ...viewport } of SCREENS) {
      test(`fits ${name}, with text of normal and of double size`, async ({ page }) => {
        await page.setViewportSize(viewport);
        for (const shared of [codeOf(RUNNING), codeOf(WHOLE), 'damaged', fromTheFuture(codeOf(WHOLE))]) {
          await page.goto('about:blank');
          await openShared(page, shared);
          await expectToFit(page);
          await doubleText(page);
          await expectToFit(page);
        }
      });

      test(`shares on ${name}, with text of normal and of double size`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const dialog = await openDialog(page, code);
        for (const enlarge of [async () => {}, () => doubleText(page)]) {
          await enlarge();
          const { width, height } = (await dialog.boundingBox()) ?? { width: 0, height: 0 };
          expect(width).toBeLessThanOrEqual(viewport.width);
          expect(height).toBeLessThanOrEqual(viewport.height);
          const inner = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
          expect(inner).toBe(0);
          for (const control of await dialog.locator('button, input').all()) {
            await control.scrollIntoViewIfNeeded();
            expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(48);
          }
        }
      });
    }
  });
}

test('[share] a link shows who plays and how it stands, and is kept only when the player says so', {
  tag: '@main',
}, async ({ page }) => {
  await openShared(page, codeOf(RUNNING));
  for (const { name } of RUNNING.people) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(/Round \d+ of 10/)).toBeVisible();
  await expect(page.locator('.sharedGame .look svg')).toBeVisible();

  await page.goto('/#/games');
  await expect(page.getByText(GAMES_LIST_TEXTS.en.emptyRunning)).toBeVisible();

  await openShared(page, codeOf(RUNNING));
  await page.getByRole('button', { name: en.keepRunning }).click();
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  await page.goto('/#/games');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Wilhelmine Auguste');
});

test('[share] two taps keep one game, and going back does not lead to the link again', async ({ page }) => {
  await page.goto('/');
  await openShared(page, codeOf(RUNNING));
  await page.getByRole('button', { name: en.keepRunning }).dblclick();
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  // The second tap may have met the game already; from now on it has been touched in any case, and back asks first.
  await goOn(page);
  await page.goBack();
  await expect(page.locator('.backAgain')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: HOME_TEXTS.en.newGame })).toBeVisible();
  await page.goto('/#/games');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('[share] a link opened again says that its game is kept here, and opens that', async ({ page }) => {
  await openShared(page, codeOf(RUNNING));
  await page.getByRole('button', { name: en.keepRunning }).click();
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  const kept = page.url();
  await page.goto('/#/games');
  await openShared(page, codeOf(RUNNING));
  await expect(page.getByText(en.isHere)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: en.playHere, exact: true }).click();
  await expect(page).toHaveURL(kept);
  await page.goto('/#/games');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('[share] a finished game shows who has won, and with how many points', async ({ page }) => {
  await openShared(page, codeOf(WHOLE));
  await expect(page.getByText(/has won|share the win/)).toBeVisible();
  await expect(page.locator('.finalScores p')).toHaveCount(3);
  await expect(page.getByRole('button', { name: en.keepOver })).toBeVisible();
});

test('[share] a link that was cut off or is too new says so, and leads home', { tag: '@main' }, async ({ page }) => {
  for (const [code, heading] of [
    [codeOf(WHOLE).slice(0, 60), en.damaged],
    ['', en.damaged],
    [fromTheFuture(codeOf(WHOLE)), en.newer],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/#/shared/${code}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(en.unchanged)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: HOME_TEXTS.en.home }).last().click();
    await expect(page).toHaveURL(/\/#?$/);
    await expect(page.locator('.sharedPage')).toHaveCount(0);
  }
});

test('[share] the link of a kept game opens as the same game elsewhere', { tag: '@main' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const dialog = await openDialog(page);
  const link = await dialog.getByRole('textbox', { name: en.link }).inputValue();
  expect(link).toMatch(new RegExp(`^${baseURL}/#/shared/[\\w-]+$`));
  const context = await browser.newContext({ locale: 'en-GB' });
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: en.heading })).toBeVisible();
  for (const name of NORA.names) await expect(elsewhere.getByText(name, { exact: true })).toBeVisible();
  await context.close();
});

test('[share] a camera reads the link off the screen', async ({ page }) => {
  const dialog = await openDialog(page);
  const picture = await dialog.getByRole('img', { name: en.qr }).screenshot({ scale: 'css' });
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: [...(image?.data ?? [])], width: bitmap.width, height: bitmap.height };
  }, picture.toString('base64'));
  const read = jsQR(Uint8ClampedArray.from(data), width, height);
  expect(read?.data).toBe(await dialog.getByRole('textbox', { name: en.link }).inputValue());
});

test('[share] copies the link to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: en.copy }).click();
  await expect(dialog.getByRole('status')).toHaveText(en.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await dialog.getByRole('textbox', { name: en.link }).inputValue());
});

test('[share] copies the old way where there is no clipboard, or selects the link and says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.defineProperty(navigator, 'clipboard', { value: undefined }));
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: en.copy }).click();
  await expect(dialog.getByRole('status')).toHaveText(en.copied);
  await page.evaluate(() => Reflect.set(document, 'execCommand', () => false));
  await dialog.getByRole('button', { name: en.copy }).click();
  await expect(dialog.getByRole('status')).toHaveText(en.notCopied);
  expect(await page.evaluate(() => String(getSelection()))).toBe(
    await dialog.getByRole('textbox', { name: en.link }).inputValue(),
  );
});

test('[share] passes the link on where the device can', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(navigator, 'canShare', () => true);
    Reflect.set(navigator, 'share', async ({ url }: ShareData) => {
      document.title = `handed over ${url}`;
    });
  });
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: en.send }).click();
  await expect(dialog.getByRole('status')).toHaveText(en.sent);
  expect(await page.title()).toBe(`handed over ${await dialog.getByRole('textbox', { name: en.link }).inputValue()}`);
});

test('[share] Tab stays in the dialog, and Escape leads out of it', async ({ page }) => {
  const dialog = await openDialog(page);
  const focused = () => dialog.evaluate((box) => box.contains(document.activeElement));
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[share] a press beside the dialog leaves the focus in it, and Escape its meaning', async ({ page }) => {
  const dialog = await openDialog(page);
  // Released over the dialog it is no tap beside it, which would close it.
  await page.mouse.move(3, 3);
  await page.mouse.down();
  await dialog.getByRole('heading').hover();
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** Opens the panel of a game at the table and asks for its link. */
async function shareAtTable(page: Page): Promise<void> {
  await keepGames(page, NORA);
  await page.goto('/#/game/nora');
  await goOn(page);
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.more }).click();
  await page.getByRole('button', { name: STORAGE_TEXTS.en.share }).click();
}

for (const hand of ['right', 'left']) {
  test(`[share] at the table it lies in the middle, whichever hand plays (${hand})`, async ({ page }) => {
    await page.addInitScript((wish) => localStorage.setItem('lumicora.hand', wish), hand);
    await shareAtTable(page);
    const dialog = page.getByRole('dialog', { name: en.title });
    for (const viewport of [
      { width: 1180, height: 820 },
      { width: 820, height: 1180 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const box = await dialog.boundingBox();
      expect(box, `${viewport.width}`).not.toBeNull();
      if (box === null) continue;
      expect(box.width).toBeCloseTo(Math.min(768, viewport.width - 32), 0);
      expect(box.x).toBeCloseTo((viewport.width - box.width) / 2, 0);
      expect(box.y).toBeCloseTo((viewport.height - box.height) / 2, 0);
      expect(box.height).toBeLessThan(viewport.height);
    }
  });
}

test.describe('if it cannot be loaded', () => {
  test.use({ expected: /share-|ERR_FAILED/ });

  test('[share] the table says so', async ({ page }) => {
    await page.route(/\/share-[^/]*\.js/, (route) => route.abort());
    await shareAtTable(page);
    await expect(page.getByRole('status').filter({ hasText: STORAGE_TEXTS.en.shareNotLoaded })).toBeVisible();
  });
});
