import type { Page } from '@playwright/test';
import { formatPosition } from '../../../src/rules/text/position';
import { settled } from '../../support/page/frames';
import { LANGUAGES, luminoButton, openTable } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { handful } from '../../support/positions/games';
import { position } from '../../support/rules/build';
import { ACTING, acting, OFFERING, settling } from '../../support/tablePositions';

const SCREENS = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** As long as names can be: in two words, and in one. */
const NAMES = ['Großonkel Maximilian', 'Annemarieliseloteann'];

/** The whole atoll has the colour that was offered. */
const NOTHING_TO_TAKE = acting('p3s2,p5o1,p5o2,p3s1');

/** The first player may do a special action. */
const SPECIAL = position(formatPosition(OFFERING).replace('cccc', 'jccc'));

for (const { name, locale, texts } of LANGUAGES) {
  // The left hand has the same places mirrored: once is enough, with the longer words.
  for (const hand of locale === 'de-AT' ? ['right', 'left'] : ['right']) {
    test.describe(`${name}, for the ${hand} hand`, () => {
      test.use({ locale });
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((wish) => localStorage.setItem('lumicora.hand', wish), hand);
      });
      const { screen } = texts;
      const pick = (page: Page, lumino: string) => luminoButton(page, lumino, texts).press('Enter');
      const press = (page: Page, label: string) =>
        page.getByRole('button', { name: new RegExp(`^${label}`) }).press('Enter');

      test('[5] each button keeps its place while a lumino is offered', { tag: '@main' }, async ({ page }) => {
        await openTable(page, SPECIAL);
        await page.setViewportSize(SCREENS[0]);
        const places = await watchPlaces(page);
        await expectFilled(page, []);
        await pick(page, 'y3s1');
        await expectFilled(page, [screen.offerMove]);
        await places.expectSame();
        await press(page, screen.specialBegin);
        await expectFilled(page, []);
        await places.expectSame();
        await pick(page, 'b3s1');
        await pick(page, 'b2c1');
        await expectFilled(page, [screen.specialMove(2)]);
        await places.expectSame();
        await press(page, screen.specialEnd);
        await expectFilled(page, []);
        await places.expectSame();
      });

      test('[5] each button keeps its place while luminos are taken', async ({ page }) => {
        await openTable(page, ACTING);
        const places = await watchPlaces(page);
        await expectFilled(page, []);
        await pick(page, 'y3s1');
        await expectFilled(page, [screen.takeMove(`${texts.words.colour('yellow')} 3`)]);
        await places.expectSame();
        await pick(page, 'b3s1');
        await pick(page, 'b2c1');
        await expectFilled(page, [screen.takeMove(texts.words.luminos(2))]);
        await places.expectSame();
      });

      test('[6.5] each button keeps its place while the hand is laid or discarded', async ({ page }) => {
        await openTable(page, settling('y3s1,y2c1'));
        const places = await watchPlaces(page);
        const endTurn = page.getByRole('button', { name: screen.endTurnMove });
        await expect(endTurn).toHaveAttribute('aria-disabled', 'true');
        await expect(endTurn).toContainText(screen.endTurnLater);
        await pick(page, 'y3s1');
        await places.expectSame();
        await press(page, screen.discardMove);
        await expect(luminoButton(page, 'y3s1', texts)).toHaveCount(0);
        await places.expectSame();
        await press(page, screen.discardMove);
        await expectFilled(page, [screen.endTurnMove]);
        await places.expectSame();
      });
    });
  }
}

for (const { name, locale, texts } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('atoll, display and hand keep their places for the whole turn', async ({ page }) => {
      const { hints } = texts.screen;
      const places: unknown[] = [];
      for (const state of [OFFERING, ACTING, settling('y3s1,y2c1')]) {
        await openTable(page, state);
        places.push(await boxesOnAll(page, '.atoll .slot, .displayTray, .hand .slot'));
      }
      // The longest hint of the atoll has its room, too.
      await openTable(page, NOTHING_TO_TAKE);
      await expect(page.getByRole('heading', { name: hints.takeNone })).toHaveCount(1);
      places.push(await boxesOnAll(page, '.atoll .slot, .displayTray, .hand .slot'));
      for (const each of places) expect(each).toEqual(places[0]);
      await page.setViewportSize(SCREENS[0]);
      const [hint, bottom] = await page.evaluate(() =>
        ['.atoll .hint', '.bottom'].map((each) => document.querySelector(each)?.getBoundingClientRect().toJSON()),
      );
      expect(hint.bottom).toBeLessThanOrEqual(bottom.top);
    });
  });
}

for (const { players, state } of [
  { players: 2, state: OFFERING },
  { players: 4, state: position(handful) },
]) {
  for (const viewport of SCREENS.slice(0, 2)) {
    test(`${players} players, ${viewport.width} wide: no name of 20 letters is cut`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openTable(page, state);
      const cut = await page.evaluate((names) => {
        const blocks = [...document.querySelectorAll('.player')];
        return names.flatMap((name) =>
          blocks.flatMap((block) => {
            const shown = block.querySelector('b');
            if (shown === null) return ['no name'];
            shown.textContent = name;
            const box = shown.getBoundingClientRect();
            const frame = block.getBoundingClientRect();
            const isWhole = shown.scrollWidth <= shown.clientWidth && box.height < 45 && box.bottom < frame.bottom;
            return isWhole ? [] : [`${name} ${box.width} x ${box.height}`];
          }),
        );
      }, NAMES);
      expect(cut).toEqual([]);
    });
  }
}

/** Where the two places of the step are on each screen, now and later. */
async function watchPlaces(page: Page) {
  const before = await placesOnAll(page);
  return {
    async expectSame() {
      expect(await placesOnAll(page)).toEqual(before);
    },
  };
}

function placesOnAll(page: Page) {
  return boxesOnAll(page, '.actions > *, .reefSlot');
}

async function boxesOnAll(page: Page, selector: string) {
  const all: unknown[] = [];
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await settled(page);
    all.push(
      await page.evaluate((each) => {
        const boxOf = (element: Element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        };
        return [...document.querySelectorAll(each)].map(boxOf);
      }, selector),
    );
  }
  return all;
}

/** Only the one next thing to do is filled. */
async function expectFilled(page: Page, labels: readonly string[]): Promise<void> {
  const filled = page.locator('.actions .filled');
  await expect(filled).toHaveCount(labels.length);
  for (const label of labels) await expect(filled).toContainText(label);
}
