import type { Page } from '@playwright/test';
import type { GameState, Move } from '../../../src/rules/state';
import { expectPosition, expectUnchanged, luminoButton, openTable, pictured } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { makeMove } from '../../support/play/makeMove';
import { playByMouse } from '../../support/play/pointing';
import { must, position } from '../../support/rules/build';
import { luminos } from '../../support/rules/names';
import { ACTING } from '../../support/tablePositions';
import { STORY_TEXTS, TABLE_TEXTS } from '../../support/texts';

// Undo can never be used to see a draw before deciding.

const { screen } = TABLE_TEXTS.en;
const { handover, log } = STORY_TEXTS.en;

const ATOLL = 'b3s1,b2c1,y4o1,p3s1';
const OTHER = '0/0/cccc/y5o1,p4o1,g5o1,b4o1/-/gb:d4d5';
/** The first player could still give a jellyfish for other luminos. */
const SWAPPING = position(
  `2Ad r4 offer s1 o1 none 0badcafe ${ATOLL} - 3/2/jccc/p6o1,y3s1,g4o1,b5o1/-/yp:d4d5 ${OTHER}`,
);
/** The first player has nothing left to lay: the first of the round, or the last one. */
const ENDING = ending('o1', OTHER);
const ENDING_ROUND = ending('o2', '0/0/cccc/y5o1,p4o1,g5o1/-/gb:d4d5');

function ending(octopus: string, other: string): GameState {
  return position(`2Ad r4 settle s1 ${octopus} none 0badcafe ${ATOLL} - 3/2/cccc/y3s1,g4o1,b5o1/-/yp:d4d5 ${other}`);
}

const DRAWS: readonly { readonly name: string; readonly state: GameState; readonly move: Move }[] = [
  {
    name: '[5.3] the refill of the atoll',
    state: ACTING,
    move: { type: 'takeFromAtoll', luminos: luminos('b3s1,b2c1') },
  },
  {
    name: '[5] a special action',
    state: SWAPPING,
    move: { type: 'special', from: 'display', luminos: luminos('y3s1,b5o1') },
  },
];

for (const { name, state, move } of DRAWS) {
  test(`${name} is taken back only if all agree, comes again the same, and the log says so`, { tag: '@main' }, async ({
    page,
  }) => {
    const drawn = must(state, move).state;
    await openTable(page, state);
    await make(page, state, move);
    await expectPosition(page, drawn);

    const question = page.getByRole('dialog', { name: screen.consentAsk.undo });
    for (const decline of [
      () => question.getByRole('button', { name: screen.consentNo }).click(),
      () => page.keyboard.press('Escape'),
      // After a tap on its text the keyboard is still in the dialog.
      () =>
        question
          .getByText(screen.consentMeans.all)
          .click()
          .then(() => page.keyboard.press('Escape')),
    ]) {
      await undo(page).click();
      await expect(question).toContainText(screen.consentMeans.all);
      await decline();
      await expect(question).toHaveCount(0);
      await expectUnchanged(page, drawn);
    }
    await page.keyboard.press('u');
    await expect(question.getByRole('button', { name: screen.consentNo })).toBeFocused();
    await question.getByRole('button', { name: screen.consentYes.all }).click();
    await expectPosition(page, state);

    await make(page, state, move);
    await expectPosition(page, drawn);
    await page.getByRole('button', { name: screen.more }).click();
    await expect(page.locator('.log')).toContainText(log.takenBack(1));
  });
}

test('[7.1] once the displays have been refilled, the next player cannot take that back alone', async ({ page }) => {
  const scoring = must(ENDING_ROUND, { type: 'endTurn' }).state;
  await openTable(page, ENDING_ROUND);
  await make(page, ENDING_ROUND, { type: 'endTurn' });
  await undo(page, screen.takenBack.turn('Player 1')).click();
  const question = page.getByRole('dialog', { name: screen.consentAsk.undo });
  await expect(question).toContainText(screen.consentTakes(screen.takenBack.turn('Player 1')));
  await expectUnchanged(page, scoring);

  // Neither by coming back later: what was drawn is known.
  await page.reload();
  await pictured(page);
  await page.getByRole('button', { name: handover.goOn }).click();
  await undo(page, screen.takenBack.turn('Player 1')).click();
  await page.getByRole('button', { name: screen.consentNo }).click();
  await expectUnchanged(page, scoring);
});

test('a turn that was ended by mistake is taken back by a tap, since nothing was drawn', { tag: '@main' }, async ({
  page,
}) => {
  await openTable(page, ENDING);
  await make(page, ENDING, { type: 'endTurn' });
  await undo(page, screen.takenBack.turn('Player 1')).click();
  await expectPosition(page, ENDING);
  await expect(luminoButton(page, 'y3s1')).toBeVisible();
});

/** Where it takes back another player's move, it says so: `of`. */
function undo(page: Page, of: string | null = null) {
  return page.getByRole('button', { name: of === null ? screen.undo : screen.undoOf(of), exact: true });
}

function make(page: Page, state: GameState, move: Move): Promise<void> {
  return makeMove(page, playByMouse(page), TABLE_TEXTS.en, { before: state, move, played: must(state, move) });
}
