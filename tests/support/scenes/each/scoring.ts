import { passCost } from '../../../../src/rules/play/scoringOutlook';
import { type Scoring, scorings } from '../../../../src/rules/play/scoringPhase';
import type { GameState } from '../../../../src/rules/state';
import { sortByLook } from '../../../../src/ui/boardScreen/canvas/boardLayout';
import { holdBeats } from '../../page/holdBeats';
import { before, EMPTIED, EMPTIED_MIDWAY, type Evening, FOUR, TWO, when } from '../games';
import { AROUND, type Kept, openedGame } from '../kept';
import { arrive, luminoIn, nextButton, type Scene, type Stage } from '../scene';

const weighing = when(FOUR, ({ step, round }) => step.type === 'score' && round === 7);
const two = when(TWO, ({ step, round }) => step.type === 'score' && round === 3);
const decided = when(
  FOUR,
  ({ step, round, seat, octopus }) => step.type === 'score' && round === 8 && (seat + 2) % 4 === octopus,
);
const last = when(FOUR, (state) => state.round === 10 && passCost(state).type === 'points');
const extra = when(EMPTIED, ({ ending, step }) => ending === 'extra' && step.type === 'score');
const emptying = before(EMPTIED_MIDWAY, ({ events }) => events.some(({ type }) => type === 'emergencyOpened'));
const lastTurn = before(TWO, ({ events, state }) => {
  return events.some(({ type }) => type === 'scoringBegan') && state.round === 3;
});
const roundEnding = before(TWO, ({ events, state, move }) => {
  return events.some(({ type }) => type === 'turtleMoved') && state.round > 3 && move.type === 'score';
});

/** Without any motion there would be no banners. */
const MOVING: Kept = { 'lumicora.motion': 'brisk' };

/** The scoring phase in each of its states, and the bag that brings the last one. */
export const SCORING: readonly Scene[] = [
  {
    name: 'score-begins',
    ...openedGame(lastTurn, MOVING),
    async prepare(stage) {
      await arrive(stage);
      await holdBeats(stage.page);
      await stage.press(nextButton(stage));
      await stage.page.locator('.beatCover').waitFor();
      await stage.page.keyboard.press('Enter');
      await stage.page.locator('.phaseBanner').waitFor();
    },
  },
  { name: 'score', ...openedGame(weighing), prepare: arrive },
  { name: 'score-two', ...openedGame(two), prepare: arrive },
  weighed('score-weighed', weighing),
  weighed('score-around', weighing, AROUND),
  { name: 'score-moment', ...openedGame(weighing, MOVING), prepare: (stage) => score(stage, weighing.state) },
  { name: 'score-decided', ...openedGame(decided), prepare: arrive },
  { name: 'score-last', ...openedGame(last), prepare: arrive },
  {
    name: 'score-give-up',
    ...openedGame(last),
    async prepare(stage) {
      await arrive(stage);
      await stage.press(stage.page.getByRole('button', { name: stage.texts.table.screen.passMove }));
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'score-all-pass',
    ...openedGame(weighing),
    async prepare(stage) {
      await arrive(stage);
      await stage.press(stage.page.locator('.allPass'));
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'score-extra', ...openedGame(extra), prepare: arrive },
  {
    name: 'round-begins',
    ...openedGame(roundEnding, MOVING),
    async prepare(stage) {
      await score(stage, roundEnding.state);
      await stage.page.keyboard.press('Enter');
      await stage.page.locator('.phaseBanner').waitFor();
    },
  },
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

function weighed(name: string, game: Evening, settings: Kept = {}): Scene {
  return { name, ...openedGame(game, settings), prepare: (stage) => weigh(stage, game.state) };
}

/** Looks at the highest colour. */
async function weigh(stage: Stage, state: GameState): Promise<void> {
  await arrive(stage);
  await stage.press(stage.page.locator(`[data-colour="${highColour(state)}"]`));
  await stage.page.locator('.lights').waitFor({ state: 'attached' });
}

/** Scores it; the moment lasts until it is skipped. */
async function score(stage: Stage, state: GameState): Promise<void> {
  await weigh(stage, state);
  await holdBeats(stage.page);
  await stage.press(nextButton(stage));
  await stage.page.locator('.scoredMoment').waitFor();
}

/** The colour with the most levels that could be scored. */
function highColour(state: GameState) {
  const levelsOf = ({ score: { levels } }: Scoring) => levels.filter(({ points }) => points > 0).length;
  const open = scorings(state).filter(({ isOpen }) => isOpen);
  return open.sort((a, b) => levelsOf(b) - levelsOf(a))[0]?.score.colour;
}
