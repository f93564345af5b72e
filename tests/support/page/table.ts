import type { Locator, Page } from '@playwright/test';
import type { Point } from '../../../src/board/layout';
import { replay } from '../../../src/history/replay';
import { FIELDS, parseField } from '../../../src/rules/data/hex';
import type { GameState } from '../../../src/rules/state';
import { formatPosition } from '../../../src/rules/text/position';
import { parseSave } from '../../../src/storage/format/save';
import { parseRoute } from '../../../src/ui/app/address';
import { GESTURES } from '../../../src/ui/app/state/gestures';
import { luminoName } from '../../../src/ui/boardScreen/names';
import { lumino } from '../rules/names';
import { TABLE_TEXTS } from '../texts';
import { countFrames, settled } from './frames';
import { storedGame } from './stored';
import { expect } from './test';

export const LANGUAGES = [
  { name: 'Deutsch', locale: 'de-AT', texts: TABLE_TEXTS.de },
  { name: 'English', locale: 'en-GB', texts: TABLE_TEXTS.en },
] as const;

/** How far a lumino hangs above the finger that drags it. */
const ABOVE_FINGER = 62;

/** Opens the position by its link and waits for the picture. */
export async function openTable(page: Page, state: GameState): Promise<void> {
  await countFrames(page);
  await knowGestures(page);
  // Only the first visit loads the page; another link changes nothing but the address.
  await page.goto(linkTo(state));
  await pictured(page);
}

/** As for players who have been here before: no gesture is shown to them. */
async function knowGestures(page: Page): Promise<void> {
  await page.addInitScript(
    (gestures) => {
      for (const gesture of gestures) localStorage.setItem(`lumicora.gesture.${gesture}`, 'known');
    },
    [...GESTURES],
  );
}

/** Waits until there is a picture and nothing in it moves. */
export async function pictured(page: Page): Promise<void> {
  await expect(page.locator('canvas')).toHaveCount(1);
  await settled(page);
}

export function linkTo(state: GameState): string {
  return `/#/table/${formatPosition(state).replaceAll(' ', '_')}`;
}

/** Where the game stands: as its link says, or as the database has it, played through by the rules. */
export async function positionIn(page: Page): Promise<string> {
  const route = parseRoute(await page.evaluate(() => location.hash));
  if (route.screen === 'table') return route.position;
  const stored = route.screen === 'game' ? await storedGame(page, route.id) : null;
  const text = JSON.stringify(stored);
  const last = played.get(page);
  if (last?.text === text) return last.position;
  const position = playedOut(stored) ?? `no game at ${JSON.stringify(route)}`;
  played.set(page, { text, position });
  return position;
}

/** Of each page the game that was last asked for: tests ask again and again until something has happened. */
const played = new WeakMap<Page, { readonly text: string; readonly position: string }>();

function playedOut(stored: unknown): string | null {
  const parsed = parseSave(stored);
  if (!parsed.ok) return null;
  const replayed = replay(parsed.save.record);
  return replayed.ok ? formatPosition(replayed.state) : `a game that goes wrong at ${replayed.at}`;
}

export async function expectPosition(page: Page, state: GameState, timeout = 15_000): Promise<void> {
  const intervals = [50, 100, 200, 400];
  await expect.poll(() => positionIn(page), { intervals, timeout }).toBe(formatPosition(state));
}

/** Once everything has come to rest, the position is still that one. */
export async function expectUnchanged(page: Page, state: GameState): Promise<void> {
  await settled(page);
  expect(await positionIn(page)).toBe(formatPosition(state));
}

/** Escape sends away what the table shows between two moves, until the next player can begin. */
export async function skipBeats(page: Page): Promise<void> {
  while ((await page.locator('.beatCover').count()) > 0) await page.keyboard.press('Escape');
  await turned(page);
}

/** What the last player saw is gone: only then there is one of everything. */
export async function turned(page: Page): Promise<void> {
  await expect(page.locator('.leaving')).toHaveCount(0);
}

/** Who comes back to a game presses the button of the banner. */
export async function goOn(page: Page): Promise<void> {
  await page.locator('.nextBanner button').click();
  await expect(page.locator('.nextBanner')).toHaveCount(0);
}

/** The button over a field: `c3`. */
export function field(page: Page, name: string): Locator {
  return page.locator(`[data-field="${parseField(name)}"]`);
}

/** The button over a lumino: `y3s1`. While one is to be offered, its name goes on with what it would bring. */
export function luminoButton(page: Page, name: string, texts = TABLE_TEXTS.en): Locator {
  return page.getByRole('button', { name: new RegExp(`^${luminoName(texts, lumino(name))}(?: |$)`) });
}

/** The sentence over the ghost, or instead of it; of a legal ghost it is seen only where there is no picture. */
export function bubble(page: Page): Locator {
  return page.locator('.ghostBubble');
}

/** What is said to those who listen. */
export function spoken(page: Page): Locator {
  return page.getByRole('status');
}

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Between two fields: `c3c4`. */
export async function between(page: Page, names: string): Promise<Point> {
  const a = await middleOf(field(page, names.slice(0, 2)));
  const b = await middleOf(field(page, names.slice(2)));
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Where a finger drags a lumino that is meant for there. */
export function below({ x, y }: Point): Point {
  return { x, y: y + ABOVE_FINGER };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of all 44 fields. */
export async function fieldBoxes(page: Page): Promise<readonly Box[]> {
  return page.evaluate(
    (fields) =>
      fields.map((each) => {
        const element = document.querySelector(`[data-field="${each}"]`);
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return { x, y, width, height };
      }),
    [...FIELDS],
  );
}
