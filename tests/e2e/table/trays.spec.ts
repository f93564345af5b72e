import type { Locator, Page } from '@playwright/test';
import type { FieldId } from '../../../src/rules/data/hex';
import { legalMoves } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { countFrames, framesDrawn } from '../../support/page/frames';
import { expectPosition, field, linkTo, luminoButton, middleOf, openTable, pictured } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { callsIn, noteCalls } from '../../support/play/calls';
import { must, position } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { ACTING, OFFERING, offering, STARTING, settling } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

const { screen } = TABLE_TEXTS.en;

function stones(page: Page, limestone: number) {
  return page.getByRole('img', { name: screen.store(limestone, 10) });
}

function laysIn(state: GameState): readonly Extract<Move, { readonly type: 'lay' }>[] {
  return legalMoves(state).flatMap((move) => (move.type === 'lay' ? [move] : []));
}

function fieldOf(page: Page, id: FieldId): Locator {
  return page.locator(`[data-field="${id}"]`);
}

/** How many stones lie in their places, and how many are in the air. */
async function countStones(page: Page): Promise<string> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return `${count('.stones > .stone:not(.gone, .flying)')} of ${count('.stones > .stone:not(.flying)')}`;
  });
}

/** Remembers each stone that sets off from now on: where its way begins and ends, in pixels from its place. */
async function watchFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const flights: string[][] = [];
    Object.assign(window, { flights });
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(target, element: Element, args: Parameters<Element['animate']>) {
        const frames = Array.isArray(args[0]) ? args[0] : [];
        if (element.matches('.flying')) flights.push([0, 2].map((index) => String(frames[index].transform)));
        return Reflect.apply(target, element, args);
      },
    });
  });
}

function flightsIn(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(() => Reflect.get(window, 'flights'));
}

test('before the first deal the trays say what will lie there', async ({ page }) => {
  await openTable(page, STARTING);
  const { hints } = screen;
  await expect(page.getByRole('heading', { name: `${screen.atoll} : ${hints.startAtoll}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${screen.display} : ${hints.startDisplay}` })).toBeVisible();
});

test('the first deal is seen: luminos fly into their places, and nothing else moves meanwhile', async ({ page }) => {
  const start = position('2Ad r1 start s2 o1 none 0badcafe - - 0/0/cccc/-/-/yp:d4d5 0/0/cccc/-/gb/-');
  await noteCalls(page);
  await openTable(page, start);
  await page.evaluate(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const reef = document.querySelector('.reefSlot');
    if (reef !== null) new ResizeObserver(([{ contentRect }]) => heights.push(contentRect.height)).observe(reef);
  });
  await field(page, 'd4').focus();
  await page.keyboard.press('Enter');
  const before = await framesDrawn(page);
  await page.getByRole('button', { name: screen.layStartMove }).click();
  // Noted, as a busy machine may look too late to see it.
  await expect.poll(async () => (await callsIn(page)).banners.length).toBe(1);
  const { frames } = await framesDrawn(page);
  // One picture would do for luminos that are just there.
  expect(frames - before.frames).toBeGreaterThan(5);
  await expect(page.locator('.nextBanner')).toHaveCount(0);
  expect(await page.evaluate(() => new Set(Reflect.get(window, 'heights')).size)).toBe(1);
});

for (const { name, viewport } of [
  { name: 'landscape', viewport: { width: 1180, height: 820 } },
  { name: 'portrait', viewport: { width: 820, height: 1180 } },
]) {
  test(`${name}: before choosing, each lumino of the display says what offering it brings`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openTable(page, offering('p6o1,y3s1,g4o1,b5o1'));
    for (const [each, value, colour] of [
      ['p6o1', 6, 'pink'],
      ['g4o1', 4, 'green'],
    ] as const) {
      const words = screen.offerThen(value, colour);
      await expect(luminoButton(page, each)).toHaveAccessibleName(new RegExp(`${words}$`));
      const caption = page.locator('.display .caption', { hasText: words });
      await expect(caption).toBeVisible();
      const box = await caption.boundingBox();
      const tray = await page.locator('.displayTray').boundingBox();
      const button = await luminoButton(page, each).boundingBox();
      if (box === null || tray === null || button === null) throw new Error('nowhere');
      // Below its lumino, within the tray.
      expect(box.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(box.y + box.height).toBeLessThanOrEqual(tray.y + tray.height);
    }
    // Nothing of it once one is offered.
    await openTable(page, ACTING);
    await expect(page.locator('.display .caption')).toHaveCount(0);
  });
}

test('what does not fit into the store is not promised', async ({ page }) => {
  const full = { ...OFFERING, players: OFFERING.players.map((player) => ({ ...player, limestone: 10 })) };
  await openTable(page, full);
  await expect(luminoButton(page, 'p6o1')).toHaveAccessibleName(new RegExp(`${screen.offerThen(0, 'pink')}$`));
});

test('limestone is ten places beside the hand, and what is earned flies in from the lumino offered', async ({
  page,
}) => {
  await openTable(page, ACTING);
  await expect(stones(page, 2)).toBeVisible();
  expect(await countStones(page)).toBe('2 of 10');
  await watchFlights(page);
  await page.getByRole('button', { name: screen.limestoneMove(6) }).click();
  await expect(stones(page, 8)).toBeVisible();
  expect(await countStones(page)).toBe('8 of 10');
  const ways = await flightsIn(page);
  expect(ways).toHaveLength(6);
  // From afar to its place.
  for (const [from, to] of ways) expect([from === 'none', to]).toEqual([false, 'none']);
  await expect(page.locator('.stones .flying')).toHaveCount(0);
});

test('what is paid flies away from the stones to where the lumino was laid', async ({ page, fingers }) => {
  const state = settling('y3s1', { limestone: 4 });
  const lay = laysIn(state).find((each) => must(state, each).state.players[0].limestone < 4);
  if (lay === undefined) throw new Error('nothing costs anything');
  const paid = must(state, lay).state;
  const left = paid.players[0].limestone;
  await openTable(page, state);
  await watchFlights(page);
  for (const on of [lay.numberOn, lay.otherOn]) await fingers.tap(await middleOf(fieldOf(page, on)));
  await expectPosition(page, paid);
  await expect(stones(page, left)).toBeVisible();
  const ways = await flightsIn(page);
  expect(ways).toHaveLength(4 - left);
  for (const [from, to] of ways) expect([from, to === 'none']).toEqual(['none', false]);
  // Taken back, nothing flies.
  await page.getByRole('button', { name: screen.undo, exact: true }).click();
  await expect(stones(page, 4)).toBeVisible();
  expect(await flightsIn(page)).toHaveLength(4 - left);
});

test('no stone flies for whoever asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, ACTING);
  await watchFlights(page);
  await page.getByRole('button', { name: screen.limestoneMove(6) }).click();
  await expect(stones(page, 8)).toBeVisible();
  expect(await flightsIn(page)).toEqual([]);
});

test('how to look under a lumino is shown once, when there is something below', async ({ page, fingers }) => {
  const hint = page.getByRole('button', { name: screen.gestures.look });
  const high = settling('y3s1', { reef: 'yp:d4d5,y5o2:c3c4,p3s2:e4e5,p5o1:d5c4' });
  await countFrames(page);
  await page.goto(linkTo(settling('y3s1')));
  await pictured(page);
  await expect(hint).toHaveCount(0);
  await page.goto(linkTo(high));
  await expect(hint).toBeVisible();
  await fingers.down(await middleOf(field(page, 'c4')));
  await expect(hint).toHaveCount(0);
  await fingers.up();
  await page.reload();
  await pictured(page);
  await expect(hint).toHaveCount(0);
});

test('a shown gesture is gone with a tap on it, and with the next move', async ({ page, fingers }) => {
  const hint = page.getByRole('button', { name: screen.gestures.look });
  const high = settling('y3s1,y6o1', { reef: 'yp:d4d5,y5o2:c3c4,p3s2:e4e5,p5o1:d5c4' });
  await countFrames(page);
  await page.goto(linkTo(high));
  await pictured(page);
  await hint.tap();
  await expect(hint).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await pictured(page);
  await expect(hint).toBeVisible();
  await fingers.tap(await middleOf(luminoButton(page, 'y3s1')));
  const [lay] = laysIn(high).filter((each) => each.lumino === lumino('y3s1'));
  for (const on of [lay.numberOn, lay.otherOn]) await fingers.tap(await middleOf(fieldOf(page, on)));
  await expect(luminoButton(page, 'y3s1')).toHaveCount(0);
  await expect(hint).toHaveCount(0);
});
