import { settled } from '../../support/page/frames';
import { expectLikePicture, expectOtherPicture, expectSamePicture } from '../../support/page/picture';
import { followSprites, noteSprites, waysSinceRelease } from '../../support/page/sprites';
import { expectUnchanged, field, luminoButton, middleOf, openTable, spoken } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { startB } from '../../support/positions/games';
import { position } from '../../support/rules/build';
import { settling } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

test.use({ deviceScaleFactor: 1, hasTouch: true });

// A stack of two on d5 and c4.
const STATE = settling('y3s1', { reef: 'yp:d4d5,y5o2:c3c4,p3s2:e4e5,p5o1:d5c4' });
const { screen, fields } = TABLE_TEXTS.en;

test('a palm does nothing, wherever it lies', async ({ page, fingers }) => {
  await openTable(page, STATE);
  const before = await page.screenshot();
  const to = await middleOf(field(page, 'd2'));
  for (const at of [await middleOf(luminoButton(page, 'y3s1')), await middleOf(field(page, 'd3'))]) {
    await fingers.down(at, 1, 60);
    await fingers.move(to);
    await fingers.up();
  }
  await expectUnchanged(page, STATE);
  await expectSamePicture(page, await page.screenshot(), before);
});

test('a finger that rests on a stack fans it out and hears what is in it; lifting it closes it', async ({
  page,
  fingers,
}) => {
  await openTable(page, STATE);
  const before = await page.screenshot();
  await fingers.down(await middleOf(field(page, 'c4')));
  await expect(spoken(page)).toHaveText(
    fields.stack('row 3, field 4', ['level 2, pink, plain coral', 'level 1, yellow, plain coral'], 'limestone'),
  );
  await settled(page);
  await expectOtherPicture(page, await page.screenshot(), before);
  await fingers.up();
  await settled(page);
  await expectUnchanged(page, STATE);
  await expectSamePicture(page, await page.screenshot(), before);
});

test('[2] a finger that rests on an empty field reads what it is', async ({ page, fingers }) => {
  await openTable(page, position(startB));
  const bubble = page.locator('.ghostBubble');
  for (const [name, words] of [
    ['a1', fields.remoteBase(2)],
    ['d1', fields.remoteBase(1)],
    ['a2', fields.bases.water],
    ['c4', fields.bases.limestone],
  ]) {
    await fingers.down(await middleOf(field(page, name)));
    await expect(bubble).toHaveText(words);
    await expect(bubble).toBeInViewport({ ratio: 1 });
    await fingers.up();
    await expect(bubble).toBeHidden();
  }
});

test('one level is shown alone, and all of them again', async ({ page, fingers }) => {
  await openTable(page, STATE);
  const before = await page.screenshot();
  const choose = async (level: string) =>
    fingers.tap(await middleOf(page.locator('.levels label', { hasText: level })));
  await choose('2');
  await expect(page.getByRole('radio', { name: screen.level(2) })).toBeChecked();
  await settled(page);
  const second = await page.screenshot();
  await expectOtherPicture(page, second, before);
  await choose('1');
  await expect(page.getByRole('radio', { name: screen.level(1) })).toBeChecked();
  await settled(page);
  await expectOtherPicture(page, await page.screenshot(), second);
  await choose(screen.allLevels);
  await expect(page.getByRole('radio', { name: screen.allLevels })).toBeChecked();
  await expectUnchanged(page, STATE);
  await expectSamePicture(page, await page.screenshot(), before);
});

test('digits show one level and all of them again, even with the keyboard on a level', async ({ page }) => {
  await openTable(page, STATE);
  const level = (name: string) => page.getByRole('radio', { name, exact: true });
  await page.keyboard.press('2');
  await expect(level(screen.level(2))).toBeChecked();
  await level(screen.level(2)).focus();
  await page.keyboard.press('1');
  await expect(level(screen.level(1))).toBeChecked();
  await page.keyboard.press('0');
  await expect(level(screen.allLevels)).toBeChecked();
});

test('a tap on a small reef makes it large, another one brings the own back', async ({ page, fingers }) => {
  await openTable(page, STATE);
  const before = await page.screenshot();
  const grid = page.getByRole('grid');
  await fingers.tap(await middleOf(page.locator('.smallReef')));
  await expect(grid).toHaveAccessibleName(screen.reefOf('Player 2'));
  await fingers.tap(await middleOf(page.locator('.smallReef')));
  await expect(grid).toHaveAccessibleName(screen.reefOf('Player 1'));
  await expectUnchanged(page, STATE);
  await expectLikePicture(page, await page.screenshot(), before);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('no lumino flies from one reef to another: the next reef is there at once', async ({ page, fingers }) => {
    await noteSprites(page);
    await openTable(page, STATE);
    const fallen = await middleOf(field(page, 'e4'));
    const own = await middleOf(page.locator('.smallReef'));
    expect(await followSprites(page, fallen)).toBeGreaterThan(0);
    await fingers.tap(own);
    await expect(page.getByRole('grid')).toHaveAccessibleName(screen.reefOf('Player 2'));
    await expect(page.locator('.dissolving')).toHaveCount(0);
    await settled(page);
    for (const way of await waysSinceRelease(page)) {
      expect(new Set(way.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBeLessThanOrEqual(2);
    }
  });
});
