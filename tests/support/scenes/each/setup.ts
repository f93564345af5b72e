import { FISH } from '../../../../src/history/record';
import type { Draft } from '../../../../src/ui/screens/setup/draft';
import { formatDraft } from '../../../../src/ui/screens/setup/draftText';
import { middleOf } from '../../touch.mjs';
import { AROUND, type Kept } from '../kept';
import type { Scene } from '../scene';

/** A game of four, two names of them as long as names can be. */
const FULL: Draft = {
  people: ['Großonkel Maximilian', 'さくらちゃんとおばあちゃんのゆうこさんたち', 'Zoë', 'نورا'].map((name, id) => ({
    id,
    name,
    fish: FISH[id],
    character: null,
  })),
  count: 4,
  side: 'B',
  scoreBoard: 'light',
  beginner: 1,
  isGuided: false,
};

const peopleOf = (draft: Draft): Kept => ({ 'lumicora.people': formatDraft(draft) });

/** Before the game. */
export const SETUP: readonly Scene[] = [
  { name: 'setup', route: { screen: 'setup' }, isPlain: true },
  { name: 'setup-four', route: { screen: 'setup' }, kept: { ...peopleOf(FULL), ...AROUND }, isPlain: true },
  {
    name: 'setup-hints',
    route: { screen: 'setup' },
    kept: peopleOf({ ...FULL, count: 3, side: 'A', scoreBoard: 'dark' }),
    isPlain: true,
    async prepare({ page, texts: { setup } }) {
      const [first, second, third] = [1, 2, 3].map((place) => page.getByRole('textbox', { name: setup.name(place) }));
      await first.fill('Mia');
      await second.fill('  ');
      await third.fill('mia');
      await third.blur();
      await page.getByText(setup.blank('angelfish')).waitFor();
    },
  },
  {
    name: 'setup-fish',
    route: { screen: 'setup' },
    kept: peopleOf({ ...FULL, count: 3 }),
    isPlain: true,
    prepare: ({ page, press }) => press(page.locator('.fishButton').nth(1)),
  },
  {
    name: 'setup-dragging',
    route: { screen: 'setup' },
    kept: { ...peopleOf(FULL), ...AROUND },
    isPlain: true,
    async prepare({ page, finger }) {
      const grip = page.locator('.grip').first();
      await grip.scrollIntoViewIfNeeded();
      const from = await middleOf(grip);
      const row = await page.locator('.personRow').first().boundingBox();
      await finger.drag(from, { x: from.x + 6, y: from.y + 1.6 * (row?.height ?? 0) });
      await page.locator('.heldRow').waitFor();
    },
  },
];
