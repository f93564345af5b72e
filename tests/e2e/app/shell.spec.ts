import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../support/page/test';

const DIST = new URL('../../../dist/', import.meta.url);

test.describe('without JavaScript', () => {
  // The browser drops the scripts that it was told to fetch early.
  test.use({ javaScriptEnabled: false, expected: /^no answer for .*\.js$/ });

  test('paints the night and the name, and says in both languages what is missing', { tag: '@main' }, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Lumicora');
    await expect(page.getByRole('heading', { level: 1, name: 'Lumicora' })).toBeVisible();
    await expect(page.locator('noscript [lang=en]')).toBeVisible();
    await expect(page.locator('noscript [lang=de]')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(7, 26, 43)');
  });
});

test('the policy is in the page itself, so that it holds on any host', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('data:');
});

for (const served of ['with its headers', 'by a host that sends none'] as const) {
  test.describe(`served ${served}`, () => {
    test('runs no inline script, applies no inline style, calls no other host', { tag: '@main' }, async ({
      browser,
      baseURL,
    }) => {
      // A page of its own: here the browser is meant to complain.
      const page = await browser.newPage();
      if (served === 'by a host that sends none') {
        await page.route('**/*', async (route) => {
          const response = await route.fetch();
          const { 'content-security-policy': _, ...headers } = response.headers();
          await route.fulfill({ response, headers });
        });
      }
      await page.goto(`${baseURL}/`);
      await expect(page.getByRole('main')).toBeVisible();
      const blocked = await page.evaluate(async () => {
        const directives: string[] = [];
        document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'document.title = "broken in"';
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        document.head.append(script, style);
        const isAnswered = await fetch('https://elsewhere.invalid/').then(
          () => true,
          () => false,
        );
        // Violations are reported in tasks of their own.
        await new Promise((resolve) => setTimeout(resolve, 50));
        return { directives: [...new Set(directives)].sort(), isAnswered };
      });
      expect(blocked).toEqual({ directives: ['connect-src', 'script-src-elem', 'style-src-elem'], isAnswered: false });
      await expect(page).not.toHaveTitle('broken in');
      await expect(page.getByRole('main')).toBeVisible();
      // The table may still be on its way: it is loaded when the first page has nothing else to do.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.close();
    });
  });
}

test('the build runs in any folder: it refers to its files relatively', { tag: '@main' }, () => {
  const html = readFileSync(new URL('index.html', DIST), 'utf8');
  const references = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, reference]) => reference);
  expect(references.length).toBeGreaterThan(3);
  expect(references.filter((reference) => !reference?.startsWith('./'))).toEqual([]);
});

test('the first visit needs less than 25 kB of compressed script', { tag: '@main' }, () => {
  const html = readFileSync(new URL('index.html', DIST), 'utf8');
  const scripts = readdirSync(new URL('assets/', DIST)).filter((name) => name.endsWith('.js') && html.includes(name));
  expect(scripts).not.toEqual([]);
  const bytes = scripts.map((name) => brotliCompressSync(readFileSync(new URL(`assets/${name}`, DIST))).length);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(25_000);
});
