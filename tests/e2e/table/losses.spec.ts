import type { Page } from '@playwright/test';
import type { GameState } from '../../../src/rules/state';
import { countTextures, graphicsMemory, loseContext } from '../../support/page/graphicsMemory';
import { expectSamePicture } from '../../support/page/picture';
import {
  below,
  between,
  expectPosition,
  field,
  luminoButton,
  middleOf,
  openTable,
  pictured,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { chance, must, pick } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { playGame } from '../../support/rules/randomGame';
import { settling, spot } from '../../support/tablePositions';
import { ENDING_TEXTS, TABLE_TEXTS } from '../../support/texts';

// The picture is lost again and again, whatever is going on: it is right each time, and nothing of the lost ones stays.

test.use({
  deviceScaleFactor: 1,
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
  expected: /CONTEXT_LOST_WEBGL/,
});

const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
const HELD = 'y3s1';
const HOLDING = settling(HELD);
const LAID = must(HOLDING, { type: 'lay', lumino: lumino(HELD), ...spot('d3d2') }).state;
/** The last decision of a game: whether to pass. */
const LAST: GameState = [...playGame({ players: 2, side: 'B', scoreBoard: 'light' }, 5)].slice(-1)[0].before;
const SPOTS = ['d2d3', 'd6d7', 'd3d4', 'e4e5'] as const;

for (const { losses, options } of [
  { losses: 2, options: { tag: '@main' } },
  { losses: 20, options: {} },
]) {
  test(
    `${losses} pictures lost while luminos are dragged and fly: each comes back right`,
    options,
    async ({ page, fingers }) => {
      test.setTimeout(60_000 + losses * 60_000);
      const random = chance(SEED);
      await countTextures(page);
      await openTable(page, HOLDING);
      const lay = async () => {
        await fingers.tap(await middleOf(field(page, 'd3')));
        await fingers.tap(await middleOf(field(page, 'd2')));
        await expectPosition(page, LAID);
      };
      const takeBack = async () => {
        await page.keyboard.press('u');
        await expectPosition(page, HOLDING);
        await pictured(page);
      };
      // With a first move it is a game, and looks as one from now on.
      await lay();
      await pictured(page);
      const laid = await still(page);
      await takeBack();
      const holding = await still(page);
      const before = await graphicsMemory(page);
      for (let loss = 0; loss < losses; loss++) {
        if (random() < 0.5) {
          const to = below(await between(page, pick(SPOTS, random)));
          await fingers.drag(await middleOf(luminoButton(page, HELD)), to);
          await frames(page, random() * 8);
          await loseContext(page);
          await pictured(page);
          await fingers.cancel();
          await pictured(page);
          await expectSamePicture(page, await still(page), holding);
        } else {
          await lay();
          await frames(page, random() * 12);
          await loseContext(page);
          await pictured(page);
          await expectSamePicture(page, await still(page), laid);
          await takeBack();
          await expectSamePicture(page, await still(page), holding);
        }
      }
      const after = await graphicsMemory(page);
      console.log(`${losses} losses (seed ${SEED}): before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
      expect(after).toEqual(before);
    },
  );

  test(`${losses} pictures lost during the ceremony: the result is right each time`, options, async ({ page }) => {
    test.setTimeout(60_000 + losses * 60_000);
    const random = chance(SEED + 1);
    await countTextures(page);
    await openTable(page, LAST);
    const reference = await ceremony(page, null);
    const before = await graphicsMemory(page);
    for (let loss = 0; loss < losses; loss++) {
      await openTable(page, LAST);
      await expectSamePicture(page, await ceremony(page, random), reference);
    }
    const after = await graphicsMemory(page);
    console.log(`${losses} losses (seed ${SEED}): before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
    expect(after).toEqual(before);
  });
}

/** From the last move to the result; the picture is lost somewhere on the way. */
async function ceremony(page: Page, random: (() => number) | null): Promise<Buffer> {
  const en = ENDING_TEXTS.en;
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.passMove, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: en.heading, exact: true });
  await expect(dialog).toBeVisible();
  // It goes on by itself meanwhile.
  if (random !== null) {
    await frames(page, random() * 30);
    await loseContext(page);
  }
  await page.getByRole('button', { name: en.skip }).click();
  await expect(dialog).toHaveCount(0);
  return still(page);
}

/** The picture once all has come to rest; fish and light in the water, which never do, are sent away for that long. */
async function still(page: Page): Promise<Buffer> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pictured(page);
  const picture = await page.screenshot();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return picture;
}

/** Waits for so many frames of the page. */
async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame++) await new Promise((next) => requestAnimationFrame(next));
  }, Math.floor(count));
}
