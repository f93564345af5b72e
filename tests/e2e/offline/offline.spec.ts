import type { Page } from '@playwright/test';
import { analysis } from '../../../src/i18n/en/analysis';
import { home as en } from '../../../src/i18n/en/home';
import { countFrames } from '../../support/page/frames';
import { expect, test } from '../../support/page/host';
import { keepGames } from '../../support/page/keptGames';
import { playNext } from '../../support/page/playNext';
import { expectPosition, goOn, linkTo, pictured } from '../../support/page/table';
import { OFFERING } from '../../support/tablePositions';
import { GUIDE_TEXTS, OFFLINE_TEXTS, SETUP_TEXTS, STORY_TEXTS } from '../../support/texts';

// Looking for a new version fails without a host, and browsers say so.
test.use({ expected: /sw\.js/ });

async function bringHere(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText(OFFLINE_TEXTS.en.ready)).toBeVisible();
}

test('after one visit the host may go: cold start, a new game, a turn, reload, resume', { tag: '@main' }, async ({
  page,
  host,
  context,
}) => {
  await bringHere(page);
  await host.stop();
  await page.close();
  const cold = await context.newPage();
  await countFrames(cold);
  await cold.goto('/');
  await expect(cold.getByText(OFFLINE_TEXTS.en.ready)).toBeVisible();
  await cold.getByRole('button', { name: en.play, exact: true }).click();
  await cold.getByRole('button', { name: SETUP_TEXTS.en.play, exact: true }).click();
  await expect(cold).toHaveURL(/#\/game\//);
  await pictured(cold);

  await cold.goto(linkTo(OFFERING));
  await pictured(cold);
  const first = await playNext(cold, OFFERING);
  const second = await playNext(cold, first);
  await expectPosition(cold, second);
  await cold.reload();
  await pictured(cold);
  await cold.getByRole('button', { name: STORY_TEXTS.en.handover.goOn }).click();
  await expectPosition(cold, second);
  const third = await playNext(cold, second);
  await expectPosition(cold, third);

  const later = await context.newPage();
  await countFrames(later);
  await cold.close();
  await later.goto('/');
  await later.getByRole('button', { name: new RegExp(en.goOn) }).click();
  await pictured(later);
  await goOn(later);
  await expectPosition(later, third);
});

test('every screen opens by its address, in both languages', { tag: '@main' }, async ({ page, host, context }) => {
  await bringHere(page);
  await host.stop();
  for (const [hash, heading] of [
    ['#/analysis/over', analysis.heading],
    ['#/setup', SETUP_TEXTS.en.heading],
    ['#/guide', GUIDE_TEXTS.en.heading],
    ['#/games', en.savedGames],
    ['#/chronicle', en.chronicle],
    ['#/settings', en.settings],
    ['#/puzzles', en.puzzle],
  ] as const) {
    const other = await context.newPage();
    await keepGames(other, { id: 'over', names: ['Nora', 'Ole'], share: 1, hoursAgo: 1 });
    await other.goto(`/${hash}`);
    await expect(other.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await other.close();
  }
  await page.reload();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText(OFFLINE_TEXTS.de.ready)).toBeVisible();
});

test('the first visit is not loaded twice, and nothing on it moves when the good news comes', { tag: '@main' }, async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await bringHere(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual({ sum: 0 });
  expect(loads).toBe(1);
});
