import { FOUR, LIGHT, TWO, when } from '../games';
import { AROUND, type Kept, openedGame } from '../kept';
import { arrive, type Scene, type Stage } from '../scene';

const offering = when(FOUR, ({ step, round }) => step.type === 'offer' && round === 5);
const acting = when(LIGHT, ({ step, round }) => step.type === 'act' && round === 4);
const laying = when(FOUR, ({ step, round, players, seat }) => {
  return step.type === 'settle' && round === 7 && players[seat].hand.length === 1;
});
const two = when(TWO, ({ step, round }) => step.type === 'offer' && round === 6);
const scoring = when(FOUR, ({ step, round }) => step.type === 'score' && round === 7);

/** The three steps of a hint: before and in a turn, and in the scoring phase. */
export const HINTS_AT_TABLE: readonly Scene[] = [
  hint('hint-matters', offering, 1),
  hint('hint-ways', offering, 2),
  hint('hint-best', offering, 3),
  hint('hint-ways-act', acting, 2),
  hint('hint-ways-lay', laying, 2),
  hint('hint-matters-two', two, 1),
  hint('hint-ways-around', two, 2, AROUND),
  hint('hint-matters-score', scoring, 1),
  hint('hint-ways-score', scoring, 2),
  hint('hint-best-score', scoring, 3),
];

function hint(name: string, game: typeof offering, steps: 1 | 2 | 3, kept: Kept = {}): Scene {
  return {
    name,
    ...openedGame(game, kept),
    async prepare(stage) {
      await arrive(stage);
      await askForHint(stage, steps);
      await stage.settle();
    },
  };
}

async function askForHint({ page, press, texts }: Stage, steps: number): Promise<void> {
  const { hint } = texts.table;
  const card = page.getByRole('region', { name: hint.name });
  await press(page.getByRole('button', { name: hint.name, exact: true }));
  await card.locator('.next').waitFor();
  for (let step = 1; step < steps; step++) await press(card.locator('.next'));
}
