import type { Page } from '@playwright/test';
import type { GameState } from '../../../src/rules/state';
import { playNext } from '../../support/page/playNext';
import { expectPosition, openTable } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { OFFERING } from '../../support/tablePositions';
import { STORAGE_TEXTS, STORY_TEXTS } from '../../support/texts';

// Two tabs never write one game.

const texts = STORAGE_TEXTS.en;

test('the second tab says so, can take over, and the first one can take it back', { tag: '@main' }, async ({
  page,
  context,
}) => {
  await openTable(page, OFFERING);
  const first = await playNext(page, OFFERING);
  await expect(page).toHaveURL(/#\/game\//);

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(heading(second)).toHaveText(texts.elsewhere);
  await second.getByRole('button', { name: texts.takeOver }).click();
  await expect(heading(page)).toHaveText(texts.taken);
  await second.getByRole('button', { name: STORY_TEXTS.en.handover.goOn }).click();
  const next = await playNext(second, first);
  await expectPosition(second, next);

  // What was played there is here, too.
  await page.bringToFront();
  await page.getByRole('button', { name: texts.takeOver }).click();
  await expect(heading(second)).toHaveText(texts.taken);
  await page.getByRole('button', { name: STORY_TEXTS.en.handover.goOn }).click();
  const last = await playNext(page, next);
  await expectPosition(page, last);
});

test('two different games go on side by side', { tag: '@main' }, async ({ page, context }) => {
  const second = await context.newPage();
  const played: { readonly tab: Page; readonly state: GameState }[] = [];
  for (const tab of [page, second]) {
    await tab.bringToFront();
    await openTable(tab, OFFERING);
    played.push({ tab, state: await playNext(tab, OFFERING) });
  }
  expect(page.url()).not.toBe(second.url());
  for (const { tab, state } of played) await expectPosition(tab, state);
});

test.describe('where tabs cannot ask each other', () => {
  test('a tab that is overtaken notices before it overwrites anything', { tag: '@main' }, async ({ page, context }) => {
    // As at a plain address in the local network.
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await openTable(page, OFFERING);
    const first = await playNext(page, OFFERING);
    await expect(page).toHaveURL(/#\/game\//);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: STORY_TEXTS.en.handover.goOn }).click();
    const next = await playNext(second, first);
    await expectPosition(second, next);

    await page.bringToFront();
    await playNext(page, first);
    await expect(heading(page)).toHaveText(texts.taken);
    await expectPosition(page, next);
  });
});

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}
