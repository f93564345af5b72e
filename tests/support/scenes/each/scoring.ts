import { scorings } from '../../../../src/rules/play/scoringPhase';
import type { GameState } from '../../../../src/rules/state';
import { sortByLook } from '../../../../src/ui/boardScreen/canvas/boardLayout';
import { before, EMPTIED, EMPTIED_MIDWAY, FOUR, when } from '../games';
import { openedGame } from '../kept';
import { arrive, luminoIn, nextButton, type Scene } from '../scene';

const weighing = when(FOUR, (state) => state.round === 7 && highColour(state) !== undefined);
const extra = when(EMPTIED, ({ ending, step }) => ending === 'extra' && step.type === 'score');
const emptying = before(EMPTIED_MIDWAY, ({ events }) => events.some(({ type }) => type === 'emergencyOpened'));

/** The scoring phase, and the bag that brings the last one. */
export const SCORING: readonly Scene[] = [
  { name: 'score', ...openedGame(weighing), prepare: arrive },
  {
    name: 'score-weighed',
    ...openedGame(weighing),
    async prepare(stage) {
      await arrive(stage);
      const index = scorings(weighing.state).findIndex(({ score }) => score.colour === highColour(weighing.state));
      await stage.press(stage.page.locator('.scorings button').nth(index));
      await stage.page.locator('.lights').waitFor({ state: 'attached' });
    },
  },
  { name: 'score-extra', ...openedGame(extra), prepare: arrive },
  {
    name: 'bag-empty',
    ...openedGame(emptying),
    async prepare(stage) {
      await arrive(stage);
      const { move } = EMPTIED_MIDWAY.past[emptying.past.length];
      if (move.type !== 'takeFromAtoll') throw new Error('another move empties the bag');
      for (const lumino of move.luminos) {
        await stage.touch(luminoIn(stage, 'atoll', sortByLook(emptying.state.atoll).indexOf(lumino)));
      }
      await stage.press(nextButton(stage));
      await stage.page.locator('.bagNews').waitFor();
    },
  },
];

/** The colour that could be scored on three levels at least. */
function highColour(state: GameState) {
  const found = scorings(state).find(({ isOpen, score }) => {
    return isOpen && score.levels.filter(({ points }) => points > 0).length > 2;
  });
  return found?.score.colour;
}
