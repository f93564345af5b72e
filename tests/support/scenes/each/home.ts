import { GUIDE_TOPICS, type GuideTopic } from '../../../../src/ui/screens/guide/topics';
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
  { name: 'guide-lay', route: { screen: 'guide' }, isPlain: true, prepare: openAt('lay') },
  { name: 'guide-scoring', route: { screen: 'guide' }, isPlain: true, prepare: openAt('scoring') },
  { name: 'guide-final', route: { screen: 'guide' }, isPlain: true, prepare: openAt('final') },
];

async function pictured({ page }: Stage): Promise<void> {
  // The last of its layers.
  await page.locator('.picture image').nth(4).waitFor();
}

function openAt(topic: GuideTopic): (stage: Stage) => Promise<void> {
  return ({ page, press }) => press(page.locator('.guideContents button').nth(GUIDE_TOPICS.indexOf(topic)));
}
