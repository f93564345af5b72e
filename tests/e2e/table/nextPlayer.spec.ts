import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { holdBeats } from '../../support/page/holdBeats';
import {
  expectPosition,
  expectUnchanged,
  field,
  luminoButton,
  middleOf,
  openTable,
  skipBeats,
  spoken,
  turned,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { OFFERING, settling } from '../../support/tablePositions';
import { STORY_TEXTS, TABLE_TEXTS } from '../../support/texts';

// From one player to the next: nothing covers the table, nobody presses "ready", and no stray finger does anything.

const { screen } = TABLE_TEXTS.en;
const { handover } = STORY_TEXTS.en;
/** Longer than the deaf beginning of a beat, and shorter than any beat. */
const HEARING_MS = 500;
const LONG_MS = 60_000;

const DONE = settling('-');
const NEXT = must(DONE, { type: 'endTurn' }).state;

test.use({ hasTouch: true });

for (const seating of ['handOn', 'around']) {
  for (const viewport of [
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
  ]) {
    test(`seated ${seating}, ${viewport.width} wide: the turn is seen, then a banner names the next player, and both end by themselves`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => localStorage.setItem('lumicora.seating', chosen), seating);
      await openTable(page, DONE);
      const beats = await holdBeats(page);
      await endTurn(page).click();
      await expectPosition(page, NEXT);
      await expect(toMove(page)).toHaveText('Player 1');
      await expect(page.locator('.beatCover')).toBeVisible();
      await expect(strip(page)).toContainText('Player 1');
      await expectAccessible(page);

      await beats.pass(LONG_MS);
      await turned(page);
      await expect(toMove(page)).toHaveText(screen.to('Player 2'));
      await expect(strip(page)).toHaveCount(0);
      await expect(banner(page)).toContainText(handover.yourTurn('Player 2'));
      await expect(banner(page)).toContainText(handover.round(NEXT.round));
      await expect(page.locator('[aria-modal]')).toHaveCount(0);
      await expectAccessible(page);

      await beats.pass(LONG_MS);
      await expect(banner(page)).toHaveCount(0);
      await expect(page.locator('.beatCover')).toHaveCount(0);
    });
  }
}

test('a stray finger at the beginning does nothing; later one skips the turn, and the next one the banner', async ({
  page,
  fingers,
}) => {
  await openTable(page, DONE);
  const beats = await holdBeats(page);
  await endTurn(page).click();
  await expect(page.locator('.beatCover')).toBeVisible();
  const display = await middleOf(page.locator('.display'));
  await fingers.tap(display);
  await expect(toMove(page)).toHaveText('Player 1');

  await beats.pass(HEARING_MS);
  await fingers.tap(display);
  await expect(banner(page)).toBeVisible();
  const lumino = luminoButton(page, 'y5o1');
  await fingers.tap(await middleOf(lumino));
  await expect(banner(page)).toBeVisible();
  await expect(lumino).toHaveAttribute('aria-pressed', 'false');

  await beats.pass(HEARING_MS);
  await expect(page.locator('.beatCover')).toHaveCount(0);
  await fingers.tap(await middleOf(lumino));
  await expect(banner(page)).toHaveCount(0);
  await expect(lumino).toHaveAttribute('aria-pressed', 'true');
  await expectUnchanged(page, NEXT);
});

test('with keys: one goes on at once where the next turn begins, a key that is held down does nothing', async ({
  page,
}) => {
  await openTable(page, DONE);
  await holdBeats(page);
  await endTurn(page).press('Enter');
  await expect(page.locator('.beatCover')).toBeVisible();
  // What is down already when it goes down again is repeated.
  await page.keyboard.down('Enter');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const first = luminoButton(page, 'y5o1');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(spoken(page)).toContainText(screen.to('Player 2'));
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
});

for (const moment of ['while it is shown', 'during the banner']) {
  test(`a turn that was ended by mistake is taken back ${moment}`, async ({ page }) => {
    await openTable(page, DONE);
    const beats = await holdBeats(page);
    await endTurn(page).click();
    await expect(page.locator('.beatCover')).toBeVisible();
    if (moment === 'during the banner') {
      await beats.pass(LONG_MS);
      await expect(banner(page)).toBeVisible();
    }
    // It says whose move it takes back, before and after.
    const what = screen.takenBack.turn('Player 1');
    await page.getByRole('button', { name: screen.undoOf(what) }).click();
    await expectPosition(page, DONE);
    await expect(banner(page)).toContainText(TABLE_TEXTS.en.events.undoneOf(what));
    await expect(banner(page)).toContainText(handover.isToMove('Player 1'));
    await expect(spoken(page)).toContainText(TABLE_TEXTS.en.events.undoneOf(what));
    await expect(toMove(page)).toHaveText(screen.to('Player 1'));
    await expect(page.getByRole('button', { name: screen.undo, exact: true })).toBeVisible();
    await beats.pass(LONG_MS);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('.beatCover')).toHaveCount(0);
    await expect(endTurn(page)).toBeVisible();
  });
}

test('a turn is shown as small luminos in their order, lit on the reef and in the atoll', async ({ page }) => {
  await openTable(page, OFFERING);
  await play(page, ['d3', 'd2']);
  await holdBeats(page);
  await endTurn(page).click();
  await expect(strip(page).locator('.step .caption')).toHaveText([screen.steps.offer, screen.steps.atoll]);
  await expect(strip(page).locator('.thing')).toHaveCount(2);
  await expect(page.locator('.turnRings .offered > g')).toHaveCount(1);
  await expect(page.locator('.turnRings .laid > g')).toHaveCount(1);
});

test('what the others did is seen and heard again until the turn ends, and a touch skips it', async ({
  page,
  fingers,
}) => {
  await openTable(page, OFFERING);
  await play(page, ['d3', 'd2']);
  const since = page.getByRole('button', { name: handover.seeSince });
  await expect(since).toHaveCount(0);
  await endTurn(page).click();
  // It is there as soon as the turn has ended; before that there is no beat to skip.
  await expect(since).toBeVisible();
  await skipBeats(page);
  await page.keyboard.press('Escape');
  const place = await since.boundingBox();
  // Else it would be held, too.
  await expect(page.locator('.beatCover')).toHaveCount(0);
  const beats = await holdBeats(page);
  await since.click();
  await expect(strip(page)).toContainText('Player 1');
  await expect(page.locator('.turnRings .laid > g')).toHaveCount(1);
  await expect(spoken(page)).toContainText('Player 1 offers');
  // Nothing is to be taken or offered meanwhile, and no tray says so.
  await expect(page.locator('.table .hint')).toHaveCount(0);
  // The table stays the one of the player who asked.
  await expect(toMove(page)).toHaveText('Player 2');
  await expect(page.locator('.visit')).toHaveCount(0);
  await beats.pass(HEARING_MS);
  await fingers.tap(await middleOf(page.locator('.reefSlot')));
  await expect(strip(page)).toHaveCount(0);
  await expect(toMove(page)).toHaveText(screen.to('Player 2'));

  await luminoButton(page, 'y5o1').press('Enter');
  await page.getByRole('button', { name: new RegExp(`^${screen.offerMove}`) }).click();
  await expect(since).toBeVisible();
  expect(await since.boundingBox()).toEqual(place);
  await since.press('Enter');
  await expect(strip(page)).toContainText('Player 1');
  await page.keyboard.press('Escape');
  await expect(strip(page)).toHaveCount(0);
});

test('those who want it get the card with words, and it waits for the next player', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lumicora.betweenTurns', 'card'));
  await openTable(page, DONE);
  await endTurn(page).click();
  await expect(page.locator('.beatCover')).toBeVisible();
  await page.keyboard.press('Escape');
  const card = page.getByRole('dialog', { name: handover.yourTurn('Player 2') });
  await expect(card).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: handover.ready }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(luminoButton(page, 'y5o1')).toBeFocused();
});

test('who comes back to a game is greeted, and goes on by the button, by Escape or by the first touch', async ({
  page,
}) => {
  await openTable(page, DONE);
  await endTurn(page).click();
  await expectPosition(page, NEXT);
  for (const goOn of [
    { isByKey: false, press: () => page.getByRole('button', { name: handover.goOn }).click() },
    { isByKey: true, press: () => page.keyboard.press('Escape') },
    {
      isByKey: false,
      press: () =>
        page
          .locator('.beatCover')
          .waitFor({ state: 'detached' })
          .then(() => page.mouse.click(3, 400)),
    },
  ]) {
    await page.reload();
    await expect(banner(page)).toContainText(handover.welcomeBack);
    await expect(banner(page)).toContainText(handover.isToMove('Player 2'));
    await expect(page.getByRole('button', { name: handover.goOn })).toBeFocused();
    await goOn.press();
    await expect(banner(page)).toHaveCount(0);
    // Without a key a ring around a lumino would look like one that is chosen.
    await expect(page.locator('.luminos :focus')).toHaveCount(goOn.isByKey ? 1 : 0);
  }
});

function endTurn(page: Page) {
  return page.getByRole('button', { name: screen.endTurnMove });
}

/** A lumino is offered, another taken from the atoll and laid there, all with keys. */
async function play(page: Page, [numberOn, otherOn]: readonly [string, string]): Promise<void> {
  await luminoButton(page, 'p6o1').press('Enter');
  await page.getByRole('button', { name: new RegExp(`^${screen.offerMove}`) }).press('Enter');
  await luminoButton(page, 'y4o1').press('Enter');
  await field(page, numberOn).press('Enter');
  await field(page, otherOn).press('Enter');
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'false');
}

function strip(page: Page) {
  return page.locator('.turnStrip');
}

function banner(page: Page) {
  return page.locator('.nextBanner');
}

function toMove(page: Page) {
  return page.locator('.now b');
}
