import type { GameState } from '../../../src/rules/state';
import {
  below,
  between,
  bubble,
  expectPosition,
  expectUnchanged,
  field,
  luminoButton,
  middleOf,
  openTable,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { STARTING, settling, spot } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

test.use({ hasTouch: true });

const HELD = 'y3s1';
const HOLDING = settling(HELD);
const { screen, fields, refusals } = TABLE_TEXTS.en;

function laid(names: string): GameState {
  return must(HOLDING, { type: 'lay', lumino: lumino(HELD), ...spot(names) }).state;
}

test('[6] two taps lay it: the field tapped first gets the number', { tag: '@main' }, async ({ page, fingers }) => {
  await openTable(page, HOLDING);
  await fingers.tap(await middleOf(field(page, 'd3')));
  await expect(field(page, 'd3')).toHaveAccessibleName(/the number lies here$/);
  await expectUnchanged(page, HOLDING);
  await fingers.tap(await middleOf(field(page, 'd2')));
  await expectPosition(page, laid('d3d2'));
});

test('a tap beside the reef takes the first tap back', async ({ page, fingers }) => {
  await openTable(page, HOLDING);
  await fingers.tap(await middleOf(field(page, 'd3')));
  const { x, y } = await middleOf(field(page, 'a1'));
  await fingers.tap({ x: x - 80, y });
  await expect(field(page, 'd3')).toHaveAccessibleName(/lay here: legal, free$/);
  await expectUnchanged(page, HOLDING);
});

test('a tap on the only lumino in hand lets it go, and the next one takes it up again', async ({ page, fingers }) => {
  await openTable(page, HOLDING);
  for (const isHeld of [false, true]) {
    await fingers.tap(await middleOf(luminoButton(page, HELD)));
    await expect(luminoButton(page, HELD)).toHaveAttribute('aria-pressed', String(isHeld));
  }
  await fingers.tap(await middleOf(field(page, 'd3')));
  await expect(field(page, 'd3')).toHaveAccessibleName(/the number lies here$/);
  await fingers.tap(await middleOf(field(page, 'd3')));
  await expect(field(page, 'd3')).toHaveAccessibleName(/lay here: legal, free$/);
  await expectUnchanged(page, HOLDING);
});

test('[3.2] a start lumino: the tapped field gets the colour asked for, the other changes its mind, its button lays it', {
  tag: '@main',
}, async ({ page, fingers }) => {
  await openTable(page, STARTING);
  await expect(page.locator('.now')).toContainText(screen.start('yellow'));
  for (const name of ['d4', 'd5']) {
    await fingers.tap(await middleOf(field(page, name)));
    await expect(field(page, name)).toHaveAccessibleName(new RegExp(`${fields.firstStart('yellow')}$`));
  }
  await expectUnchanged(page, STARTING);
  await page.getByRole('button', { name: screen.layStartMove }).click();
  await expectPosition(page, must(STARTING, { type: 'layStart', left: 'pink' }).state);
});

/** Each turns the held lumino by one sixth. */
test.describe('turned', () => {
  test('twice by the turn button, it is laid that way round', async ({ page, fingers }) => {
    await openTable(page, HOLDING);
    const button = page.getByRole('button', { name: screen.turn });
    await fingers.tap(await middleOf(button));
    await button.click();
    await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'c3d3')));
    await expect(bubble(page)).toHaveText(fields.cost(0));
    await fingers.up();
    await expectPosition(page, laid('c3d3'));
  });

  test('three times by R, it is laid the other way round', async ({ page, fingers }) => {
    await openTable(page, HOLDING);
    await luminoButton(page, HELD).focus();
    for (let count = 0; count < 3; count++) await page.keyboard.press('r');
    await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'd3d2')));
    await fingers.up();
    await expectPosition(page, laid('d3d2'));
  });

  test('by a mouse that hovers, so that it may lie with its number there', async ({ page }) => {
    await openTable(page, HOLDING);
    const { x, y } = await middleOf(field(page, 'd3'));
    await page.mouse.move(x, y);
    await expect(bubble(page)).toHaveText(fields.cost(0));
    await page.mouse.click(x, y);
    await expectPosition(page, laid('d3e3'));
  });

  test('by the right button of that mouse, it is laid as it is shown then', async ({ page }) => {
    await openTable(page, HOLDING);
    const { x, y } = await middleOf(field(page, 'd3'));
    await page.mouse.move(x, y);
    await page.mouse.click(x, y, { button: 'right' });
    await expect(bubble(page)).toHaveText(refusals.limestone(1, 0));
    await page.mouse.click(x, y, { button: 'right' });
    await expect(bubble(page)).toHaveText(fields.cost(0));
    await page.mouse.move(x + 2, y);
    await page.mouse.click(x + 2, y);
    await expectPosition(page, laid('d3d2'));
  });
});

test('[6.3] a tap where the number cannot lie says why, and marks nothing', { tag: '@main' }, async ({
  page,
  fingers,
}) => {
  await openTable(page, HOLDING);
  await fingers.tap(await middleOf(field(page, 'd7')));
  await expect(bubble(page)).toHaveText(refusals.colour('yellow', 1));
  await expect(field(page, 'd7')).toHaveAccessibleName(/^row 4, field 7, limestone; not here/);
  await expectUnchanged(page, HOLDING);
});
