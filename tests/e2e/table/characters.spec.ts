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
import { TABLE_TEXTS } from '../../support/texts';

const { screen, notices } = TABLE_TEXTS.en;

/** The start luminos of two lie; who begins offers. */
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

/** Nora against a character that begins. */
async function openTurnOf(page: Page, character: CharacterName): Promise<void> {
  await openWithCharacters(page, [{ character }, 'Nora'], {}, startLog());
}

async function stateIn(page: Page): Promise<GameState> {
  return position((await positionIn(page)).replaceAll('_', ' '));
}

async function expectNorasTurn(page: Page): Promise<void> {
  await expect.poll(async () => (await stateIn(page)).seat).toBe(1);
  await expect(page.locator('.now')).toContainText('Nora');
}

test('a character plays its turn while people watch, and each move is told', { tag: '@main' }, async ({ page }) => {
  const told: string[] = [];
  await page.exposeFunction('noteTold', (text: string) => told.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector('[role="status"]')?.textContent ?? '';
      if (text !== '') Reflect.get(window, 'noteTold')(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openTurnOf(page, 'easy');
  await expect(page.locator('.now')).toContainText(screen.thinks('easy'));
  await expect(page.getByRole('button', { name: screen.hurry })).toBeVisible();
  await expectAccessible(page);
  await expectNorasTurn(page);
  const all = told.join('\n');
  expect(all).toContain(`${screen.thinks('easy')}.`);
  expect(all).toMatch(/easy offers: /);
  expect(all).toMatch(/easy has ended the turn/);
});

test('nothing can be done for a character but to look', async ({ page }) => {
  await openTurnOf(page, 'middle');
  // Its pauses never end: it thinks for as long as the test looks.
  await holdBeats(page);
  await expect(page.locator('.now')).toContainText(screen.thinks('middle'));
  await expect(page.locator('.actions button')).toHaveText([screen.hurry]);
  const before = await stateIn(page);
  await page.locator('.display .luminos button').first().press('Enter');
  await page.locator('[data-field="21"]').press('Enter');
  await expect(page.locator('.actions button')).toHaveText([screen.hurry]);
  await expect(page.locator('.luminos [aria-pressed="true"]')).toHaveCount(0);
  expect(await stateIn(page)).toEqual(before);
  await page.getByRole('button', { name: screen.lookAt('Nora') }).click();
  await expect(page.getByRole('button', { name: screen.lookAt('Nora') })).toHaveAttribute('aria-pressed', 'true');
});

test('a touch hurries it: no pause is waited for until its turn is over', async ({ page }) => {
  await openTurnOf(page, 'middle');
  await expect(page.locator('.now')).toContainText(screen.thinks('middle'));
  // From now on no pause of more than 400 ms would ever end.
  await holdBeats(page);
  await page.getByRole('button', { name: screen.hurry }).click();
  await expect.poll(async () => (await stateIn(page)).seat).toBe(1);
});

test('a reload in the middle of its thoughts: it goes on by itself', { tag: '@main' }, async ({ page }) => {
  await openTurnOf(page, 'strongest');
  await expect(page.locator('.now')).toContainText(screen.thinks('strongest'));
  const { step } = await stateIn(page);
  expect(step.type).not.toBe('score');
  await page.reload();
  await expectNorasTurn(page);
});

test('a game that is left in the middle of its thoughts goes on when it is opened again', async ({ page }) => {
  await openTurnOf(page, 'middle');
  await expect(page.locator('.now')).toContainText(screen.thinks('middle'));
  await page.goto('/#/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.goto('/#/game/characters');
  await expectNorasTurn(page);
});

test('undo leads back to the last decision of the person, who agrees alone', async ({ page }) => {
  const log = startLog();
  await openWithCharacters(page, ['Nora', { character: 'middle' }], {}, log);
  await goOn(page);
  // A whole turn of hers with limestone, by the keyboard.
  await page.locator('.display .luminos button').first().press('Enter');
  await page.getByRole('button', { name: screen.offerMove }).press('Enter');
  // Kept is not yet shown: the first button is still another one.
  await expect(page.locator('main.table')).toHaveClass(/ act /);
  await page.locator('.actions button').first().press('Enter');
  await page.getByRole('button', { name: screen.endTurnMove }).press('Enter');
  await expect.poll(async () => (await stateIn(page)).step.type).toBe('score');
  await expect(page.locator('.scorings button').first()).toBeVisible();
  await skipBeats(page);
  await page.keyboard.press('u');
  const question = page.getByRole('dialog');
  await expect(question).toContainText(screen.consentMeans.alone);
  await question.getByRole('button', { name: screen.consentYes.alone }).click();
  await expect.poll(async () => (await stateIn(page)).seat).toBe(0);
  const { step } = await stateIn(page);
  expect(step.type).toBe('settle');
  const { log: kept } = await keptRecord(page);
  expect(kept.at(-1)).toMatchObject({ type: 'takenBack' });
});

test.describe('a worker', () => {
  test.use({ expected: /the mind|gone/ });

  /** Workers that think die at once, so often. */
  async function killMinds(page: Page, times: number): Promise<void> {
    await page.addInitScript((most) => {
      const Real = Worker;
      let started = 0;
      Reflect.set(window, 'Worker', function start(url: URL | string, options?: WorkerOptions) {
        const worker = new Real(url, options);
        if (!String(url).includes('mindWorker') || ++started > most) return worker;
        worker.terminate();
        worker.postMessage = () => setTimeout(() => worker.onerror?.(new ErrorEvent('error', { message: 'gone' })));
        return worker;
      });
    }, times);
  }

  test('that dies is started anew, and nobody notices', async ({ page }) => {
    await killMinds(page, 1);
    await openTurnOf(page, 'strongest');
    await expectNorasTurn(page);
    await expect(page.getByText(notices.thinksSimply)).toHaveCount(0);
  });

  test('that always dies: simpler thoughts go on in the page, and the players are told', async ({ page }) => {
    await killMinds(page, 1000);
    await openTurnOf(page, 'strongest');
    await expectNorasTurn(page);
    await expect(page.getByText(notices.thinksSimply)).toBeVisible();
  });
});

test('the one who listens hears that a character thinks, once', async ({ page }) => {
  await openTurnOf(page, 'easy');
  await expect(spoken(page).first()).toContainText(`${screen.thinks('easy')}.`);
});
