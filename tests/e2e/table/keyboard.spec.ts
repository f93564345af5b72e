import type { Locator, Page } from '@playwright/test';
import {
  bubble,
  expectPosition,
  expectUnchanged,
  field,
  luminoButton,
  openTable,
  spoken,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { OFFERING, settling, spot } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

const { screen, fields, refusals } = TABLE_TEXTS.en;

test('[6] keys alone lay a lumino: Tab, arrows, R and Enter, and the focus is always seen', { tag: '@main' }, async ({
  page,
}) => {
  const state = settling('y3s1');
  await openTable(page, state);
  const opening = await spoken(page).innerText();
  await tabTo(page, field(page, 'd4'));
  await page.keyboard.press('ArrowLeft');
  await expect(field(page, 'd3')).toBeFocused();
  await expectFocusSeen(page);
  await expect(field(page, 'd3')).toHaveAccessibleName(/lay here: legal, free$/);
  await expect(bubble(page)).toHaveText(fields.cost(0));
  // The name of the field has said it all: nothing is said twice.
  await expect(spoken(page)).toHaveText(opening);
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  const shown = fields.ghost('row 4, field 3', 'row 4, field 2', fields.cost(0));
  await expect(spoken(page)).toHaveText(`${shown} ${fields.brings(['yellow +3'])}.`);
  await page.keyboard.press('Enter');
  await expectPosition(page, must(state, { type: 'lay', lumino: lumino('y3s1'), ...spot('d3d2') }).state);
  await expect(field(page, 'd3')).toBeFocused();
  await page.keyboard.press('u');
  await expectPosition(page, state);
});

test('Enter on a forbidden place says why and keeps the lumino; Escape takes the ghost away', async ({ page }) => {
  const state = settling('y3s1');
  await openTable(page, state);
  await field(page, 'd4').focus();
  await page.keyboard.press('ArrowRight');
  await expect(bubble(page)).toHaveText(refusals.congruent());
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveText(refusals.congruent());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(bubble(page)).toHaveText(fields.cost(0));
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeEmpty();
  await expectUnchanged(page, state);
  await expect(luminoButton(page, 'y3s1')).toHaveAttribute('aria-pressed', 'true');
});

test('[5] a whole turn with keys alone: offer, take, lay, end', { tag: '@main' }, async ({ page }) => {
  await openTable(page, OFFERING);
  await tabTo(page, luminoButton(page, 'p6o1'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(luminoButton(page, 'g4o1')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: screen.offerMove }));
  await page.keyboard.press('Enter');
  const offered = must(OFFERING, { type: 'offer', lumino: lumino('g4o1') }).state;
  await expectPosition(page, offered);

  await tabTo(page, luminoButton(page, 'y3s1'), 'Shift+Tab', ['ArrowRight']);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: screen.takeMove('yellow 3') }));
  await page.keyboard.press('Enter');
  const taken = must(offered, { type: 'takeFromDisplay', lumino: lumino('y3s1') }).state;
  await expectPosition(page, taken);

  await tabTo(page, field(page, 'd4'), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const laid = must(taken, { type: 'lay', lumino: lumino('y3s1'), ...spot('d2d3') }).state;
  await expectPosition(page, laid);

  await tabTo(page, page.getByRole('button', { name: screen.endTurnMove }));
  await page.keyboard.press('Enter');
  await expectPosition(page, must(laid, { type: 'endTurn' }).state);
  await expect(spoken(page)).toContainText('Player 2:');
});

test('what is chosen is said, and after a look at the rules the keyboard is where it was', async ({ page }) => {
  await openTable(page, OFFERING);
  await tabTo(page, luminoButton(page, 'p6o1'));
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveText(`${screen.offerChosen('pink 6')}.`);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: screen.panels.guide })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(luminoButton(page, 'p6o1')).toBeFocused();
});

/** Presses Tab until it is there, within a list also these keys; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator, tab = 'Tab', keys: readonly string[] = []): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press(tab);
    await expectFocusSeen(page);
    if (await isThere()) return;
    for (const key of keys) {
      if (!(await page.evaluate(() => document.activeElement?.closest('ul') !== null))) continue;
      await page.keyboard.press(key);
      if (await isThere()) return;
    }
  }
  await expect(target).toBeFocused();
}

async function expectFocusSeen(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    // A radio is drawn by what stands beside it.
    const drawn = element?.matches('input') ? element.nextElementSibling : element;
    if (!drawn || drawn === document.body) return 'nowhere';
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
    return `${outlineStyle} ${Number.parseFloat(outlineWidth) >= 2 ? 'thick' : 'thin'}`;
  });
  expect(focus).toMatch(/^(solid|auto) thick$|^nowhere$/);
}
