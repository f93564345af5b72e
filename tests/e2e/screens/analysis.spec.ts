import type { Page } from '@playwright/test';
import type { GameRecord } from '../../../src/history/record';
import { formatPosition } from '../../../src/rules/text/position';
import { expectAccessible } from '../../support/page/axe';
import { countFrames } from '../../support/page/frames';
import { keepAnalysis, keptAnalysis } from '../../support/page/keepAnalysis';
import { keepTexts } from '../../support/page/keptGames';
import { positionIn } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { SHORT_RECORD } from '../../support/reviewedGames';
import { keptReport, sampleReport } from '../../support/sampleReport';
import { FOUR, TWO } from '../../support/scenes/games';
import { ANALYSIS_TEXTS, ENDING_TEXTS, GAMES_LIST_TEXTS, REPLAY_TEXTS } from '../../support/texts';

const en = ANALYSIS_TEXTS.en;

async function keep(page: Page, record: GameRecord): Promise<void> {
  await keepTexts(page, { over: JSON.stringify({ touched: Date.now(), isOver: true, record }) });
}

/** What the page has asked of workers that analyse: how much of it had been saved. */
async function noteQuestions(page: Page): Promise<() => Promise<readonly (number | null)[]>> {
  await page.addInitScript(() => {
    const asked: (number | null)[] = [];
    Object.assign(window, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const { type, saved } = message as {
        type: string;
        saved?: { found: { compared: { deals: number }[] } };
      };
      if (type === 'analyse')
        asked.push(saved ? saved.found.compared.reduce((sum, { deals }) => sum + deals, 0) : null);
      post.call(this, message);
    } as Worker['postMessage'];
  });
  return () => page.evaluate(() => Reflect.get(window, 'asked'));
}

/** How much of the analysis of the game is kept. */
async function savedDeals(page: Page): Promise<number> {
  const { saved } = await keptAnalysis(page, 'over');
  return saved?.found.compared.reduce((sum, { deals }) => sum + deals, 0) ?? 0;
}

/** A finished game whose analysis was made before. */
async function openAnalysed(page: Page, way: string): Promise<void> {
  await keep(page, TWO.record);
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keepAnalysis(page, 'over', keptReport(TWO, sampleReport(TWO, [4, 23], [12])));
  await page.goto(way);
}

test('from the result to three moments, and to the position to play from: by touch', { tag: '@main' }, async ({
  page,
}) => {
  await countFrames(page);
  await openAnalysed(page, '/#/game/over');
  await page.getByRole('button', { name: en.open }).click();
  await expect(page).toHaveURL(/#\/analysis\/over$/);
  await expect(page.getByRole('heading', { level: 1, name: en.heading })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 2, name: en.moments(3) })).toBeVisible();
  await expect(page.getByText(/The bag gave/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);

  const first = sampleReport(TWO, [4, 23], [12]).decisions[4];
  await page
    .getByRole('button', { name: /^Try it/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect
    .poll(async () => (await positionIn(page)).replaceAll('_', ' '))
    .toBe(formatPosition(TWO.past[first.at].state));
  // What is played there is another game: the finished one stays as it is.
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('everything behind "more": by keys, with tables and the curve', async ({ page }) => {
  await openAnalysed(page, '/#/analysis/over');
  const more = page.getByRole('button', { name: en.more });
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('table', { name: en.curve })).toBeAttached();
  await expect(page.getByRole('row', { name: new RegExp(en.rows.result) })).toBeVisible();
  const loss = page.locator('.decisions .loss summary').first();
  await loss.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.looked .best')).toBeVisible();
  await expect(page.locator('.looked tbody tr')).toHaveCount(6);
  await expectAccessible(page);
  await more.press('Enter');
  await expect(page.getByRole('table', { name: en.curve })).toHaveCount(0);
});

test('a game is looked through by the worker to its end, once', { tag: '@main' }, async ({ page }) => {
  test.slow();
  const asked = await noteQuestions(page);
  await keep(page, SHORT_RECORD);
  await page.goto('/#/analysis/over');
  // It may be done before anyone sees it running.
  await expect(page.getByRole('button', { name: en.more })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  await page.getByRole('button', { name: en.more }).click();
  await expect(page.getByRole('row', { name: new RegExp(en.rows.result) })).toBeVisible();
  expect(await asked()).toEqual([null]);
  await page.reload();
  await expect(page.getByRole('button', { name: en.more })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await asked()).toEqual([]);
});

test('stopped it rests, also after a reload; interrupted by one it goes on where it was', { tag: '@main' }, async ({
  page,
}) => {
  test.slow();
  const asked = await noteQuestions(page);
  await keep(page, TWO.record);
  await page.goto('/#/analysis/over');
  // In the middle of it, as soon as something is found.
  await expect.poll(() => savedDeals(page), { timeout: 90_000 }).toBeGreaterThan(0);
  const before = await savedDeals(page);
  await page.reload();
  await expect(page.getByRole('button', { name: en.stop })).toBeVisible();
  const [saved] = await asked();
  expect(saved).toBeGreaterThanOrEqual(before);

  await page.getByRole('button', { name: en.stop }).press('Enter');
  await expect(page.getByRole('button', { name: en.goOn })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: en.stopped })).toBeAttached();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: en.goOn })).toBeVisible();
  expect(await asked()).toEqual([]);
  await page.getByRole('button', { name: en.goOn }).click();
  await expect(page.getByRole('button', { name: en.stop })).toBeVisible();
  const [again] = await asked();
  expect(again).toBeGreaterThanOrEqual(Number(saved));
});

test('where no worker can be had the game is all right, and one may try again', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (String(url).includes('mindWorker') && !Reflect.get(window, 'hasWorkers'))
          throw new Error('no workers today');
        super(url, options);
      }
    };
  });
  await keep(page, SHORT_RECORD);
  await page.goto('/#/analysis/over');
  await expect(page.getByText(en.failed).first()).toBeVisible();
  await expect(page.getByText(en.failedMeans)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { hasWorkers: true }));
  await page.getByRole('button', { name: en.tryAgain }).click();
  // It may be done before anyone sees it running.
  const [stop, more] = [en.stop, en.more].map((name) => page.getByRole('button', { name }));
  await expect(stop.or(more).first()).toBeVisible();
});

test('the list has it at finished games only, the replay at its end; a deleted game has none', async ({ page }) => {
  const running = { ...FOUR.record, log: FOUR.record.log.slice(0, 20) };
  const textOf = (record: GameRecord, isOver: boolean) => JSON.stringify({ touched: Date.now(), isOver, record });
  await keepTexts(page, { over: textOf(SHORT_RECORD, true), running: textOf(running, false) });
  await page.goto('/#/games');
  const tools = page.locator('.cardTools .more');
  await tools.click();
  await expect(page.locator('.toolList .replay')).toBeVisible();
  await expect(page.locator('.toolList .lookBack')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: GAMES_LIST_TEXTS.en.over('1'), exact: true }).click();
  await tools.click();
  await page.locator('.toolList .lookBack').click();
  await expect(page).toHaveURL(/#\/analysis\/over$/);
  await page.getByRole('button', { name: en.toReplay }).click();
  await page.getByRole('button', { name: REPLAY_TEXTS.en.last }).click();
  await page.getByRole('button', { name: en.open }).click();
  await expect(page).toHaveURL(/#\/analysis\/over$/);
  await page.getByRole('button', { name: en.toResult }).click();
  await expect(page.getByRole('button', { name: ENDING_TEXTS.en.again })).toBeVisible();

  await page.goto('/#/analysis/running');
  await expect(page.getByRole('heading', { level: 1, name: en.unfinished })).toBeVisible();
  await page.goto('/#/games');
  await page.getByRole('button', { name: GAMES_LIST_TEXTS.en.over('1'), exact: true }).click();
  await tools.click();
  await page.locator('.toolList .remove').click();
  await expect(page.getByRole('button', { name: GAMES_LIST_TEXTS.en.bringBack })).toBeVisible();
  await page.goto('/#/analysis/over');
  await expect(page.locator('main.unreadable')).toBeVisible();
});
