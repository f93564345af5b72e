import { midGameA } from '../../positions/games';
import type { Scene } from '../scene';

/** Something is amiss, and the page says so. */
export const FAILING: readonly Scene[] = [
  {
    name: 'no-webgl',
    position: midGameA,
    isPlain: true,
    async prepare({ page, texts }) {
      await page.getByText(texts.notices.noPicture).waitFor();
    },
  },
  {
    name: 'unreadable-link',
    position: midGameA.replace(' none ', ' never '),
    isPlain: true,
    async prepare({ page, texts }) {
      await page.getByRole('heading', { name: texts.notices.unreadable }).waitFor();
    },
  },
];
