import { analysis } from '../../../src/i18n/en/analysis';
import { home as en } from '../../../src/i18n/en/home';
import { countFrames } from '../../support/page/frames';
import { expect, test } from '../../support/page/host';
import { keepGames } from '../../support/page/keptGames';
import { playNext } from '../../support/page/playNext';
import { expectPosition, openTable } from '../../support/page/table';
import { OFFERING } from '../../support/tablePositions';
import { OFFLINE_TEXTS } from '../../support/texts';

test('no request leaves the origin, whatever is looked at and played', { tag: '@main' }, async ({
  page,
  host,
  context,
}) => {
  const asked: string[] = [];
  // Those of the service worker as well.
  context.on('request', (request) => asked.push(request.url()));
  await countFrames(page);
  await keepGames(page, { id: 'over', names: ['Nora', 'Ole'], share: 1, hoursAgo: 1 });
  await page.goto('/');
  await expect(page.getByText(OFFLINE_TEXTS.en.ready)).toBeVisible();
  for (const screen of ['setup', 'games', 'chronicle', 'guide', 'settings', 'puzzles']) {
    await page.goto(`/#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Its worker, too.
  await page.goto('/#/analysis/over');
  await expect(page.getByRole('button', { name: analysis.stop })).toBeVisible();
  await page.getByRole('button', { name: en.home }).click();
  await openTable(page, OFFERING);
  await expectPosition(page, await playNext(page, OFFERING));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((url) => !url.startsWith(`${host.address}/`))).toEqual([]);
});

test('the page and the service worker are bound to it by their policy', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  for (const directive of ["default-src 'none'", "worker-src 'self'", "manifest-src 'self'", "connect-src 'self'"]) {
    expect(policy).toContain(directive);
  }
  expect(policy).not.toMatch(/unsafe|data:|blob:|https?:|\*/);
});
