import { keepAnalysis } from '../../page/keepAnalysis';
import { keptReport, sampleReport } from '../../sampleReport';
import { type Evening, FOUR, LIGHT, TWO } from '../games';
import { keptAs } from '../kept';
import type { Scene, Stage } from '../scene';

/** Looking back on a finished game. */
export const ANALYSIS: readonly Scene[] = [
  lookingBack('analysis', LIGHT, (game) => keptReport(game, sampleReport(game, [9, 40], [21]))),
  lookingBack('analysis-two', TWO, (game) => keptReport(game, sampleReport(game, [4, 12, 23], []))),
  lookingBack('analysis-praise', FOUR, (game) => keptReport(game, sampleReport(game, [], [21]))),
  lookingBack('analysis-stopped', FOUR, (game) => keptReport(game, null, 0.37, true)),
  lookingBack(
    'analysis-more',
    FOUR,
    (game) => keptReport(game, sampleReport(game, [9, 40], [21])),
    async ({ page, press, texts }) => {
      await press(page.getByRole('button', { name: texts.analysis.more }));
      await press(page.locator('.decisions .loss summary').first());
      await page.locator('.decisions .loss .looked').first().waitFor();
    },
  ),
];

function lookingBack(
  name: string,
  game: Evening,
  content: (game: Evening) => object,
  prepare?: (stage: Stage) => Promise<void>,
): Scene {
  return {
    name,
    route: { screen: 'settings' },
    kept: keptAs('shown', game),
    isPlain: true,
    async prepare(stage) {
      const { page } = stage;
      await keepAnalysis(page, 'shown', content(game));
      await page.evaluate(() => {
        location.hash = '#/analysis/shown';
      });
      await page.locator('main.analysis').waitFor();
      await prepare?.(stage);
    },
  };
}
