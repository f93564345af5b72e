import { GUIDE_TOPICS, type GuideTopic } from '../../../src/ui/guide/topics';
import { FOUR, LIGHT, TWO, when } from '../games';
import { type Kept, keptAs } from '../kept';
import type { Scene, Stage } from '../scene';

const HOUR = 60;
const DAY = 24 * HOUR;

const unnamed = when(LIGHT, ({ round }) => round === 3);

/** Two that go on, one of them of a link, and two that are over. */
const SHELF: Kept = {
  ...keptAs(
    'a',
    when(FOUR, ({ round }) => round === 7),
  ),
  ...keptAs('b', TWO, 3 * HOUR),
  ...keptAs('c', { ...unnamed, record: { ...unnamed.record, people: [] } }, DAY),
  ...keptAs('d', LIGHT, 40 * DAY),
};

/** The first page and what can be reached from there, but the set-up. */
export const HOME: readonly Scene[] = [
  { name: 'home', route: { screen: 'home' }, isPlain: true },
  {
    name: 'home-continue',
    route: { screen: 'home' },
    kept: SHELF,
    isPlain: true,
    prepare: ({ page }) => page.locator('.lastReef svg').waitFor(),
  },
  { name: 'games', route: { screen: 'games' }, kept: SHELF, isPlain: true, prepare: allSeen },
  {
    name: 'games-deleted',
    route: { screen: 'games' },
    kept: SHELF,
    isPlain: true,
    async prepare(stage) {
      await allSeen(stage);
      await stage.press(stage.page.locator('.gameCard .remove').nth(1));
      await stage.page.getByRole('button', { name: stage.texts.games.bringBack }).waitFor();
    },
  },
  { name: 'games-empty', route: { screen: 'games' }, isPlain: true },
  { name: 'settings', route: { screen: 'settings' }, isPlain: true },
  { name: 'guide', route: { screen: 'guide' }, isPlain: true },
  { name: 'guide-lay', route: { screen: 'guide' }, isPlain: true, prepare: openAt('lay') },
  { name: 'guide-scoring', route: { screen: 'guide' }, isPlain: true, prepare: openAt('scoring') },
  { name: 'guide-final', route: { screen: 'guide' }, isPlain: true, prepare: openAt('final') },
];

/** Games are played through one after the other before they have a picture. */
async function allSeen({ page }: Stage): Promise<void> {
  await page.waitForFunction(() => {
    const looks = [...document.querySelectorAll('.gameCard .look')];
    return looks.length > 0 && looks.every((look) => look.firstElementChild !== null);
  });
}

function openAt(topic: GuideTopic): (stage: Stage) => Promise<void> {
  return ({ page, press }) => press(page.locator('.guideContents button').nth(GUIDE_TOPICS.indexOf(topic)));
}
