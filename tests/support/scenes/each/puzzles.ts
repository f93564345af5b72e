import { dayOf } from '../../../../src/store/puzzle/days';
import type { Try } from '../../../../src/store/puzzle/tries';
import { endTurnButton, playTurn } from '../../page/puzzle';
import { BEST_TRY, keptPuzzle, WRONG, WRONG_TRY } from '../../positions/puzzle';
import type { Scene } from '../scene';

const today = dayOf(new Date());

/** The puzzle of the day: the page of the last days, and one at the table before, in between and in the end. */
export const PUZZLES: readonly Scene[] = [
  { name: 'puzzle-days', route: { screen: 'puzzles' }, kept: keptPuzzle([today], [WRONG_TRY]), isPlain: true },
  puzzle('puzzle-asked', []),
  puzzle('puzzle-told', [], async ({ page, language }) => {
    await playTurn(page, WRONG, language);
    await endTurnButton(page, language).press('Enter');
    await page.locator('.puzzleCard.told').waitFor({ timeout: 120_000 });
  }),
  puzzle('puzzle-found', [WRONG_TRY, BEST_TRY]),
  puzzle('puzzle-shown', [WRONG_TRY, WRONG_TRY, WRONG_TRY]),
  puzzle('puzzle-challenge', [BEST_TRY], async ({ page, press, texts }) => {
    await press(page.getByRole('button', { name: texts.puzzle.challenge }));
    await page.locator('.qrCode svg').waitFor();
  }),
  { name: 'puzzle-future', route: { screen: 'puzzle', day: '2099-01-01' }, isPlain: true },
];

function puzzle(name: string, tries: readonly Try[], then: NonNullable<Scene['prepare']> = async () => {}): Scene {
  return {
    name,
    route: { screen: 'puzzle', day: today },
    kept: keptPuzzle([today], tries),
    async prepare(stage) {
      await stage.page.locator('.puzzleCard').waitFor();
      await then(stage);
      await stage.settle();
    },
  };
}
