import type { Page } from '@playwright/test';
import type { CharacterName } from '../../../src/history/record';
import { legalMoves } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { expectAccessible } from '../../support/page/axe';
import { openWithCharacters } from '../../support/page/characters';
import { holdBeats } from '../../support/page/holdBeats';
import { keptRecord } from '../../support/page/keptRecord';
import { goOn, positionIn, skipBeats, spoken } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { game, must, position } from '../../support/rules/build';
import { SETTINGS_TEXTS, STORY_TEXTS, TABLE_TEXTS } from '../../support/texts';

const { hint, screen } = TABLE_TEXTS.en;

/** Nora and Ole have laid their start luminos, and Nora is to offer. */
function startLog(): readonly Move[] {
  let state = game({ seed: 7 });
  const log: Move[] = [];
  while (state.step.type === 'start') {
    const [move] = legalMoves(state);
    log.push(move);
    state = must(state, move).state;
  }
  return log;
}

async function openTurn(page: Page, other: string | { readonly character: CharacterName } = 'Ole'): Promise<void> {
  await openWithCharacters(page, ['Nora', other], {}, startLog());
  await goOn(page);
}

async function stateIn(page: Page): Promise<GameState> {
  return position((await positionIn(page)).replaceAll('_', ' '));
}

const button = (page: Page) => page.getByRole('button', { name: hint.name, exact: true });
const card = (page: Page) => page.getByRole('region', { name: hint.name });
const badges = (page: Page) => page.locator('.hintGhosts .badge');

/** What the log has beyond moves. */
async function keptHints(page: Page): Promise<number> {
  const { log } = await keptRecord(page);
  return log.filter(({ type }) => type === 'hint').length;
}

async function expectClearOfGhosts(page: Page): Promise<void> {
  const over = await card(page).boundingBox();
  const ghosts = await page.locator('.hintGhosts .body').all();
  if (over === null) throw new Error('there is no card');
  const hidden = await Promise.all(
    ghosts.map(async (ghost) => {
      const box = await ghost.boundingBox();
      const middle = box === null ? 0 : box.y + box.height / 2;
      return middle > over.y && middle < over.y + over.height;
    }),
  );
  expect(hidden).not.toContain(true);
}

test('three steps by touch: what matters, good turns, the best; nothing is played', { tag: '@main' }, async ({
  page,
}) => {
  await openTurn(page);
  const before = await stateIn(page);
  await button(page).click();
  await expect(card(page).locator('.matter')).toContainText(/\.$/);
  const sentence = await card(page).locator('.matter').innerText();
  await expect(spoken(page)).toHaveText(sentence);
  await expect(badges(page)).toHaveCount(0);
  await expectAccessible(page);

  await card(page).getByRole('button', { name: hint.next.matters.turn }).click();
  const ways = card(page).locator('button.way');
  await expect(ways).toHaveCount(3);
  // Each of them can be told apart at what it takes and where it lays, and none is marked.
  for (const number of ['1', '2', '3']) await expect(badges(page).filter({ hasText: number }).first()).toBeAttached();
  // Which of them lays something is for the mind to say: at least one does, in words that tell where.
  await expect(spoken(page)).toHaveText(/^Good turns\. 1: offer .+ 2: offer .+ 3: offer .+/);
  await expect(spoken(page)).toHaveText(/lay .+ onto row \d, field \d and row \d, field \d/);
  await expectClearOfGhosts(page);
  await expectAccessible(page);
  await ways.nth(1).click();
  await expect(ways.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(badges(page).filter({ hasNotText: '2' })).toHaveCount(0);

  await card(page).getByRole('button', { name: hint.next.ways }).click();
  await expect(card(page)).toContainText(/Best is [123]/);
  await expect(spoken(page)).toHaveText(/^Best is [123]: offer .+\. .+\.$/);
  await expectClearOfGhosts(page);
  await expectAccessible(page);
  expect(await stateIn(page)).toEqual(before);

  // Nothing is played for Nora. With her own move the hint is gone.
  await page.locator('.display .luminos button').first().press('Enter');
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: screen.offerMove }).press('Enter');
  await expect(card(page)).toHaveCount(0);
  await expect(badges(page)).toHaveCount(0);
});

test('by keys: H goes on from step to step, Escape closes', { tag: '@main' }, async ({ page }) => {
  await openTurn(page);
  await page.keyboard.press('h');
  await expect(card(page).locator('.matter')).toContainText(/\.$/);
  await page.keyboard.press('h');
  await expect(card(page).locator('button.way')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('h');
    await expect(card(page).locator('.says')).not.toHaveText(hint.thinking);
  }
  await expect(card(page)).toContainText(/Best is [123]/);
  await page.keyboard.press('h');
  await expect(card(page)).toHaveCount(0);
});

test('asked twice while it thinks, it answers all the same', async ({ page }) => {
  await openTurn(page);
  await button(page).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(card(page).locator('.matter')).toContainText(/\.$/);
});

test('the button of the card passes the focus on when it goes', async ({ page }) => {
  await openTurn(page);
  await button(page).press('Enter');
  for (const _ of [1, 2]) await card(page).locator('.next').press('Enter');
  await expect(card(page)).toContainText(/Best is [123]/);
  await expect(button(page)).toBeFocused();
  await card(page).getByRole('button', { name: hint.close }).press('Enter');
  await expect(card(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('the log notes it once for each moment, also after a reload', { tag: '@main' }, async ({ page }) => {
  await openTurn(page);
  for (const _ of [1, 2]) {
    await button(page).click();
    await expect(card(page).locator('.matter')).toContainText(/\.$/);
    await card(page).getByRole('button', { name: hint.close }).click();
  }
  await expect.poll(() => keptHints(page)).toBe(1);
  await page.reload();
  await goOn(page);
  expect(await keptHints(page)).toBe(1);
  await page.getByRole('button', { name: screen.more }).click();
  await expect(page.getByRole('dialog')).toContainText(`Nora ${STORY_TEXTS.en.log.hint}`);
});

test('in the scoring phase it compares colours and passing, and lights up the best', async ({ page }) => {
  await openTurn(page, { character: 'easy' });
  await page.locator('.display .luminos button').first().press('Enter');
  await page.getByRole('button', { name: screen.offerMove }).press('Enter');
  // Kept is not yet shown: the first button is still another one.
  await expect(page.locator('main.table')).toHaveClass(/ act /);
  await page.locator('.actions button').first().press('Enter');
  await page.getByRole('button', { name: screen.endTurnMove }).press('Enter');
  await expect.poll(async () => (await stateIn(page)).step.type, { timeout: 30_000 }).toBe('score');
  await skipBeats(page);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  await button(page).click();
  await expect(card(page).locator('.matter')).toHaveText(/^\w+ brings \d+ now\. 10 scorings left for 4 colours/);
  await card(page).getByRole('button', { name: hint.next.matters.score }).click();
  await expect(card(page).locator('button.way').first()).toBeVisible();
  await card(page).getByRole('button', { name: hint.next.ways }).click();
  await expect(spoken(page)).toHaveText(/^Best is \d: (score|wait)/);
});

test('while a character is to move there is nothing to ask', async ({ page }) => {
  await openWithCharacters(page, [{ character: 'middle' }, 'Nora'], {}, startLog());
  // Its pauses never end: it thinks for as long as the test looks.
  await holdBeats(page);
  await expect(page.locator('.now')).toContainText(screen.thinks('middle'));
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('h');
  await expect(card(page)).toHaveCount(0);
});

test('off in the settings it is not there', async ({ page }) => {
  await openTurn(page);
  await button(page).click();
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: screen.more }).click();
  await page.getByRole('button', { name: screen.panelTabs.settings, exact: true }).click();
  const setting = page.getByRole('group', { name: SETTINGS_TEXTS.en.hints.name });
  await setting.getByRole('button', { name: SETTINGS_TEXTS.en.hints.values.off }).click();
  await expect(button(page)).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(card(page)).toHaveCount(0);
  expect(await keptHints(page)).toBeLessThanOrEqual(1);
});

test.describe('a worker that dies', () => {
  test.use({ expected: /the mind|gone/ });

  test('twice: a plain sentence, nothing is noted, and the button works again', async ({ page }) => {
    await page.addInitScript(() => {
      const Real = Worker;
      let started = 0;
      Reflect.set(window, 'Worker', function start(url: URL | string, options?: WorkerOptions) {
        const worker = new Real(url, options);
        if (!String(url).includes('mindWorker') || ++started > 2) return worker;
        worker.terminate();
        worker.postMessage = () => setTimeout(() => worker.onerror?.(new ErrorEvent('error', { message: 'gone' })));
        return worker;
      });
    });
    await openTurn(page);
    await button(page).click();
    await expect(card(page)).toContainText(hint.none);
    await expect(spoken(page)).toHaveText(`${hint.none}.`);
    expect(await keptHints(page)).toBe(0);
    await button(page).click();
    await expect(card(page).locator('.matter')).toContainText(/\.$/);
    await expect(card(page)).not.toContainText(hint.none);
    await expect.poll(() => keptHints(page)).toBe(1);
  });
});

test('without characters no mind is loaded before somebody asks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('worker', (worker) => asked.push(worker.url()));
  await openTurn(page);
  expect(asked.filter((url) => url.includes('mindWorker'))).toEqual([]);
  await button(page).click();
  await expect(card(page).locator('.matter')).toContainText(/\.$/);
  expect(asked.filter((url) => url.includes('mindWorker')).length).toBeGreaterThan(0);
});

/** The longest task of the page while somebody asks, to be seen in the report; `npm run bench:minds` has its aim. */
test('what the page does meanwhile is told', async ({ page }, { annotations }) => {
  await openTurn(page);
  await page.evaluate(() => {
    Reflect.set(window, 'longestTask', 0);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Reflect.set(window, 'longestTask', Math.max(Reflect.get(window, 'longestTask'), duration));
      }
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.press('h');
  await expect(card(page).locator('.next')).toBeVisible();
  const longest = await page.evaluate(() => Number(Reflect.get(window, 'longestTask')));
  annotations.push({ type: 'longest task', description: `${longest.toFixed(0)} ms` });
  console.log(`longest task of the page while a hint is found: ${longest.toFixed(0)} ms`);
});
