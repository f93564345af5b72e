import type { Page } from '@playwright/test';
import { countFrames } from '../page/frames';
import { declineLessons } from '../page/setup';
import { pictured } from '../page/table';
import { expect } from '../page/test';
import type { Hands } from './hands';
import { type Match, textsOf } from './match';

/** From the first page through the set-up to the table: a game with that seed is dealt there. */
export async function sitDown(page: Page, hands: Hands, match: Match): Promise<void> {
  const { home, setup } = textsOf(match);
  await seedChance(page, match.seed);
  if (match.minds !== undefined) await seatMinds(page, match);
  else if (match.isGuided !== true) await declineLessons(page);
  await countFrames(page);
  await page.goto('/');
  // With a game to go on with, the button for a new one has another name.
  await hands.press(page.getByRole('button', { name: new RegExp(`^(?:${home.play}|${home.newGame})$`) }));
  const rows = page.locator('.personRow');
  await expect(rows.first()).toBeVisible();
  for (const [seat, name] of match.names.entries()) {
    const field = page.getByRole('textbox', { name: setup.name(seat + 1) });
    if ((match.minds?.[seat] ?? null) !== null) continue;
    if (seat >= 2 && (await field.count()) === 0) await hands.press(page.getByRole('button', { name: setup.add }));
    await hands.write(field, name);
  }
  // Those of the last game are there already, and may be more than these. Where the browser was killed, they come from the
  // database, and late: not any more once something was written.
  for (let count = await rows.count(); count > match.names.length; count--) {
    await hands.press(rows.last().locator('.leave'));
    await expect(rows).toHaveCount(count - 1);
  }
  await expect(page.getByRole('switch', { name: setup.guided.name })).toBeChecked({ checked: match.isGuided === true });
  if (match.isGuided !== true) {
    await choose(page, hands, setup.sides[match.side].name);
    await choose(page, hands, setup.scoreBoards[match.scoreBoard].name);
  }
  await choose(page, hands, setup[match.seating ?? 'handOn'].name);
  await hands.press(page.getByRole('button', { name: setup.play, exact: true }));
  await pictured(page);
}

async function choose(page: Page, hands: Hands, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name: new RegExp(`^${name}`) });
  if (!(await radio.isChecked())) await hands.choose(radio);
}

/** As if they had played together last time, with the characters at a quick pace. */
async function seatMinds(page: Page, { names, minds = [], isGuided = false }: Match): Promise<void> {
  const people = names.map((_, seat) => ({ character: minds[seat] }));
  await page.addInitScript(
    (draft) => {
      localStorage.setItem('lumicora.people', draft);
      localStorage.setItem('lumicora.pace', 'quick');
    },
    JSON.stringify({ people, count: names.length, isGuided: isGuided ? null : false }),
  );
}

/** The first number that a page asks for is the seed; then come those of the game's id, which stay random. */
async function seedChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((wanted) => {
    const random = crypto.getRandomValues.bind(crypto);
    let isSeeded = false;
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint32Array) || array.length > 1 || isSeeded) return random(array);
      isSeeded = true;
      array[0] = wanted;
      return array;
    };
    localStorage.setItem('lumicora.motion', 'off');
  }, seed);
}
