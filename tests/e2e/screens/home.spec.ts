import { home as de } from '../../../src/i18n/de/home';
import { home as en } from '../../../src/i18n/en/home';
import { expectAccessible } from '../../support/page/axe';
import { doubleText, expectToFit, SCREENS } from '../../support/page/fits';
import { keepGames } from '../../support/page/keptGames';
import { expect, test } from '../../support/page/test';

const LANGUAGES = [
  { name: 'Deutsch', code: 'de', locale: 'de-AT', texts: de },
  { name: 'English', code: 'en', locale: 'en-GB', texts: en },
] as const;

const LAST = { id: 'last', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 1 } as const;

for (const { name, code, locale, texts } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('speaks the language of the browser', { tag: '@main' }, async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(texts.title);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1, name: 'Lumicora' })).toBeVisible();
      for (const text of [texts.tagline, texts.about, texts.aboutLevels]) {
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('contentinfo')).toContainText('Rita Modl');
      await expect(page.getByRole('contentinfo')).toContainText(texts.independent);
    });

    test('has no accessibility violations', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(texts.title);
      await expectAccessible(page);
    });

    test('has none with a game to go on with either', async ({ page }) => {
      await keepGames(page, LAST);
      await page.goto('/');
      await expect(page.locator('.lastReef svg')).toBeVisible();
      await expectAccessible(page);
    });

    for (const { name: screen, ...viewport } of SCREENS) {
      test(`fits ${screen}, with text of normal and of double size`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto('/');
        await expect(page).toHaveTitle(texts.title);
        await expectToFit(page);
        await doubleText(page);
        await expectToFit(page);
      });

      test(`fits ${screen} with a game to go on with, too`, async ({ page }) => {
        await keepGames(page, { ...LAST, names: ['Wilhelmine Auguste', 'Maximilian-Ferdinand', 'Ole', 'Mia'] });
        await page.setViewportSize(viewport);
        await page.goto('/');
        await expect(page.locator('.lastReef svg')).toBeVisible();
        await expectToFit(page);
        await doubleText(page);
        await expectToFit(page);
      });
    }
  });
}

test('a browser in any other language gets English', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page).toHaveTitle(en.title);
  await context.close();
});

test('switches language at once and remembers it', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText(de.tagline)).toBeVisible();
  await expect(page).toHaveTitle(de.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page).toHaveTitle(de.title);
});

test('works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText(de.tagline)).toBeVisible();
});

test('ignores a remembered language that it does not know', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lumicora.language', 'tlh'));
  await page.goto('/');
  await expect(page).toHaveTitle(en.title);
});

test('can be used with the keyboard alone, and shows where the focus is', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  const german = page.getByRole('button', { name: 'Deutsch' });
  await expect(german).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(german).toBeFocused();
  await expect(german).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByText(de.tagline)).toBeVisible();
  await expect(german).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(en.tagline)).toBeVisible();
});

test('leads to everything there is, to games from files even where there are none yet', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, hash] of [
    [en.play, '#/setup'],
    [en.savedGames, '#/games'],
    [en.howToPlay, '#/guide'],
    [en.settings, '#/settings'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await page.goBack();
  }
});

test('offers the last game first, and says how it stands', { tag: '@main' }, async ({ page }) => {
  await keepGames(page, LAST, { id: 'older', names: ['Ada', 'Bo'], share: 0.2, hoursAgo: 5 });
  await page.goto('/');
  const goOn = page.getByRole('button', { name: en.goOn });
  await expect(goOn).toContainText('Nora');
  await expect(goOn).toContainText('Ole');
  await expect(goOn).toContainText(/Round \d+ of 10/);
  await expect(goOn).toContainText(/(?:Nora|Ole)’s turn/);
  await expect(page.locator('.filled')).toHaveCount(1);
  await expect(page.getByRole('button', { name: en.newGame })).toBeVisible();
  await expect(page.getByRole('button', { name: en.savedGames })).toBeVisible();
  await goOn.click();
  await expect(page).toHaveURL(/#\/game\/last$/);
});

test('its picture comes into room that was kept for it', async ({ page }) => {
  await keepGames(page, LAST);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/kit-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const goOn = page.getByRole('button', { name: en.goOn });
  await expect(goOn).toContainText('Nora');
  const before = await goOn.boundingBox();
  await expect(page.locator('.lastReef svg')).toHaveCount(0);
  release();
  await expect(page.locator('.lastReef svg')).toBeVisible();
  await expect(goOn).toContainText('Round');
  expect(await goOn.boundingBox()).toEqual(before);
});

test('the last game is there before the database has answered, and nothing moves when it does', async ({ page }) => {
  await keepGames(page, LAST);
  await page.goto('/');
  const goOn = page.getByRole('button', { name: en.goOn });
  await expect(goOn).toContainText('Nora');
  // From now on it opens only when it is told to.
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    const opened = new Promise<void>((resolve) => Reflect.set(window, 'openDatabase', resolve));
    IDBOpenDBRequest.prototype.addEventListener = function (this: IDBOpenDBRequest, type: string, act: EventListener) {
      listen.call(this, type, type === 'success' ? (event) => opened.then(() => act(event)) : act);
    };
  });
  await page.reload();
  await expect(goOn).toContainText('Nora');
  await expect(page.locator('.lastReef svg')).toBeVisible();
  await expect(goOn).toContainText('Round');
  const before = await page.locator('.homeWays').boundingBox();
  await page.evaluate(() => Reflect.get(window, 'openDatabase')());
  await goOn.click();
  await expect(page.locator('.board canvas')).toBeVisible();
  await page.goBack();
  await expect(goOn).toBeVisible();
  expect(await page.locator('.homeWays').boundingBox()).toEqual(before);
});

test('a game that is over is not to be gone on with', async ({ page }) => {
  await keepGames(page, { ...LAST, share: 1 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: en.play, exact: true })).toHaveClass('filled');
  await expect(page.getByRole('button', { name: en.savedGames })).toBeVisible();
  await expect(page.getByRole('button', { name: en.goOn })).toHaveCount(0);
});

test('holds still with reduced motion, and only then', async ({ page }) => {
  const running = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page).toHaveTitle(en.title);
  await expect.poll(running).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toBe(0);
});

test('a first visit loads what it shows, and the next screen once the pointer moves', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const isThere = (name: string) => () => scripts.some((path) => path.startsWith(`/assets/${name}-`));
  await page.goto('/');
  await expect(page.locator('.picture image')).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  for (const name of ['setup', 'kit', 'game', 'table', 'board']) expect(isThere(name)(), name).toBe(false);
  await page.mouse.move(200, 200);
  await expect.poll(isThere('setup')).toBe(true);
  await page.getByRole('button', { name: en.play, exact: true }).click();
  await expect.poll(isThere('board')).toBe(true);
});

test('the table is loaded early where there is a game to go on with, even if the database opens late', async ({
  page,
}) => {
  await keepGames(page, { id: 'last', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 1 });
  await page.addInitScript(() => {
    // Longer than the first page waits.
    const LATE = 1000;
    const listen = EventTarget.prototype.addEventListener;
    IDBOpenDBRequest.prototype.addEventListener = function (this: IDBOpenDBRequest, type: string, act: EventListener) {
      listen.call(this, type, type === 'success' ? (event) => setTimeout(() => act(event), LATE) : act);
    };
  });
  const table = page.waitForRequest(/\/assets\/table-/);
  await page.goto('/');
  await table;
});
