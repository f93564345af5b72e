import { victory } from '../../../../src/rules/play/finalScoring';
import { type CeremonyStep, ceremonyOf } from '../../../../src/ui/screens/table/ending/ceremony/ceremony';
import { before, type Evening, FOUR, LIGHT, SHARED, TWO } from '../games';
import { openedGame } from '../kept';
import { arrive, type Scene, type Stage } from '../scene';

const lastMove = before(LIGHT, ({ events }) => events.some(({ type }) => type === 'gameEnded'));

/** The final scoring and what comes of it. */
export const ENDING: readonly Scene[] = [
  {
    name: 'ceremony',
    ...openedGame(lastMove),
    async prepare(stage) {
      await arrive(stage);
      const { screen, scoring } = stage.texts.table;
      await stage.press(stage.page.getByRole('button', { name: screen.passMove }));
      // It gives points up for good, which is asked about.
      await stage.press(stage.page.getByRole('button', { name: scoring.giveUpYes, exact: true }));
      await stage.page.locator('.ceremony').waitFor();
    },
  },
  ceremonyAt('ceremony-jellyfish', FOUR, ({ matter, gains }) => matter.type === 'jellyfish' && Math.max(...gains) > 0),
  ceremonyAt('ceremony-limestone', FOUR, ({ matter, gains }) => matter.type === 'limestone' && Math.max(...gains) > 2),
  ceremonyAt('ceremony-dark', FOUR, ({ matter, gains }) => matter.type === 'animals' && gains[0] > 0),
  ceremonyAt('ceremony-light', LIGHT, ({ matter, gains }) => matter.type === 'animals' && Math.max(...gains) > 3),
  ceremonyAt('ceremony-majority', FOUR, ({ matter }) => matter.type === 'majorities'),
  ceremonyAt('ceremony-two', TWO, ({ matter }) => matter.type === 'majorities'),
  ceremonyAt('ceremony-remote', LIGHT, ({ matter, gains }) => matter.type === 'remote' && Math.min(...gains) < -1),
  ceremonyAt('ceremony-victory', FOUR, ({ matter }) => matter.type === 'victory'),
  ceremonyAt('ceremony-victory-shared', SHARED, ({ matter }) => matter.type === 'victory'),
  { name: 'result-four', ...openedGame(FOUR) },
  { name: 'result-light', ...openedGame(LIGHT) },
  {
    name: 'result-more',
    ...openedGame(FOUR),
    async prepare({ page, press, texts }) {
      await press(page.getByRole('button', { name: texts.ending.more, exact: true }));
      await page.getByRole('button', { name: texts.ending.showAgain }).waitFor();
    },
  },
  { name: 'result-two', ...openedGame(TWO) },
  { name: 'result-shared', ...openedGame(SHARED) },
  {
    name: 'result-reefs',
    ...openedGame(FOUR),
    async prepare({ page, press, texts }) {
      await press(page.getByRole('button', { name: texts.ending.more, exact: true }));
      await press(page.getByRole('button', { name: texts.ending.look }));
      await page.getByRole('button', { name: texts.ending.backToResult }).waitFor();
    },
  },
  {
    name: 'reef-picture',
    ...openedGame(FOUR),
    async prepare({ page, press, texts, beside }) {
      const [winner] = victory(FOUR.state).winners;
      const saved = page.waitForEvent('download');
      await press(page.locator('.pictures button').nth(winner));
      await (await saved).saveAs(`${beside}-file.png`);
      await page.getByText(texts.ending.pictureSaved).waitFor();
    },
  },
];

/** The final scoring once more, as far as the first step that is like this. */
function ceremonyAt(name: string, game: Evening, isLike: (step: CeremonyStep) => boolean): Scene {
  const steps = ceremonyOf(game.state);
  const index = steps.findIndex(isLike);
  if (index < 0) throw new Error(`no step for ${name}`);
  return { name, ...openedGame(game), prepare: (stage) => walkTo(stage, index, steps.length) };
}

async function walkTo({ page, press, texts: { ending } }: Stage, index: number, count: number): Promise<void> {
  await press(page.getByRole('button', { name: ending.more, exact: true }));
  await press(page.getByRole('button', { name: ending.showAgain }));
  for (let step = 0; step < index; step++) {
    await page.getByText(ending.progress(step + 1, count), { exact: true }).waitFor();
    await press(page.locator('.stepping .filled'));
  }
  await page.getByText(ending.progress(index + 1, count), { exact: true }).waitFor();
}
