import type { Page } from '@playwright/test';
import type { GameRecord } from '../../../src/history/record';
import { replay } from '../../../src/history/replay';
import { FIELDS } from '../../../src/rules/data/hex';
import { LUMINOS } from '../../../src/rules/data/luminos';
import { createPlayback, type Playback } from '../../../src/store/table/playback';
import { fieldName } from '../../../src/ui/boardScreen/grid/fieldName';
import { luminoName } from '../../../src/ui/boardScreen/names';
import { findFlaws } from '../../support/flaws.mjs';
import { expectAccessible } from '../../support/page/axe';
import { doubleText, SCREENS } from '../../support/page/fits';
import { countFrames } from '../../support/page/frames';
import { show, use } from '../../support/page/gamesList';
import { keepTexts, textOf } from '../../support/page/keptGames';
import { storedGame } from '../../support/page/stored';
import { expectPosition, pictured } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { GAMES_LIST_TEXTS, REPLAY_TEXTS, STORY_TEXTS, TABLE_TEXTS } from '../../support/texts';

const NAMES = ['Nora', 'Ole', 'Mia'] as const;
const TEXT = textOf({ names: NAMES, share: 1, hoursAgo: 1 });
const RECORD: GameRecord = JSON.parse(TEXT).record;
const GAME = playbackOf(RECORD);
const { total, turns, past } = GAME;

const en = TABLE_TEXTS.en;
const texts = REPLAY_TEXTS.en;

/** A turn with several moves, somewhere in the middle. */
const LONG = turns.findIndex((turn, index) => turn > 40 && turns[index + 1] - turn > 3);
const BEGIN = turns[LONG];
const END = turns[LONG + 1];

function playbackOf(record: GameRecord): Playback {
  const replayed = replay({ ...record, redo: [] });
  if (!replayed.ok) throw new Error(`the rules refuse entry ${replayed.at}`);
  return createPlayback(replayed.past, replayed.state, replayed.marks);
}

async function openReplay(page: Page, text = TEXT): Promise<void> {
  await keepTexts(page, { watched: text });
  await countFrames(page);
  await page.goto('/#/replay/watched');
  await pictured(page);
}

function slider(page: Page) {
  return page.getByRole('slider', { name: texts.slider });
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

async function slideTo(page: Page, step: number): Promise<void> {
  await slider(page).fill(String(step));
}

/** All that the screen shows of the game is as the rules have it after the move `step`. */
async function expectShown(page: Page, step: number): Promise<void> {
  await expect(slider(page)).toHaveValue(String(step));
  const { side, players, atoll, supply, round } = GAME.stateAt(step);
  const { reef } = players[past[Math.max(0, step - 1)].state.seat];
  const fields = FIELDS.map((field) => fieldName(en, side, reef, field, { type: 'none' }));
  const labels = () =>
    page
      .locator('[data-field]')
      .evaluateAll((buttons) =>
        buttons
          .toSorted((a, b) => Number(a.getAttribute('data-field')) - Number(b.getAttribute('data-field')))
          .map((button) => button.getAttribute('aria-label')),
      );
  await expect.poll(labels).toEqual(fields);
  for (const [seat, { points, limestone }] of players.entries()) {
    const name = `${en.screen.lookAt(NAMES[seat])}, ${en.words.points(points)}, ${en.words.limestone(limestone)}`;
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  const inAtoll = page.getByRole('list', { name: en.screen.atoll }).getByRole('listitem');
  expect((await inAtoll.allTextContents()).toSorted()).toEqual(atoll.map((each) => luminoName(en, each)).toSorted());
  await expect(page.getByText(en.screen.bag(supply.bag.length))).toBeVisible();
  await expect(page.getByText(en.screen.round(round))).toBeVisible();
  await expect(page.locator('.watchAt')).toContainText(texts.at(step, total));
}

test.describe('a game that was played', () => {
  test('is gone through by buttons, to where the rules say', { tag: '@main' }, async ({ page }) => {
    await openReplay(page);
    await expectShown(page, 0);
    await press(page, texts.nextMove);
    await expectShown(page, 1);
    await slideTo(page, BEGIN + 2);
    await press(page, texts.previousMove);
    await expectShown(page, BEGIN + 1);
    await press(page, texts.nextTurn);
    await expectShown(page, END);
    await press(page, texts.previousTurn);
    await expectShown(page, BEGIN);
    await press(page, texts.last);
    await expectShown(page, total);
    await expect(page.getByRole('button', { name: texts.goOn })).toHaveCount(0);
    await press(page, texts.first);
    await expectShown(page, 0);
    await expect(page.getByRole('button', { name: texts.previousMove })).toHaveAttribute('aria-disabled', 'true');
  });

  test('is gone through by keys, wherever the keyboard is', async ({ page }) => {
    await openReplay(page);
    await page.keyboard.press('End');
    await expectShown(page, total);
    await page.keyboard.press('ArrowLeft');
    await expect(slider(page)).toHaveValue(String(total - 1));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue('1');
    await slideTo(page, BEGIN + 1);
    // The slider has the keyboard now, and slides by itself.
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expectShown(page, BEGIN + 2);
    await page.keyboard.press('PageUp');
    await expect(slider(page)).toHaveValue(String(END));
    await page.keyboard.press('PageDown');
    await expect(slider(page)).toHaveValue(String(BEGIN));
    await page.keyboard.press('Shift+ArrowRight');
    await expect(slider(page)).toHaveValue(String(END));
    await page.keyboard.press('Shift+ArrowLeft');
    await expectShown(page, BEGIN);
    // In the reef the arrows walk over its fields.
    await page.locator('[data-field][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue(String(BEGIN));
  });

  test('plays by itself until a key stops it', async ({ page }) => {
    await page.clock.install();
    await openReplay(page);
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: texts.pause })).toBeVisible();
    await expect(slider(page)).toHaveValue('2');
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: texts.play, exact: true })).toBeVisible();
    const stopped = Number(await slider(page).inputValue());
    // Longer than a step is shown.
    await page.clock.runFor(5000);
    await expectShown(page, stopped);
  });

  test('plays at three speeds, chosen by a tap, by arrows or by + and -, and goes on meanwhile', async ({ page }) => {
    await page.clock.install();
    await openReplay(page);
    const speed = (name: string) => page.getByRole('group', { name: texts.speed }).getByRole('radio', { name });
    await expect(speed(texts.speeds.normal)).toBeChecked();
    await press(page, texts.play);
    await page.locator('.watchSpeeds label').last().click();
    await expect(speed(texts.speeds.fast)).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(speed(texts.speeds.normal)).toBeChecked();
    await page.keyboard.press('-');
    await expect(speed(texts.speeds.slow)).toBeChecked();
    await page.keyboard.press('+');
    await expect(speed(texts.speeds.normal)).toBeChecked();
    await expect(page.getByRole('button', { name: texts.pause })).toBeVisible();
    const before = Number(await slider(page).inputValue());
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(before);
  });

  test('shows the display and the hand of the reef that is large', async ({ page }) => {
    await openReplay(page);
    for (const step of [BEGIN + 1, END]) {
      await slideTo(page, step);
      const { seat: mover } = past[step - 1].state;
      for (const seat of [mover, (mover + 1) % NAMES.length]) {
        if (seat !== mover) await page.getByRole('button', { name: en.screen.lookAt(NAMES[seat]) }).click();
        const { display, hand } = GAME.stateAt(step).players[seat];
        await expect(page.locator('.watchBottom .display h2')).toHaveText(en.screen.displayOf(NAMES[seat]));
        await expect(page.locator('.watchBottom .display li')).toHaveText(display.map((each) => luminoName(en, each)));
        await expect(page.locator('.watchBottom .hand li')).toHaveText(hand.map((each) => luminoName(en, each)));
      }
      await press(page, en.screen.backTo(NAMES[mover]));
    }
  });

  test('plays as soon as a player has asked to watch it, and stops at a touch of its controls', {
    tag: '@main',
  }, async ({ page }) => {
    await keepTexts(page, { watched: TEXT });
    await page.goto('/#/games');
    await show(page, 'over', 1);
    await use(page, GAMES_LIST_TEXTS.en.gameOf('Nora, Ole and Mia'), GAMES_LIST_TEXTS.en.replay);
    await expect(page.getByRole('button', { name: texts.pause })).toBeVisible();
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(0);
    await press(page, texts.previousTurn);
    await expect(page.getByRole('button', { name: texts.play, exact: true })).toBeVisible();
    await expect(slider(page)).toHaveValue('0');
    await page.reload();
    await expect(page.getByRole('button', { name: texts.play, exact: true })).toBeVisible();
  });

  test('says what was done, by whom, in which round, and what the table took back', { tag: '@main' }, async ({
    page,
  }) => {
    const offer = past.findIndex(({ move }, index) => index > 30 && move.type === 'offer');
    const { move, state } = past[offer];
    if (move.type !== 'offer') throw new Error('no offer');
    const log = [...RECORD.log.slice(0, offer), { type: 'takenBack', moves: 2 }, ...RECORD.log.slice(offer)];
    await openReplay(page, JSON.stringify({ ...JSON.parse(TEXT), record: { ...RECORD, log } }));
    await slideTo(page, offer + 1);
    const sentence = `${NAMES[state.seat]} ${STORY_TEXTS.en.log.action(LUMINOS[move.lumino], null)}`;
    await expect(page.locator('.watchTold')).toHaveText(sentence);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `${en.screen.round(state.round)}. ${sentence}`);
    await press(page, texts.previousMove);
    await expect(page.locator('.watchTold')).toContainText(STORY_TEXTS.en.log.takenBack(2));
    await expect(page.getByRole('status')).toContainText(STORY_TEXTS.en.log.takenBack(2));
  });

  test('can be looked at and not changed', async ({ page }) => {
    await openReplay(page);
    const before = await storedGame(page, 'watched');
    await slideTo(page, BEGIN + 1);
    const { seat } = past[BEGIN].state;
    const other = NAMES[(seat + 1) % NAMES.length];
    await page.getByRole('button', { name: en.screen.lookAt(other) }).click();
    await expect(page.getByRole('grid', { name: en.screen.reefOf(other) })).toHaveCount(1);
    await press(page, en.screen.backTo(NAMES[seat]));
    await expectShown(page, BEGIN + 1);
    await expect(page.locator('.luminos button')).toHaveCount(0);
    expect(await storedGame(page, 'watched')).toEqual(before);
  });

  test('goes on from any step as a copy, and stays as it is', { tag: '@main' }, async ({ page }) => {
    await openReplay(page);
    const before = await storedGame(page, 'watched');
    expect(before).not.toBe(null);
    await slideTo(page, BEGIN + 2);
    await press(page, texts.goOn);
    await expect(page).toHaveURL(/#\/game\/(?!watched)/);
    await expectPosition(page, GAME.stateAt(BEGIN + 2));
    expect(await storedGame(page, 'watched')).toEqual(before);
    await page.goBack();
    await pictured(page);
    await slideTo(page, total);
    await expectShown(page, total);
  });
});

test('a game that is not there leads home', async ({ page }) => {
  await page.goto('/#/replay/nothing');
  await expect(page.getByRole('heading', { name: en.notices.missing })).toBeVisible();
  await press(page, en.notices.home);
  await expect(page).toHaveURL(/\/#$/);
});

for (const { name, width, height } of SCREENS) {
  for (const language of ['de', 'en'] as const) {
    test.describe(() => {
      test.use({ viewport: { width, height }, locale: language === 'de' ? 'de-AT' : 'en-GB', hasTouch: true });

      test(`${name} (${language}) has room for all of it, and axe finds nothing`, async ({ page }) => {
        await openReplay(page);
        await page.getByRole('slider').fill(String(END));
        await pictured(page);
        expect(await findFlaws(page)).toEqual([]);
        expect((await page.getByRole('slider').boundingBox())?.height).toBeGreaterThanOrEqual(48);
        await expectAccessible(page);
      });
    });
  }
}

for (const { name, width, height } of SCREENS) {
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test(`${name} with text of double size may scroll, but never sideways`, async ({ page }) => {
      await openReplay(page);
      await doubleText(page);
      await slideTo(page, END);
      await pictured(page);
      const sticksOut = await page.locator('.scroller').evaluate((scroller) => ({
        by: scroller.scrollWidth - scroller.clientWidth,
        parts: [...scroller.querySelectorAll('button:not([data-field]), input, p, h2')]
          .filter((part) => part.closest('.unseen') === null && part.getBoundingClientRect().right > innerWidth + 0.5)
          .map((part) => part.getAttribute('aria-label') ?? part.textContent),
      }));
      expect(sticksOut).toEqual({ by: 0, parts: [] });
      await press(page, texts.nextMove);
      await expect(slider(page)).toHaveValue(String(END + 1));
    });
  });
}
