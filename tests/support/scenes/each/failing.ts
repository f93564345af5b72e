import { storeGame } from '../../page/stored';
import { midGameA } from '../../positions/games';
import { FOUR, when } from '../games';
import { openedGame } from '../kept';
import { arrive, type Scene, shown } from '../scene';

const playing = when(FOUR, ({ step, round }) => step.type === 'offer' && round === 5);

/** Something is amiss, and the page says so. */
export const FAILING: readonly Scene[] = [
  {
    name: 'no-webgl',
    ...shown(midGameA),
    isPlain: true,
    async prepare({ page, texts }) {
      await page.getByText(texts.table.notices.noPicture).waitFor();
    },
  },
  {
    name: 'unreadable-link',
    ...shown(midGameA.replace(' none ', ' never ')),
    isPlain: true,
    async prepare({ page, texts }) {
      await page.getByRole('heading', { name: texts.table.notices.unreadable }).waitFor();
    },
  },
  {
    name: 'missing-game',
    route: { screen: 'game', id: 'gone' },
    isPlain: true,
    async prepare({ page, texts }) {
      await page.getByRole('heading', { name: texts.table.notices.missing }).waitFor();
    },
  },
  {
    name: 'damaged-game',
    route: { screen: 'game', id: 'rotten' },
    isPlain: true,
    async prepare({ page, texts }) {
      await storeGame(page, { id: 'rotten', log: 'no move at all' });
      await page.reload();
      await page.getByRole('heading', { name: texts.table.notices.damaged }).waitFor();
    },
  },
  {
    name: 'error',
    ...openedGame(playing),
    isPlain: true,
    expected: /on purpose/,
    async prepare(stage) {
      await arrive(stage);
      await stage.page.evaluate(() => {
        setTimeout(() => {
          throw new TypeError('broken on purpose');
        });
      });
      await stage.page.getByRole('heading', { name: stage.texts.errors.heading }).waitFor();
    },
  },
];
