import type { Scene, Stage } from '../scene';
import { SHELF } from '../shelf';

/** The first page and what can be reached from there, but the set-up. */
export const HOME: readonly Scene[] = [
  { name: 'home', route: { screen: 'home' }, isPlain: true, prepare: pictured },
  {
    name: 'home-continue',
    route: { screen: 'home' },
    kept: SHELF,
    isPlain: true,
    async prepare(stage) {
      await pictured(stage);
      await stage.page.locator('.lastReef svg').waitFor();
    },
  },
  { name: 'settings', route: { screen: 'settings' }, isPlain: true },
  { name: 'guide', route: { screen: 'guide' }, isPlain: true },
  walkScene(1, '.spot', [0, 5]),
  walkScene(2, '.walkTray button', [4]),
  walkScene(3, '.spot', [0]),
  walkScene(4, '.spot', [2]),
  walkScene(5, '.spot', [1]),
  walkScene(6, '.spot', [1, 0, 2, 3, 4]),
  walkScene(7, '.walkReefs button, .walkAnimals button', [0, 3, 3]),
  { name: 'guide-rules', route: { screen: 'guide', at: 'rules' }, isPlain: true },
  { name: 'guide-lay', route: { screen: 'guide', at: 'lay' }, isPlain: true },
  { name: 'guide-scoring', route: { screen: 'guide', at: 'scoring' }, isPlain: true },
  { name: 'guide-final', route: { screen: 'guide', at: 'final' }, isPlain: true },
];

async function pictured({ page }: Stage): Promise<void> {
  // The last of its layers.
  await page.locator('.picture image').nth(4).waitFor();
}

/** A page of the walk on which these were tried. */
function walkScene(page: number, tried: string, indices: readonly number[]): Scene {
  return {
    name: `walk-${page}`,
    route: { screen: 'guide', at: String(page) },
    isPlain: true,
    async prepare(stage) {
      for (const index of indices) await stage.press(stage.page.locator(tried).nth(index));
    },
  };
}
