import type { Locator, Page } from '@playwright/test';
import { COLOURS } from '../../../src/rules/data/luminos';
import { scoreColour } from '../../../src/rules/play/scoringPhase';
import type { GameState } from '../../../src/rules/state';
import { expectAccessible } from '../../support/page/axe';
import { doubleText } from '../../support/page/fits';
import { holdBeats } from '../../support/page/holdBeats';
import { expectPosition, expectUnchanged, openTable, skipBeats, spoken } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must, position } from '../../support/rules/build';
import { TABLE_TEXTS } from '../../support/texts';

// The scoring phase: one place for all of it, a moment for each scored colour, questions before what cannot be mended.

const { screen, scoring, words, events } = TABLE_TEXTS.en;
const LONG_MS = 60_000;
/** Longer than the deaf beginning of a beat, and shorter than the moment of a scoring. */
const HEARING_MS = 500;

/** Four players, the octopus at the third (seat 2): they decide in the order 2, 3, 0, 1. */
function scoringIn(round: number, tokens = 'cccc'): GameState {
  return position(
    `4Ad r${round} score:- s3 o3 none 0badcafe b3s1,b2c1,y4o1,p3s1 - ` +
      '5/0/cccc/y3s1,y3s2,y3s3,y3s4/-/yp:d4d5,y4o2:c4c5 ' +
      '3/0/cccc/g5o1,g5o2,b5o1,b5o2/-/pb:d4d5 ' +
      `7/1/${tokens}/p4o1,p4o2,p4o3,p4o4/-/gb:d4d5,g3s1:c4c5,g2c1:d3d2,g4o1:c4d4 ` +
      '9/0/cccc/b4o1,b4o2,b4o3,b4o4/-/yg:d4d5',
  );
}

const SCORING = scoringIn(5);
const OF_TWO = position(
  '2Ad r5 score:- s1 o1 none 0badcafe b3s1,b2c1,y4o1,p3s1 - ' +
    '7/1/cccc/p4o1,p4o2,p4o3,p4o4/-/gb:d4d5,g3s1:c4c5,g2c1:d3d2,g4o1:c4d4 5/0/cccc/y3s1,y3s2,y3s3,y3s4/-/yp:d4d5',
);
const GREEN = scoreColour(SCORING.players[2].reef, 'green');
const SCORED = must(SCORING, { type: 'score', colour: 'green' }).state;
const PASSED = must(SCORING, { type: 'pass' }).state;

test.use({ hasTouch: true });

for (const viewport of [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
]) {
  test(`[7.2] everyone stands in turn order with what each colour would bring, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openTable(page, SCORING);
    const rows = page.locator('.deciders > li');
    await expect(rows.locator('.head b')).toHaveText(['Player 3', 'Player 4', 'Player 1', 'Player 2']);
    await expect(rows.nth(0)).toHaveAttribute('aria-current', 'step');
    await expect(rows.nth(0).locator('.brings')).toHaveText(['0', '0', String(GREEN.points), '0']);
    await expect(rows.nth(2).locator('.values > li [aria-hidden=true]:not(svg)')).toHaveText(['4', '0', '0', '0']);
    await expectAccessible(page);
    expect(await smallButtons(page)).toEqual([]);

    await page.locator('[data-colour=green]').click();
    const growth = page.locator('.levelPoints li');
    await expect(growth).toHaveCount(3);
    await expect(page.locator('.growth')).toContainText(scoring.growBy('green', [3]));
    await expect(page.locator('.outlook')).toContainText(scoring.colours(4, 6));
    await expect(page.locator('.outlook')).toContainText(
      scoring.limestone(2, [
        { round: 8, limestone: 1 },
        { round: 10, limestone: 0 },
      ]),
    );
    await expect(page.locator('.octopusHint')).toHaveText(scoring.octopus);
    await expectAccessible(page);
    expect(await smallButtons(page)).toEqual([]);
  });

  test(`whichever colour is looked at, nothing moves under the finger, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // With two there is least beside what is said about a colour.
    await openTable(page, OF_TWO);
    const before = await boxesOf(page, '.scorings button, .reefSlot, .actions button');
    expect(before).toHaveLength(7);
    for (const colour of COLOURS) {
      await page.locator(`[data-colour=${colour}]`).click();
      await expect(page.locator('.levelPoints li').first()).toBeVisible();
      expect(await boxesOf(page, '.scorings button, .reefSlot, .actions button'), colour).toEqual(before);
    }
  });
}

test('with text of double size every button of the scoring phase can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openTable(page, SCORING);
  await doubleText(page);
  await page.locator('[data-colour=green]').click();
  await expect(page.locator('[data-colour=green]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.allPass').click();
  await page.getByRole('button', { name: scoring.allPassNo }).click();
  await page.locator('.actions .filled').click();
  await expectPosition(page, SCORED);
});

test('[7.2] a scored colour is a moment on the reef of who scores, without a cover, and then the next one decides', async ({
  page,
}) => {
  await openTable(page, SCORING);
  const beats = await holdBeats(page);
  await page.locator('[data-colour=green]').click();
  await page.locator('.actions .filled').click();
  await expectPosition(page, SCORED);
  await expect(page.locator('.scoredMoment')).toContainText(String(GREEN.points));
  await expect(page.locator('.lights .point.label')).toHaveCount(
    GREEN.levels.filter(({ points }) => points > 0).length,
  );
  await expect(decider(page)).toContainText('Player 3');
  await expect(decider(page).locator('.points')).toHaveText(String(7 + GREEN.points));
  await expect(page.locator('[aria-modal]')).toHaveCount(0);
  await expect(spoken(page)).toContainText(events.colourScored('Player 3', 'green', GREEN.points));
  await expectAccessible(page);

  await beats.pass(LONG_MS);
  await expect(page.locator('.scoredMoment')).toHaveCount(0);
  await expect(page.locator('.lights')).toHaveCount(0);
  await expect(decider(page)).toContainText('Player 4');
  await expect(page.locator('.deciders > .scored')).toContainText(scoring.scored('green', GREEN.points));
  await expect(page.locator('.deciders > .scored .octopus')).toHaveCount(1);
});

test('a touch skips the moment, and a stray one at its beginning does not', async ({ page, fingers }) => {
  await openTable(page, SCORING);
  const beats = await holdBeats(page);
  await page.locator('[data-colour=green]').click();
  await page.locator('.actions .filled').click();
  await expect(page.locator('.scoredMoment')).toBeVisible();
  await fingers.tap({ x: 500, y: 400 });
  await expect(page.locator('.scoredMoment')).toBeVisible();
  await beats.pass(HEARING_MS);
  await fingers.tap({ x: 500, y: 400 });
  await expect(page.locator('.scoredMoment')).toHaveCount(0);
  await expectUnchanged(page, SCORED);
});

test('where the page gets another order the reef that was fades, instead of jumping', async ({ page }) => {
  const last = must(must(must(SCORING, { type: 'pass' }).state, { type: 'pass' }).state, { type: 'pass' }).state;
  await openTable(page, last);
  const beats = await holdBeats(page);
  await page.locator('[data-colour=pink]').click();
  await page.locator('.actions .filled').click();
  await expect(page.locator('.scoredMoment')).toBeVisible();
  await page.locator('.board').evaluate((board: HTMLElement) => {
    new MutationObserver(() => {
      if (board.querySelector('.dissolving') !== null) board.dataset.hasFaded = 'yes';
    }).observe(board, { childList: true });
  });
  await beats.pass(LONG_MS);
  await expect(page.locator('.phaseBanner')).toContainText(scoring.roundBegins(6));
  await expect(page.locator('.board')).toHaveAttribute('data-has-faded', 'yes');
});

test('[7.3, 7.4] the last decision of a phase moves octopus and turtle, and the new round is announced', async ({
  page,
}) => {
  const last = must(must(must(SCORING, { type: 'pass' }).state, { type: 'pass' }).state, { type: 'pass' }).state;
  await openTable(page, last);
  const beats = await holdBeats(page);
  await page.locator('[data-colour=pink]').click();
  await page.locator('.actions .filled').click();
  await expect(page.locator('.scoredMoment')).toBeVisible();
  await expect(spoken(page)).toContainText(events.octopusMoved('Player 2'));
  await expect(spoken(page)).toContainText(events.turtleMoved(6));
  await beats.pass(LONG_MS);
  await expect(page.locator('.phaseBanner')).toContainText(scoring.roundBegins(6));
  await expect(page.locator('.phaseBanner')).toContainText('Player 2');
  await expectAccessible(page);
  await beats.pass(LONG_MS);
  await expect(page.locator('.phaseBanner')).toHaveCount(0);
  await expect(page.locator('.nextBanner')).toContainText('Player 2');
});

test('in the moment of the last scoring nothing of the next turn is seen yet', async ({ page }) => {
  await openTable(page, OF_TWO);
  await page.getByRole('button', { name: screen.passMove }).click();
  await skipBeats(page);
  const beats = await holdBeats(page);
  await page.locator('[data-colour=yellow]').click();
  await page.locator('.actions .filled').click();
  await expect(page.locator('.scoredMoment')).toBeVisible();
  // What the other one did since then could be seen again already.
  await expect(page.locator('.sinceButton')).toHaveCSS('opacity', '0');
  await beats.pass(LONG_MS);
  await expect(page.locator('.phaseBanner')).toBeVisible();
  await beats.pass(LONG_MS);
  await expect(page.locator('.nextBanner')).toBeVisible();
  await expect(page.locator('.sinceButton')).toHaveCSS('opacity', '1');
});

test('[7.2] by keyboard: a colour, its scoring, and the next one goes on at their first colour', async ({ page }) => {
  await openTable(page, SCORING);
  await page.locator('[data-colour=yellow]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-colour=green]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('.actions .filled').press('Enter');
  await expectPosition(page, SCORED);
  await skipBeats(page);
  await expect(decider(page)).toContainText('Player 4');
  await expect(page.locator('[data-colour=yellow]')).toBeFocused();
});

test('[7.2] all who are left pass with one question, and one undo takes all of it back', async ({ page }) => {
  await openTable(page, SCORING);
  await page.getByRole('button', { name: scoring.allPass(true) }).click();
  const question = page.getByRole('dialog', { name: scoring.allPassAsk });
  await expect(question).toContainText(scoring.allPassMeans(['Player 3', 'Player 4', 'Player 1', 'Player 2']));
  await expectAccessible(page);
  await question.getByRole('button', { name: scoring.allPassNo }).click();
  await expectUnchanged(page, SCORING);

  await page.getByRole('button', { name: scoring.allPass(true) }).press('Enter');
  await question.getByRole('button', { name: scoring.allPassYes }).press('Enter');
  const passed = [1, 2, 3].reduce((state) => must(state, { type: 'pass' }).state, PASSED);
  await expectPosition(page, passed);
  await skipBeats(page);
  await page.getByRole('button', { name: screen.undo }).click();
  await expectPosition(page, SCORING);
});

test('[7.2] nobody else: the one who has scored is not asked', async ({ page }) => {
  await openTable(page, SCORED);
  await page.getByRole('button', { name: scoring.allPass(false) }).click();
  await expect(page.getByRole('dialog')).toContainText(scoring.allPassMeans(['Player 4', 'Player 1', 'Player 2']));
});

test('[7.2] after a pass still nobody wants to score, and only after a scoring nobody else', async ({ page }) => {
  await openTable(page, PASSED);
  await expect(page.locator('.allPass')).toHaveText(scoring.allPass(true));
});

test('[7.2] a pass after which not every colour can be scored says so', async ({ page }) => {
  const state = scoringIn(7);
  await openTable(page, state);
  await expect(pass(page)).toContainText(scoring.passColour);
  await pass(page).click();
  await expectPosition(page, must(state, { type: 'pass' }).state);
});

test('[7.2, 8.1] a pass that gives points up for good asks first, by touch and by keyboard', async ({ page }) => {
  const state = scoringIn(10, 'jccj');
  await openTable(page, state);
  await expect(pass(page)).toContainText(scoring.passPoints);
  await pass(page).click();
  const question = page.getByRole('dialog', { name: scoring.giveUpAsk });
  await expect(question).toContainText(words.points(GREEN.points));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expectUnchanged(page, state);

  await pass(page).press('Enter');
  await question.getByRole('button', { name: scoring.giveUpYes }).press('Enter');
  await expectPosition(page, must(state, { type: 'pass' }).state);
});

test('[7.2] in the last scoring nobody is asked whether to wait, nor told what could grow', async ({ page }) => {
  await openTable(page, scoringIn(10, 'jccj'));
  const outlook = page.locator('.outlook');
  await expect(outlook).toContainText(scoring.colours(2, 1));
  await page.locator('[data-colour=green]').click();
  await expect(outlook.locator('.levelPoints li').first()).toBeVisible();
  await expect(outlook).not.toContainText(scoring.outlook);
  await expect(outlook.locator('.growth')).toHaveCount(0);
});

/** Buttons of the phase that are less than 48 px high or wide, or not on the screen as a whole. */
function smallButtons(page: Page): Promise<readonly string[]> {
  return page.locator('.scoring button, .actions button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height, top, bottom, left, right } = button.getBoundingClientRect();
      const isSeen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return isSeen && Math.min(width, height) >= 48 ? [] : [`${button.textContent}: ${width} x ${height}`];
    }),
  );
}

/** Where they are and how large. */
function boxesOf(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );
}

function decider(page: Page): Locator {
  return page.locator('.deciders > .deciding');
}

function pass(page: Page): Locator {
  return page.locator('.actions button').first();
}
