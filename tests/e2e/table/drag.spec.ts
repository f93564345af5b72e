import type { Page } from '@playwright/test';
import type { Point } from '../../../src/board/layout';
import type { GameState } from '../../../src/rules/state';
import { expectSamePicture } from '../../support/page/picture';
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
  spoken,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { ACTING, OFFERING, settling, spot } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

test.use({ deviceScaleFactor: 1, hasTouch: true });

const { fields, refusals } = TABLE_TEXTS.en;

const HELD = 'y3s1';
const HOLDING = settling(HELD, { limestone: 2 });

/** What is said of the lumino once it is turned: where it would lie, what it costs and brings. */
function turned(number: string, other: string, cost: number): string {
  return `${fields.ghost(number, other, fields.cost(cost))} ${fields.brings(['yellow +3'])}.`;
}

function laid(names: string, state: GameState = HOLDING): GameState {
  return must(state, { type: 'lay', lumino: lumino(HELD), ...spot(names) }).state;
}

test('[6] a finger drags a lumino from the hand to the reef and lays it there', { tag: '@main' }, async ({
  page,
  fingers,
}) => {
  await openTable(page, HOLDING);
  await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'd2d3')));
  await expect(bubble(page)).toHaveText(fields.cost(0));
  await expectUnchanged(page, HOLDING);
  await fingers.up();
  await expectPosition(page, laid('d2d3'));
  await expect(luminoButton(page, HELD)).toBeHidden();
});

test('[6] a mouse drags it, without an offset', { tag: '@main' }, async ({ page }) => {
  await openTable(page, HOLDING);
  await mouseDrag(page, 'd2d3');
  await page.mouse.up();
  await expectPosition(page, laid('d2d3'));
});

test('[6] a mouse that hovers shows where the lumino would lie, and its click lays it', async ({ page }) => {
  await openTable(page, HOLDING);
  await mouseOver(page, 'd2d3');
  await expect(bubble(page)).toHaveText(fields.cost(0));
  await page.mouse.down();
  await page.mouse.up();
  await expectPosition(page, laid('d2d3'));
});

test('[6.4] what it costs is said before, and paid', async ({ page, fingers }) => {
  await openTable(page, HOLDING);
  await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'c2c3')));
  // Those who see the picture see the price there, once.
  await expect(bubble(page)).toHaveText(fields.cost(1));
  await expect(bubble(page)).toBeHidden();
  await fingers.up();
  await expectPosition(page, laid('c2c3'));
});

test('a second finger turns the lumino in the air, and so it is laid', async ({ page, fingers }) => {
  await openTable(page, HOLDING);
  await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'd3e3')));
  await fingers.tap({ x: 900, y: 120 }, 2);
  await expect(bubble(page)).toHaveText(fields.cost(0));
  await fingers.up();
  await expectPosition(page, laid('d3e3'));
});

test('a second finger on the turn button turns it, too', async ({ page, fingers }) => {
  await openTable(page, HOLDING);
  await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'd3e3')));
  await fingers.tap(await middleOf(page.getByRole('button', { name: TABLE_TEXTS.en.screen.turn })), 2);
  await fingers.up();
  await expectPosition(page, laid('d3e3'));
});

test('with a mouse that hovers and the keyboard nowhere, R turns, a click lays, U takes back, Escape lets go', async ({
  page,
}) => {
  await openTable(page, HOLDING);
  await mouseOver(page, 'c2c3');
  await expect(bubble(page)).toHaveText(fields.cost(1));
  await page.keyboard.press('r');
  await expect(spoken(page)).toHaveText(turned('row 3, field 2', 'row 4, field 3', 1));
  await page.mouse.down();
  await page.mouse.up();
  await expectPosition(page, laid('c2d3'));
  await page.keyboard.press('u');
  await expectPosition(page, HOLDING);
  await mouseOver(page, 'd2d3');
  await expect(bubble(page)).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeEmpty();
});

test('R turns the lumino that a mouse drags, and it lies as it was shown', async ({ page }) => {
  await openTable(page, HOLDING);
  await mouseDrag(page, 'd3e3');
  await page.keyboard.press('r');
  await expect(spoken(page)).toHaveText(turned('row 4, field 3', 'row 5, field 3', 0));
  await page.mouse.up();
  await expectPosition(page, laid('d3e3'));
});

test('keys that mean something everywhere mean nothing with a modifier or while a menu is open', async ({ page }) => {
  await openTable(page, HOLDING);
  await mouseOver(page, 'd2d3');
  await page.mouse.down();
  await page.mouse.up();
  await expectPosition(page, laid('d2d3'));
  await page.keyboard.press('Alt+u');
  await page.getByLabel(TABLE_TEXTS.en.screen.more).click();
  await page.keyboard.press('u');
  await expectUnchanged(page, laid('d2d3'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expectPosition(page, HOLDING);
});

for (const [screen, viewport] of Object.entries({
  'a tablet in landscape': { width: 1180, height: 820 },
  'a tablet in portrait': { width: 820, height: 1180 },
  'a phone': { width: 390, height: 844 },
})) {
  test(`a finger reaches the lowest and the highest row on ${screen}`, async ({ page, fingers }) => {
    const state = settling(HELD, { limestone: 4, reef: 'yp:d4d5,y4o2:e3f3,y3s2:c3b3' });
    await page.setViewportSize(viewport);
    await openTable(page, state);
    await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'a2a3')));
    await expect(bubble(page)).toHaveText(fields.cost(2));
    await fingers.move(below(await between(page, 'g2g3')));
    await fingers.up();
    await expectPosition(page, laid('g2g3', state));
  });
}

test('a drag that comes to nothing puts the lumino back', async ({ page, fingers }) => {
  await openTable(page, HOLDING);
  const before = await page.screenshot();
  const hand = await middleOf(luminoButton(page, HELD));
  const atoll = await middleOf(page.getByRole('region', { name: TABLE_TEXTS.en.screen.atoll }));
  const target = below(await between(page, 'd2d3'));
  const release = async (at: Point) => {
    await fingers.move(at);
    await fingers.up();
  };
  const ends: Readonly<Record<string, () => Promise<void>>> = {
    'the system takes the touch away': () => fingers.cancel(),
    'it is released beside the reef': () => release(atoll),
    'it is released in the hand': () => release(hand),
    'the finger leaves the window': () => release({ x: 600, y: -5 }),
  };
  for (const [how, end] of Object.entries(ends)) {
    await test.step(how, async () => {
      await fingers.drag(hand, target);
      await expect(bubble(page)).not.toBeEmpty();
      await end();
      await expect(bubble(page)).toBeEmpty();
      await expectUnchanged(page, HOLDING);
      await expect(luminoButton(page, HELD)).toHaveAttribute('aria-pressed', 'true');
      await expectSamePicture(page, await page.screenshot(), before);
    });
  }
});

test('a mouse that leaves the window while dragging puts the lumino back', async ({ page }) => {
  await openTable(page, HOLDING);
  await mouseDrag(page, 'd2d3');
  await expect(bubble(page)).not.toBeEmpty();
  await page.mouse.move(-20, 300);
  await expect(bubble(page)).toBeEmpty();
  await page.mouse.up();
  await expectUnchanged(page, HOLDING);
});

test('Escape ends what was begun, and the lumino stays in hand', async ({ page, fingers }) => {
  await openTable(page, HOLDING);
  await fingers.tap(await middleOf(field(page, 'd3')));
  await expect(field(page, 'd3')).toHaveAccessibleName(/the number lies here$/);
  await field(page, 'd3').focus();
  await page.keyboard.press('Escape');
  await expect(field(page, 'd3')).toHaveAccessibleName(/lay here: legal, free$/);
  await expectUnchanged(page, HOLDING);
});

test('[5.1] a finger drags a lumino of the display to the atoll: it is offered', { tag: '@main' }, async ({
  page,
  fingers,
}) => {
  await openTable(page, OFFERING);
  await fingers.drag(
    await middleOf(luminoButton(page, 'g4o1')),
    await middleOf(page.getByRole('region', { name: TABLE_TEXTS.en.screen.atoll })),
  );
  await fingers.up();
  await expectPosition(page, must(OFFERING, { type: 'offer', lumino: lumino('g4o1') }).state);
});

test('[5.2] a finger drags a lumino of the atoll onto the reef: it is taken and laid', { tag: '@main' }, async ({
  page,
  fingers,
}) => {
  await openTable(page, ACTING);
  const taken = must(ACTING, { type: 'takeFromAtoll', luminos: [lumino('y4o1')] }).state;
  await fingers.drag(await middleOf(luminoButton(page, 'y4o1')), below(await between(page, 'c3c4')));
  await fingers.up();
  await expectPosition(page, must(taken, { type: 'lay', lumino: lumino('y4o1'), ...spot('c3c4') }).state);
});

test('[5.2] dragged from the atoll to a forbidden place it is not even taken, and the reason is told', async ({
  page,
  fingers,
}) => {
  await openTable(page, ACTING);
  await fingers.drag(await middleOf(luminoButton(page, 'y4o1')), below(await between(page, 'd4d5')));
  // Not one of the fields that it came over.
  await expect(bubble(page)).toHaveText(refusals.congruent());
  await fingers.up();
  await expect(spoken(page)).toContainText(refusals.congruent());
  await expectUnchanged(page, ACTING);
});

async function mouseOver(page: Page, names: string): Promise<void> {
  const { x, y } = await between(page, names);
  await page.mouse.move(x, y, { steps: 2 });
}

async function mouseDrag(page: Page, names: string): Promise<void> {
  const from = await middleOf(luminoButton(page, HELD));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await mouseOver(page, names);
}
