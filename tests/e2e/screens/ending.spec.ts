import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { FISH, type GameRecord } from '../../../src/history/record';
import { replay } from '../../../src/history/replay';
import type { EndingTexts } from '../../../src/i18n/en/ending';
import { home } from '../../../src/i18n/en/home';
import { withMinus } from '../../../src/i18n/withMinus';
import { victory } from '../../../src/rules/play/finalScoring';
import type { GameState, Seat } from '../../../src/rules/state';
import { ceremonyOf, isCommon } from '../../../src/ui/screens/table/ending/ceremony/ceremony';
import { rowsOf } from '../../../src/ui/screens/table/ending/result/rows';
import { reasonFor } from '../../../src/ui/screens/table/ending/sentences';
import { expectAccessible } from '../../support/page/axe';
import { SCREENS } from '../../support/page/fits';
import { countFrames, settled } from '../../support/page/frames';
import { keptRecord } from '../../support/page/keptRecord';
import { expectPosition, goOn, LANGUAGES, middleOf, openTable, pictured } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { playGame, type Table } from '../../support/rules/randomGame';
import {
  ANALYSIS_TEXTS,
  ENDING_TEXTS,
  HOME_TEXTS,
  REPLAY_TEXTS,
  STORAGE_TEXTS,
  TABLE_TEXTS,
} from '../../support/texts';

const NAMES = ['Nora', 'Maximiliane-Charlott', 'Ωμέγα ἄνθρωπος', 'Wwwwwwwwwwwwwwwwwwww'];
const FOUR: Table = { players: 4, side: 'B', scoreBoard: 'dark' };
const SEED = 4;

/** A whole game of four with names, as it is kept. */
const MOVES = [...playGame(FOUR, SEED)].map(({ move }) => move);
const RECORD: GameRecord = {
  people: NAMES.map((name, seat) => ({ name, fish: FISH[seat], mind: null })),
  origin: { type: 'dealt', options: { ...FOUR, octopus: 'lot', seed: SEED } },
  log: MOVES,
  isGuided: false,
  redo: [],
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

async function showAgain(page: Page, texts: EndingTexts): Promise<void> {
  await page.getByRole('button', { name: texts.more, exact: true }).click();
  await page.getByRole('button', { name: texts.showAgain }).click();
}

function pointsIn(rows: Locator): Promise<readonly (readonly string[])[]> {
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
  );
}

test('[8] after the last move every point is told where it comes from, until all have theirs', async ({ page }) => {
  const state = await endGame(page);
  const nameOf = (seat: Seat) => TABLE_TEXTS.en.words.seat(seat + 1);
  const steps = ceremonyOf(state);
  for (const [index, { matter, totals, lights, shown }] of steps.entries()) {
    await expect(ceremony(page).locator('.reason')).toContainText(en.progress(index + 1, steps.length));
    await expect(ceremony(page).locator('.reason')).toContainText(reasonFor(en, nameOf, matter));
    // What is counted for all at once hides the reef; else its owner is named.
    await expect(ceremony(page).locator('.counts')).toHaveCount(isCommon(matter) ? 1 : 0);
    const owner = isCommon(matter) ? '' : TABLE_TEXTS.en.screen.reefOf(nameOf(shown ?? state.seat));
    await expect(ceremony(page).locator('.reefOf')).toHaveText(owner);
    await expect(ceremony(page).locator('.standings li b')).toHaveText(totals.map(withMinus));
    const labels = lights.flatMap(({ label }) => (label === null ? [] : [label]));
    await expect(page.locator('.lights text')).toHaveText(labels);
    await page.locator('.stepping .filled').click();
  }
  await expect(page.locator('.lights')).toHaveCount(0);
  await expect(page.locator('.finalTable')).toBeVisible();
  const cells = await pointsIn(page.locator('.finalTable tbody tr:not(.pictures)'));
  // The link holds a position without the moves before it, so what each of them scored is unknown.
  expect(cells).toEqual(
    rowsOf([], state).map(({ key, points }) => [en.rows[key], ...points.map((each) => withMinus(each))]),
  );
});

test('the ceremony is left with one tap, goes both ways by keys, and nothing is undone by accident', {
  tag: '@main',
}, async ({ page }) => {
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
  await showAgain(page, en);
  await expect(progress).toHaveText(en.progress(1, length));
  await page.keyboard.press('Escape');
  await expect(page.locator('.finalTable')).toBeVisible();
  await expectPosition(page, state);
});

test('a touch anywhere goes on, but not the one that has ended the game', async ({ page }) => {
  await page.clock.install();
  const state = await endGame(page);
  const { length } = ceremonyOf(state);
  const progress = ceremony(page).locator('.matter span');
  const reef = await middleOf(ceremony(page).locator('.stage'));
  await page.clock.fastForward(1000);
  for (let step = 1; step < length; step++) {
    await expect(progress).toHaveText(en.progress(step, length));
    await page.mouse.click(reef.x, reef.y);
  }
  await expect(progress).toHaveText(en.progress(length, length));
  await page.mouse.click(reef.x, reef.y);
  await expect(page.locator('.finalTable')).toBeVisible();
});

test('a game that was over before shows its result at once: the rows, the rounds, the way to the reefs', {
  tag: '@main',
}, async ({ page }) => {
  await openFinished(page);
  const rows = await pointsIn(result(page).locator('.finalTable tr:not(.pictures)'));
  const expected = rowsOf(PAST, OVER).map(({ key, points }) => [
    en.rows[key],
    ...points.map((each) => withMinus(each)),
  ]);
  expect(rows).toEqual([[en.category, ...NAMES], ...expected]);
  const rounds = await pointsIn(result(page).locator('.curve tbody tr'));
  expect(rounds.at(-1)?.slice(1)).toEqual(OVER.players.map(({ points }) => withMinus(points)));
  await page.getByRole('button', { name: en.more, exact: true }).click();
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

test('again with the same people deals a new game to them', { tag: '@main' }, async ({ page }) => {
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
  await goOn(page);
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

test('the result has three things to do next, and the rest behind one button', async ({ page }) => {
  await openFinished(page);
  const choices = result(page).locator('.goingOn button');
  const first = [en.again, ANALYSIS_TEXTS.en.open, en.home, en.more];
  await expect(choices).toHaveText(first);
  await page.getByRole('button', { name: en.more, exact: true }).click();
  const { replay: watch, share, saveFile } = STORAGE_TEXTS.en;
  await expect(choices).toHaveText([
    ...first,
    ...[en.look, en.showAgain, HOME_TEXTS.en.chronicle, watch, share, saveFile],
  ]);
  await page.getByRole('button', { name: watch }).click();
  await expect(page).toHaveURL(/#\/replay\/over$/);
  await expect(page.getByRole('button', { name: REPLAY_TEXTS.en.pause })).toBeVisible();
});

/** Where the winner's fish is, from the left edge of the reef on, as a share of its width. */
function placeOfFish(page: Page): Promise<number> {
  return page.locator('.winnerFish').evaluate((fish) => {
    const [own, reef] = [fish, fish.closest('.stage') ?? fish].map((element) => element.getBoundingClientRect());
    return (own.x + own.width / 2 - reef.x) / reef.width;
  });
}

async function goToVictory(page: Page): Promise<void> {
  await showAgain(page, en);
  while ((await page.locator('.ceremony.victory').count()) === 0) await page.keyboard.press('ArrowRight');
}

test('with less motion the fish of the winner is just there, over their reef', async ({ page }) => {
  await openFinished(page);
  await goToVictory(page);
  expect(await placeOfFish(page)).toBeCloseTo(0.5, 1);
  expect(await page.locator('.winning').evaluate((all) => all.getAnimations({ subtree: true }).length)).toBe(0);
  const { winners } = victory(OVER);
  await expect(ceremony(page).locator('.reefOf')).toHaveText(TABLE_TEXTS.en.screen.reefOf(NAMES[winners[0]]));
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the fish of the winner swims across their reef, from beside it to beside it, without a script', async ({
    page,
  }) => {
    await openFinished(page);
    await page.evaluate(() => {
      // No step ends by itself here; what is not about steps is sooner.
      const { setTimeout } = window;
      const ignoring = (run: () => void, ms = 0) => (ms < 1000 ? setTimeout(run, ms) : 0);
      Object.assign(window, { setTimeout: ignoring });
    });
    await goToVictory(page);
    const places: number[] = [];
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.locator('.winnerFish').evaluate((fish, at) => {
        for (const animation of fish.getAnimations()) {
          animation.pause();
          animation.currentTime = at * Number(animation.effect?.getComputedTiming().duration);
        }
      }, share);
      places.push(await placeOfFish(page));
    }
    expect(places[0]).toBeLessThan(0);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(places[4]).toBeGreaterThan(1);
  });

  test('one step follows the other until a player pauses', async ({ page }) => {
    await page.clock.install();
    const state = await endGame(page);
    const progress = ceremony(page).locator('.matter span');
    const { length } = ceremonyOf(state);
    await expect(progress).toHaveText(en.progress(2, length));
    await page.getByRole('button', { name: en.pause }).click();
    const shown = await progress.textContent();
    // Longer than a step is shown.
    await page.clock.runFor(6000);
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
        await showAgain(page, texts);
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
      await showAgain(page, texts);
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
