import type { Page } from '@playwright/test';
import { FISH } from '../../../src/history/record';
import { replay } from '../../../src/history/replay';
import { type LessonName, momentOf } from '../../../src/store/lessons/lesson';
import { guidedSeed } from '../../../src/store/lessons/seeds';
import { type DueLesson, dueLesson, taughtSoFar } from '../../../src/store/lessons/teacher';
import { lessonWords } from '../../../src/ui/screens/table/lessons/lessonWords';
import { createPupils } from '../../support/lessons/pupils';
import { DUE, dueFor, untilDue } from '../../support/lessons/untilDue';
import { expectAccessible } from '../../support/page/axe';
import { openRecord } from '../../support/page/characters';
import { countFrames } from '../../support/page/frames';
import { keptRecord } from '../../support/page/keptRecord';
import { below, middleOf, pictured, skipBeats } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { playByClicks } from '../../support/play/clicks';
import type { Hands } from '../../support/play/hands';
import { playByKeys } from '../../support/play/keys';
import { playThrough } from '../../support/play/playThrough';
import { playByTouch } from '../../support/play/pointing';
import { TABLE_TEXTS } from '../../support/texts';

const { en } = TABLE_TEXTS;
const NAMES = ['Nora', 'Ole', 'Mia', 'Zoë'];

test.use({ hasTouch: true });

test.describe('a lesson', () => {
  test('comes at its moment, is spoken, and goes with the move', { tag: '@main' }, async ({ page, fingers }) => {
    await openAt(page, 'offer');
    await expectLesson(page, 'offer');
    await expectAccessible(page);
    // Beside it everything can be done.
    const [lumino, atoll] = [page.locator('.display .luminos button').first(), page.locator('.atoll .slot')];
    await fingers.drag(await middleOf(lumino), await middleOf(atoll));
    await fingers.up();
    await expectLesson(page, 'take');
    // Taken back, it does not come a second time.
    await page.getByRole('button', { name: en.screen.undo, exact: true }).click();
    await expect(page.locator('.display .luminos button')).toHaveCount(4);
    await expect(page.locator('.lesson')).toHaveCount(0);
  });

  test('is put away by "Got it", and what it suggests goes on glowing', { tag: '@main' }, async ({ page }) => {
    await openAt(page, 'lay');
    await page.getByRole('button', { name: en.lessons.gotIt }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.lesson')).toHaveCount(0);
    await expect(page.locator('.lessonLights .suggested')).toHaveCount(2);
    // Keys go on with the game.
    await expect(page.locator('.hand .luminos button').first()).toBeFocused();
  });

  test('does not come while a finger is down', async ({ page, fingers }) => {
    await openAt(page, 'offer');
    await fingers.down(await middleOf(page.locator('.reefSlot')));
    await playByClicks().pick(page.locator('.display .luminos button').first());
    await playByClicks().act(page.locator('.actions .filled'));
    await expect(page.locator('.display .luminos button')).toHaveCount(3);
    await expect(page.locator('.lesson')).toHaveCount(0);
    await fingers.up();
    await expectLesson(page, 'take');
  });

  test('of a refused place comes with the refusal, and is told once', { tag: '@main' }, async ({ page, fingers }) => {
    await openAt(page, 'lay');
    const tryCorner = async () => {
      const corner = await middleOf(page.locator('[data-field="0"]'));
      const [hand] = await page.locator('.hand .luminos button').all();
      await fingers.drag(await middleOf(hand), below({ x: corner.x + 20, y: corner.y }));
      await fingers.up();
    };
    await tryCorner();
    await expect(page.locator('.lesson')).toContainText(en.lessons.each.refused.full(null));
    await page.getByRole('button', { name: en.lessons.gotIt }).click();
    await tryCorner();
    await expect(page.locator('.ghostBubble.illegal')).toBeVisible();
    await expect(page.locator('.lesson')).toHaveCount(0);
  });

  test('goes on after a reload, and is not repeated', { tag: '@main' }, async ({ page }) => {
    await openAt(page, 'take');
    await page.reload();
    await goOn(page);
    await expectLesson(page, 'take');
    await page.locator('.actions button').first().click();
    await expect(page.locator('.lesson', { hasText: en.lessons.gotIt })).toHaveCount(0);
    await page.reload();
    await goOn(page);
    await expectDue(page);
  });

  test('skipped, there are no more, and the log knows', { tag: '@main' }, async ({ page }) => {
    await openAt(page, 'offer');
    await page.getByRole('button', { name: en.lessons.skip }).click();
    await expect(page.locator('.lesson')).toHaveCount(0);
    await expect.poll(async () => (await keptRecord(page)).log.at(-1)).toEqual({ type: 'lessonsOff' });
    await playByClicks().pick(page.locator('.display .luminos button').first());
    await playByClicks().act(page.locator('.actions .filled'));
    await expect(page.locator('.display .luminos button')).toHaveCount(3);
    await page.reload();
    await goOn(page);
    await expect(page.locator('.lesson')).toHaveCount(0);
    // All of them can be read.
    await page.getByRole('button', { name: en.screen.guide }).click();
    await page.getByText(en.lessons.toCome).click();
    await expect(page.locator('.lessonList dt')).toContainText([en.lessons.each.tie.title]);
    await expectAccessible(page);
  });

  for (const [name, viewport] of [
    ['landscape', { width: 1180, height: 820 }],
    ['portrait', { width: 820, height: 1180 }],
  ] as const)
    for (const seating of ['handOn', 'around'])
      test(`each is spoken, covers nothing that it is about, and has no flaw, ${name}, ${seating}`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        await page.setViewportSize(viewport);
        await page.addInitScript((each) => localStorage.setItem('lumicora.seating', each), seating);
        for (const { lesson } of DUE.filter((each) => each.lesson !== 'tie')) {
          await openAt(page, lesson);
          await expectLesson(page, lesson);
          expect(await coveredByCard(page), lesson).toEqual([]);
          // What it is about: luminos and fields have rings, and so has a part of the table.
          expect(await page.evaluate(countLights), lesson).toBeGreaterThan(0);
          await expectAccessible(page);
        }
      });
});

test.describe('a whole guided game', () => {
  // A hundred moves and more, on machines that draw a few pictures a second.
  test.describe.configure({ timeout: 300_000 });

  test('of 2 by touch, no suggestion followed', ({ page, fingers }) =>
    play(page, playByTouch(page, fingers), 2, false));
  test('of 3 with keys alone, no suggestion followed', ({ page }) => play(page, playByKeys(page), 3, false));
  test('of 4 by the grid of buttons, no suggestion followed', ({ page }) => play(page, playByClicks(), 4, false));
  test('of 2 by touch, every suggestion followed', ({ page, fingers }) =>
    play(page, playByTouch(page, fingers), 2, true));
});

/** From the first page to the result; after each move the card says what the teacher says, or there is none. */
async function play(page: Page, hands: Hands, players: 2 | 3 | 4, follows: boolean): Promise<void> {
  const names = NAMES.slice(0, players);
  const people = names.map((name, seat) => ({ name, fish: FISH[seat], mind: null }));
  const pupils = createPupils(people, follows);
  const seed = guidedSeed(players, false);
  const match = { players, side: 'A', scoreBoard: 'dark', seed, names, choose: pupils.choose, isGuided: true } as const;
  await playThrough(page, hands, match, async ({ played: { state } }) => {
    const due = pupils.lessonAt(state);
    if (state.step.type !== 'over') await expectCard(page, due);
  });
  const { isGuided } = await keptRecord(page);
  expect(isGuided).toBe(true);
  expect(pupils.taught.length).toBeGreaterThan(6);
}

/** A guided game right where that lesson is due. */
async function openAt(page: Page, lesson: LessonName): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('lumicora.motion', 'off'));
  await countFrames(page);
  await openRecord(page, untilDue(dueFor(lesson)));
  await goOn(page);
}

/** Whoever comes back goes on with the game. */
async function goOn(page: Page): Promise<void> {
  await page.locator('.nextBanner button').click();
  await skipBeats(page);
  await pictured(page);
}

async function expectLesson(page: Page, lesson: LessonName): Promise<void> {
  await expect.poll(async () => (await dueIn(page))?.lesson).toBe(lesson);
  const due = await dueIn(page);
  await expectCard(page, due);
  if (due === null) throw new Error('there is no lesson');
  await expect(page.getByRole('status').filter({ hasText: lessonWords(en, due) })).toHaveCount(1);
}

async function expectDue(page: Page): Promise<void> {
  await expectCard(page, await dueIn(page));
}

async function expectCard(page: Page, due: DueLesson | null): Promise<void> {
  const told = () => page.locator('.lesson :is(.told, span)').allTextContents();
  await expect.poll(told, { intervals: [20, 50, 100, 200] }).toEqual(due === null ? [] : [lessonWords(en, due)]);
}

/** What the teacher says about the game as it is kept. */
async function dueIn(page: Page): Promise<DueLesson | null> {
  const record = await keptRecord(page);
  const replayed = replay(record);
  if (!replayed.ok) throw new Error('this game cannot be followed');
  const { past, state } = replayed;
  return dueLesson(momentOf(state, past.at(-1) ?? null), record.people, taughtSoFar(past, record.people));
}

/** Runs in the page. */
function countLights(): number {
  const hasRing = (each: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return outlineStyle === 'solid' && outlineWidth === '3px' && boxShadow !== 'none';
  };
  return [...document.querySelectorAll('.table *')].filter((each) => each.matches('.lessonLights *') || hasRing(each))
    .length;
}

/** What the card lies over of the hand, the actions and everything that is lit up. */
async function coveredByCard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.lesson')?.getBoundingClientRect();
    if (card === undefined) return ['there is no card'];
    const isOver = (box: DOMRect) =>
      box.width > 0 && box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
    const lit = getComputedStyle(document.documentElement).getPropertyValue('--lesson').trim();
    const ringed = [...document.querySelectorAll('.table *')].filter((each) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return outlineStyle === 'solid' && outlineWidth === '3px' && boxShadow !== 'none' && lit !== '';
    });
    const things = [...document.querySelectorAll('.hand .slot, .actions button, .lessonLights *'), ...ringed];
    return things.filter((each) => isOver(each.getBoundingClientRect())).map(({ className }) => String(className));
  });
}
