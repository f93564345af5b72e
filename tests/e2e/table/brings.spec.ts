import type { Locator, Page } from '@playwright/test';
import { FIELDS, formatField } from '../../../src/rules/data/hex';
import { legalMoves } from '../../../src/rules/game';
import { type WorthSource, worthChanges, worthOf } from '../../../src/rules/play/worth';
import type { GameState, Move } from '../../../src/rules/state';
import { expectAccessible } from '../../support/page/axe';
import {
  below,
  between,
  expectPosition,
  expectUnchanged,
  field,
  LANGUAGES,
  linkTo,
  luminoButton,
  middleOf,
  openTable,
  spoken,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { CROWDED } from '../../support/positions/lays';
import { must, position } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { ACTING, settling, spot } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

// [7.2, 8] What laying the ghost would change in points, as the rules count it.

test.use({ hasTouch: true });

const { fields } = TABLE_TEXTS.en;

const HELD = 'y3c1';
const HOLDING = settling(HELD, { limestone: 2 });

function figures(page: Page): Locator {
  return page.locator('.ghostBrings');
}

/** Each part with its points: "colour-yellow +3". */
function shownFigures(page: Page): Promise<readonly string[]> {
  return figures(page)
    .locator('li')
    .evaluateAll((all) => all.map((each) => `${each.getAttribute('data-source') ?? ''} ${each.textContent}`.trim()));
}

async function expectFigures(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => shownFigures(page)).toEqual(expected.length === 0 ? ['±0'] : expected);
}

/** What the rules say; the price in limestone stands at its place. */
function changesBy(state: GameState, name: string, names: string): readonly string[] {
  const move: Move = { type: 'lay', lumino: lumino(name), ...spot(names) };
  return worthChanges(worthOf(state), worthOf(must(state, move).state, state.seat))
    .filter(({ source, points }) => points !== 0 && source.type !== 'limestone')
    .map(({ source, points }) => `${nameOf(source)} ${points < 0 ? `−${-points}` : `+${points}`}`);
}

/** Every third field that the number may lie on: from all over the reef. */
function numbersIn(state: GameState): readonly string[] {
  const fields = legalMoves(state).flatMap((move) => (move.type === 'lay' ? [move.numberOn] : []));
  return [...new Set(fields)].filter((_, index) => index % 3 === 0).map(formatField);
}

/** Fields whose middle lies under the figures. */
async function hiddenFields(page: Page): Promise<readonly string[]> {
  const box = await figures(page).boundingBox();
  const middles = await Promise.all(FIELDS.map(async (each) => middleOf(field(page, formatField(each)))));
  return FIELDS.filter((each) => {
    const { x, y } = middles[each];
    return box !== null && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  }).map(formatField);
}

function nameOf(source: WorthSource): string {
  if (source.type === 'animal') return `animal-${source.animal}`;
  return 'colour' in source ? `${source.type}-${source.colour}` : source.type;
}

test('a finger that drags a lumino sees what each place would bring, above it; let go, it is gone', {
  tag: '@main',
}, async ({ page, fingers }) => {
  await openTable(page, HOLDING);
  const home = await middleOf(luminoButton(page, HELD));
  const over = below(await between(page, 'd2d3'));
  await fingers.drag(home, over);
  expect(changesBy(HOLDING, HELD, 'd2d3')).toEqual(['colour-yellow +3', 'animal-crab +2']);
  await expectFigures(page, changesBy(HOLDING, HELD, 'd2d3'));
  const box = await figures(page).boundingBox();
  expect(box && box.y + box.height).toBeLessThan(over.y - 62);
  // Forbidden places say why instead.
  await fingers.move(below(await between(page, 'a1a2')));
  await expect(figures(page)).toHaveCount(0);
  await fingers.move(over);
  await expect(figures(page)).toHaveCount(1);
  await fingers.move(home);
  await expect(figures(page)).toHaveCount(0);
  await fingers.up();
  await expectUnchanged(page, HOLDING);
  await expect(figures(page)).toHaveCount(0);
});

test('what is lost is told, too', async ({ page, fingers }) => {
  const losing = settling('y3s1', { reef: 'yp:d4d5,y4o2:d3c3' });
  await openTable(page, losing);
  await fingers.drag(await middleOf(luminoButton(page, 'y3s1')), below(await between(page, 'd3d4')));
  expect(changesBy(losing, 'y3s1', 'd3d4')).toEqual(['colour-yellow −1']);
  await expectFigures(page, changesBy(losing, 'y3s1', 'd3d4'));
  await expect(figures(page).locator('.minus')).toHaveCount(1);
});

test('that nothing changes is told once, quietly', async ({ page, fingers }) => {
  const nothing = settling('y6o1', { reef: 'yp:d4d5,y3s2:e3e4' });
  await openTable(page, nothing);
  await fingers.drag(await middleOf(luminoButton(page, 'y6o1')), below(await between(page, 'd2d3')));
  expect(changesBy(nothing, 'y6o1', 'd2d3')).toEqual([]);
  await expectFigures(page, []);
});

test('a lumino that is dragged straight out of the atoll shows it, too', async ({ page, fingers }) => {
  const taken = must(ACTING, { type: 'takeFromAtoll', luminos: [lumino('y4o1')] }).state;
  await openTable(page, ACTING);
  await fingers.drag(await middleOf(luminoButton(page, 'y4o1')), below(await between(page, 'd2d3')));
  await expectFigures(page, changesBy(taken, 'y4o1', 'd2d3'));
});

test('a tap on the first field shows it for the way it would lie, a second tap takes it away', async ({
  page,
  fingers,
}) => {
  const state = settling('y3s1', { reef: 'yp:d4d5,y4o2:d3c3' });
  await openTable(page, state);
  await fingers.tap(await middleOf(field(page, 'd3')));
  await expectFigures(page, changesBy(state, 'y3s1', 'd3d4'));
  await fingers.tap(await middleOf(field(page, 'd3')));
  await expect(figures(page)).toHaveCount(0);
  await expectUnchanged(page, state);
});

for (const { name, locale, texts } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('keys show it, and the field on which they are says it in words', { tag: '@main' }, async ({ page }) => {
      await openTable(page, HOLDING);
      const { words, fields: named } = texts;
      const says = named.brings([`${words.colour('yellow')} +3`, `${words.animals('crab')} +2`]);
      await field(page, 'd4').focus();
      await page.keyboard.press('ArrowLeft');
      await expectFigures(page, changesBy(HOLDING, HELD, 'd3e3'));
      await expect(field(page, 'd3')).toHaveAccessibleDescription(says);
      await expect(field(page, 'd2')).toHaveAccessibleDescription('');
      await expectAccessible(page);
      await page.keyboard.press('r');
      await expect(spoken(page)).toContainText(`${says}.`);
      await page.keyboard.press('Escape');
      await expect(figures(page)).toHaveCount(0);
      await expect(field(page, 'd3')).toHaveAccessibleDescription('');
    });
  });
}

test('once the number has its place, the ghost and its figures follow the keys to the other fields', async ({
  page,
}) => {
  const state = settling('y3s1', { reef: 'yp:d4d5,y4o2:d3c3,y5o2:e3e4' });
  expect(changesBy(state, 'y3s1', 'd3d4')).toEqual(['colour-yellow +4']);
  expect(changesBy(state, 'y3s1', 'd3e3')).toEqual(['colour-yellow −1']);
  await openTable(page, state);
  await field(page, 'd3').dispatchEvent('click');
  await field(page, 'd3').focus();
  await page.keyboard.press('ArrowRight');
  await expectFigures(page, ['colour-yellow +4']);
  await expect(field(page, 'd4')).toHaveAccessibleDescription(fields.brings(['yellow +4']));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'e3')).toBeFocused();
  await expectFigures(page, ['colour-yellow −1']);
  await expect(field(page, 'e3')).toHaveAccessibleDescription(fields.brings(['yellow −1']));
  await page.keyboard.press('Enter');
  await expectPosition(page, must(state, { type: 'lay', lumino: lumino('y3s1'), ...spot('d3e3') }).state);
});

for (const viewport of [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
]) {
  test(`many figures hide the number of no field, ${viewport.width} wide`, async ({ page, fingers }) => {
    const state = position(CROWDED);
    await page.setViewportSize(viewport);
    await openTable(page, state);
    let most = 0;
    for (const name of numbersIn(state)) {
      await fingers.tap(await middleOf(field(page, name)));
      await expect(figures(page), name).toHaveCount(1);
      most = Math.max(most, (await shownFigures(page)).length);
      expect(await hiddenFields(page), name).toEqual([]);
      await fingers.tap(await middleOf(field(page, name)));
      await expect(figures(page), name).toHaveCount(0);
    }
    expect(most).toBeGreaterThanOrEqual(4);
  });
}

test('without a picture the bubble says it in words', async ({ page, fingers }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
      return type.startsWith('webgl') ? null : Reflect.apply(getContext, this, [type, ...rest]);
    } as typeof getContext;
  });
  await page.goto(linkTo(HOLDING));
  await expect(page.getByRole('alert')).toBeVisible();
  await fingers.tap(await middleOf(field(page, 'd3')));
  const says = fields.brings(['yellow +3', 'crabs +2']);
  await expect(page.locator('.ghostBubble')).toHaveText(`${fields.cost(0)}. ${says}`);
  await expect(figures(page)).toHaveCount(0);
});

test('switched off in the settings, nothing of it is seen or told', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lumicora.brings', 'off'));
  await openTable(page, HOLDING);
  await field(page, 'd4').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(field(page, 'd3')).toHaveAccessibleName(/lay here: legal, free$/);
  await expect(page.locator('.ghostBubble')).toHaveText(fields.cost(0));
  await expect(figures(page)).toHaveCount(0);
  await expect(field(page, 'd3')).toHaveAccessibleDescription('');
  await page.keyboard.press('Enter');
  await expectPosition(page, must(HOLDING, { type: 'lay', lumino: lumino(HELD), ...spot('d3e3') }).state);
});
