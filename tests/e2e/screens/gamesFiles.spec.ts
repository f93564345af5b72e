import {
  ADA,
  ADAS,
  expectGames,
  fileOf,
  MIA,
  many,
  NORA,
  NORAS,
  opening,
  openList,
  show,
  take,
  use,
  whenOf,
} from '../../support/page/gamesList';
import { keepGames } from '../../support/page/keptGames';
import { expect, test } from '../../support/page/test';
import { GAMES_LIST_TEXTS } from '../../support/texts';

const en = GAMES_LIST_TEXTS.en;

test('a game goes into a file and comes back from it, picked or dropped, and is not doubled', { tag: '@main' }, async ({
  page,
}) => {
  await keepGames(page, NORA, MIA);
  await openList(page, 2);
  const [name, text] = await fileOf(page, () => use(page, NORAS, en.saveOne));
  expect(name).toMatch(/^lumicora-Nora-Ole-\d{4}-\d\d-\d\d\.txt$/);
  await expect(page.getByRole('status')).toHaveText(en.saved(name));
  await take(page, [name, text]);
  await expect(page.getByRole('status')).toHaveText(en.alreadyHere);
  await use(page, NORAS, en.remove);
  await expect(page.getByRole('button', { name: en.running('1') })).toBeVisible();
  const held = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file));
      return data;
    },
    [name, text],
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: held });
  await expect(page.getByText(en.drop)).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: held });
  await expect(page.getByRole('status')).toHaveText(en.imported(1));
  await expect(page.getByText(en.drop)).toHaveCount(0);
  await expect(opening(page, NORAS)).toBeVisible();
  await page.getByRole('button', { name: en.close }).click();
  await expect(page.getByRole('status')).toHaveText('');
});

test('all games go into one file, and into another browser', async ({ page, browser }) => {
  await keepGames(page, NORA, MIA, ADA);
  await openList(page, 2);
  const [name, text] = await fileOf(page, () => page.getByRole('button', { name: en.saveAll }).click());
  expect(name).toMatch(/^lumicora-all-games-\d{4}-\d\d-\d\d\.txt$/);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/#/games');
  await expect(other.getByText(en.emptyRunning)).toBeVisible();
  await expect(other.getByRole('button', { name: en.saveAll })).toHaveCount(0);
  await take(other, [name, text]);
  await expect(other.getByRole('status')).toHaveText(en.imported(3));
  await expectGames(other, 2);
  await expect(other.getByRole('listitem').first()).toContainText(whenOf(NORA));
  await show(other, 'over', 1);
  await expectGames(other, 1);
  await other.context().close();
});

test('what came from a file is in sight: in its part, and however far down it belongs', async ({ page, browser }) => {
  await keepGames(page, { ...NORA, hoursAgo: 24 * 300 }, ADA);
  await openList(page, 1);
  const [, running] = await fileOf(page, () => use(page, NORAS, en.saveOne));
  await show(page, 'over', 1);
  const [, over] = await fileOf(page, () => use(page, ADAS, en.saveOne));
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await keepGames(other, ...many(40));
  await other.goto('/#/games');
  await expect(other.getByRole('listitem').first()).toBeVisible();
  await take(other, ['over.txt', over]);
  await expect(other.getByRole('status')).toHaveText(en.imported(1));
  await expect(opening(other, ADAS, en.lookAt)).toBeInViewport();
  await take(other, ['both.txt', over], ['running.txt', running]);
  await expect(other.getByRole('status')).toHaveText(en.imported(1));
  await expect(opening(other, NORAS)).toBeInViewport();
  await expect(other.getByRole('button', { name: en.running('41') })).toHaveAttribute('aria-pressed', 'true');
  await other.context().close();
});

test('a file that is none changes nothing, and says so', async ({ page }) => {
  await keepGames(page, NORA);
  await openList(page, 1);
  const [name, text] = await fileOf(page, () => use(page, NORAS, en.saveOne));
  const status = page.getByRole('status');
  await take(page, ['letter.txt', 'Dear Nora'], ['torn.txt', text.slice(0, text.length / 2)]);
  await expect(status).toContainText(en.refused.notOurs(en.titled('letter.txt')));
  await expect(status).toContainText(en.titled('torn.txt'));
  await expect(status).toContainText(en.nothingWritten(2));
  await page.getByRole('button', { name: en.close }).click();
  await take(page, [name, text]);
  await expect(status).toHaveText(en.alreadyHere);
  await expect(page.getByRole('listitem')).toHaveCount(1);
});
