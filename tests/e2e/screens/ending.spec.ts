import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { FISH, type GameRecord } from '../../../src/history/record';
import { en as home } from '../../../src/i18n/en/home';
import { ENDING_TEXTS, type EndingTexts } from '../../../src/i18n/ending/endingTexts';
import { TABLE_TEXTS } from '../../../src/i18n/table/tableTexts';
import { withMinus } from '../../../src/i18n/withMinus';
import { victory } from '../../../src/rules/play/finalScoring';
import type { GameState, Seat } from '../../../src/rules/state';
import { replay } from '../../../src/store/replay';
import { rowsOf } from '../../../src/ui/screens/table/ending/result/rows';
import { ceremonyOf } from '../../../src/ui/table/ending/ceremony';
import { reasonFor } from '../../../src/ui/table/ending/sentences';
import { expectAccessible } from '../../support/page/axe';
import { SCREENS } from '../../support/page/fits';
import { countFrames, settled } from '../../support/page/frames';
import { keptRecord } from '../../support/page/keptRecord';
import { beReady, expectPosition, LANGUAGES, openTable, pictured } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { playGame, type Table } from '../../support/rules/randomGame';

const NAMES = ['Nora', 'Maximiliane-Charlott', 'Ωμέγα ἄνθρωπος', 'Wwwwwwwwwwwwwwwwwwww'];
const FOUR: Table = { players: 4, side: 'B', scoreBoard: 'dark' };
const SEED = 4;

/** A whole game of four with names, as it is kept. */
const MOVES = [...playGame(FOUR, SEED)].map(({ move }) => move);
const RECORD: GameRecord = {
  people: NAMES.map((name, seat) => ({ name, fish: FISH[seat] })),
  origin: { type: 'dealt', options: { ...FOUR, octopus: 'lot', seed: SEED } },
  log: MOVES,
  ahead: [],
};
const PLAYED = replay(RECORD);
if (!PLAYED.ok) throw new Error('the game must be one by the rules');
const { past: PAST, state: OVER } = PLAYED;

/** The last decision of another game: whether to pass. */
const LAST: GameState = [...playGame({ players: 2, side: 'B', scoreBoard: 'light' }, 5)].slice(-1)[0].before;

const en = ENDING_TEXTS.en;

async function openFinished(page: Page, record = RECORD): Promise<void> {
  await countFrames(page);
  await page.addInitScript((record) => {
    localStorage.setItem('lumicora.game.over', JSON.stringify({ touched: 1, isOver: true, record }));
  }, record);
  await page.goto('/#/game/over');
  await pictured(page);
}

async function endGame(page: Page): Promise<GameState> {
  await openTable(page, LAST);
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.passMove, exact: true }).click();
  const { state } = must(LAST, { type: 'pass' });
  await expectPosition(page, state);
  return state;
}

function ceremony(page: Page, texts: EndingTexts = en): Locator {
  return page.getByRole('dialog', { name: texts.heading, exact: true });
}

function result(page: Page, texts: EndingTexts = en): Locator {
  return page.getByRole('dialog', { name: texts.wins(victory(OVER).winners.map((seat) => NAMES[seat])), exact: true });
}

function pointsIn(rows: Locator): Promise<readonly (readonly string[])[]> {
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
  );
}

test('[8] after the last move every point is told where it comes from, until all have theirs', async ({ page }) => {
  // Some twenty steps, each looked at closely.
  test.slow();
  const state = await endGame(page);
  const nameOf = (seat: Seat) => TABLE_TEXTS.en.words.seat(seat + 1);
  const steps = ceremonyOf(state);
  for (const [index, { matter, totals, lights }] of steps.entries()) {
    await expect(ceremony(page).locator('.reason')).toContainText(en.progress(index + 1, steps.length));
    await expect(ceremony(page).locator('.reason')).toContainText(reasonFor(en, nameOf, matter));
    await expect(ceremony(page).locator('.standings li b')).toHaveText(totals.map(withMinus));
    const labels = lights.flatMap(({ label }) => (label === null ? [] : [label]));
    await expect(page.locator('.lights text')).toHaveText(labels);
    await page.locator('.stepping .filled').click();
  }
  await expect(page.locator('.lights')).toHaveCount(0);
  const cells = await pointsIn(page.locator('.finalTable tbody tr:not(.pictures)'));
  // The moves before came with the link, so nobody knows what they brought one by one.
  expect(cells).toEqual(
    rowsOf([], state).map(({ key, points }) => [en.rows[key], ...points.map((each) => withMinus(each))]),
  );
});

test('the ceremony is left with one tap, goes both ways by keys, and nothing is undone by accident', async ({
  page,
}) => {
  const state = await endGame(page);
  const progress = ceremony(page).locator('.matter span');
  const { length } = ceremonyOf(state);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(progress).toHaveText(en.progress(3, length));
  await page.keyboard.press('ArrowLeft');
  await expect(progress).toHaveText(en.progress(2, length));
  await page.keyboard.press('u');
  await expect(progress).toHaveText(en.progress(2, length));
  await page.getByRole('button', { name: en.skip }).click();
  await expect(page.locator('.finalTable')).toBeVisible();
  await page.getByRole('button', { name: en.showAgain }).click();
  await expect(progress).toHaveText(en.progress(1, length));
  await page.keyboard.press('Escape');
  await expect(page.locator('.finalTable')).toBeVisible();
  await expectPosition(page, state);
});

test('a game that was over before shows its result at once: the rows, the rounds, the way to the reefs', async ({
  page,
}) => {
  await openFinished(page);
  const rows = await pointsIn(result(page).locator('.finalTable tr:not(.pictures)'));
  const expected = rowsOf(PAST, OVER).map(({ key, points }) => [
    en.rows[key],
    ...points.map((each) => withMinus(each)),
  ]);
  expect(rows).toEqual([[en.category, ...NAMES], ...expected]);
  const rounds = await pointsIn(result(page).locator('.curve tbody tr'));
  expect(rounds.at(-1)?.slice(1)).toEqual(OVER.players.map(({ points }) => withMinus(points)));
  await page.getByRole('button', { name: en.look }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.lookAt(NAMES[2]) }).click();
  await page.getByRole('button', { name: en.backToResult }).click();
  await expect(result(page)).toBeVisible();
});

for (const hasWebGL of [true, false]) {
  test(`a picture of each reef can be saved ${hasWebGL ? 'with' : 'without'} WebGL`, async ({ page }) => {
    if (!hasWebGL) {
      await page.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
          return type.startsWith('webgl') ? null : Reflect.apply(getContext, this, [type, ...rest]);
        } as typeof getContext;
      });
    }
    await page.addInitScript((record) => {
      localStorage.setItem('lumicora.game.over', JSON.stringify({ touched: 1, isOver: true, record }));
    }, RECORD);
    await page.goto('/#/game/over');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: en.savePicture(NAMES[1]), exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`Lumicora ${NAMES[1]}.png`);
    const bytes = await readFile(await file.path());
    expect(bytes.length).toBeGreaterThan(20_000);
    expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    await expect(page.getByText(en.pictureSaved)).toBeVisible();
  });
}

test('again with the same people deals a new game to them', async ({ page }) => {
  await openFinished(page);
  await page.getByRole('button', { name: en.again }).click();
  await expect(page).not.toHaveURL(/over$/);
  await expect(page.getByRole('dialog', { name: new RegExp(en.heading) })).toHaveCount(0);
  expect(await keptRecord(page)).toMatchObject({
    people: RECORD.people,
    origin: { type: 'dealt', options: { ...FOUR, octopus: 'lot' } },
    log: [],
  });
});

test('in the game that follows, back asks first and then leads home, not into the game before', async ({ page }) => {
  const beforeLast = { ...RECORD, log: MOVES.slice(0, -1) };
  await openFinished(page, beforeLast);
  await beReady(page);
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.passMove, exact: true }).click();
  await ceremony(page).getByRole('button', { name: en.skip }).click();
  await page.getByRole('button', { name: en.again }).click();
  await expect(page).not.toHaveURL(/over$/);
  const address = page.url();
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.more }).click();
  await page.goBack();
  await expect(page.locator('.backAgain')).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page.getByText(home.tagline)).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('one step follows the other until somebody pauses', async ({ page }) => {
    const state = await endGame(page);
    const progress = ceremony(page).locator('.matter span');
    const { length } = ceremonyOf(state);
    await expect(progress).toHaveText(en.progress(2, length));
    await page.getByRole('button', { name: en.pause }).click();
    const shown = await progress.textContent();
    await page.waitForTimeout(6000);
    expect(await progress.textContent()).toBe(shown);
    await page.getByRole('button', { name: en.goOn }).click();
    await expect(progress).not.toHaveText(shown ?? '');
  });
});

for (const { name: language, locale } of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale });
    const texts = locale === 'de-AT' ? ENDING_TEXTS.de : en;

    for (const { name, ...viewport } of SCREENS) {
      test(`ceremony and result fit ${name}, and everything can be hit`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openFinished(page);
        expect(await badButtons(result(page, texts))).toEqual([]);
        // Only a phone needs to be scrolled.
        if (viewport.width > 600) expect(await overflowOf(page.locator('.result .sheet'))).toBe(0);
        await page.getByRole('button', { name: texts.showAgain }).click();
        await page.keyboard.press('ArrowRight');
        expect(await badButtons(ceremony(page, texts))).toEqual([]);
        for (const part of await ceremony(page, texts).locator('> div').all()) expect(await overflowOf(part)).toBe(0);
      });
    }

    test('ceremony and result have no accessibility violations', async ({ page }) => {
      // Without a graphics card, looking at every colour takes its time.
      test.slow();
      await openFinished(page);
      await expect(result(page, texts)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.showAgain }).click();
      await page.keyboard.press('ArrowRight');
      await settled(page);
      await expectAccessible(page);
    });
  });
}

/** Buttons that are too small to be hit, or not all of them on the screen. */
async function badButtons(dialog: Locator): Promise<readonly (string | null)[]> {
  await expect(dialog).toBeVisible();
  return dialog.locator('button').evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 47.99 || box.height < 47.99 || box.left < 0 || box.right > innerWidth + 0.5)
      .map(({ name }) => name),
  );
}

/** How much higher what is in it is than itself. */
async function overflowOf(part: Locator): Promise<number> {
  return part.evaluate((element) => Math.max(0, element.scrollHeight - element.clientHeight));
}
