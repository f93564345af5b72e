import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../../support/page/host';
import { keepGames } from '../../support/page/keptGames';
import { expect, test } from '../../support/page/test';
import { GAMES_LIST_TEXTS } from '../../support/texts';

const texts = GAMES_LIST_TEXTS.en;

test('a file that was saved here opens with the app, and its games are in the list', { tag: '@main' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await keepGames(page, { id: 'nora', names: ['Nora', 'Ole'], share: 0.3, hoursAgo: 1 });
  await page.goto('/#/games');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.saveAll }).click();
  const file = await download;
  const text = readFileSync(await file.path(), 'utf8');

  const { file_handlers } = JSON.parse(readFileSync(join(DIST, 'manifest.en.webmanifest'), 'utf8'));
  const [{ action, accept }] = file_handlers;
  expect(accept['text/plain'].some((ending: string) => file.suggestedFilename().endsWith(ending))).toBe(true);

  const other = await browser.newPage({ locale: 'en-GB' });
  // What the system does is beyond a test: from here on it is as the standard says.
  await other.addInitScript((content) => {
    const handle = { getFile: async () => new File([content], 'lumicora.txt', { type: 'text/plain' }) };
    const setConsumer = (take: (launch: object) => void) => setTimeout(() => take({ files: [handle] }));
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, text);
  await other.goto(new URL(action, `${baseURL}/`).href);
  await expect(other.getByText(texts.imported(1))).toBeVisible();
  await expect(other.locator('.gameCard')).toContainText(['Nora']);
  await other.close();
});
