import type { CDPSession, Page } from '@playwright/test';
import { countFrames } from '../support/page/frames';
import { keptRecord } from '../support/page/keptRecord';
import { expectPosition, pictured, skipBeats } from '../support/page/table';
import { expect, test } from '../support/page/test';
import { makeMove } from '../support/play/makeMove';
import { type Match, textsOf } from '../support/play/match';
import { playQuickly } from '../support/play/storedHands';
import { type Policy, randomly } from '../support/policies';
import { playGame, TABLES } from '../support/rules/randomGame';

// One page, left open for a hundred evenings: games in a row through the table, and what they leave behind in memory.

const GAMES = Number(process.env.GAMES ?? 50);
const SEED = Number(process.env.SEED ?? 1);
/** What is loaded and kept once is there by then. */
const WARM = Math.min(5, Math.ceil(GAMES / 3));
const MOST_GROWTH = 1.1;

/** Short ones: whoever can pass passes. */
const shortly: Policy = (state, moves, random) =>
  moves.find(({ type }) => type === 'pass') ?? randomly(state, moves, random);

test(`${GAMES} games in a row leave nothing behind`, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    localStorage.setItem('lumicora.motion', 'off');
    localStorage.setItem('lumicora.people', '{"isGuided":false}');
  });
  await countFrames(page);
  await page.goto('/');
  const heaps: number[] = [];
  let moves = 0;
  for (let game = 1; game <= GAMES; game++) {
    moves += await playOne(page, { ...TABLES[game % TABLES.length], seed: SEED + game, names: [], choose: shortly });
    const heap = await measure(page, session);
    heaps.push(heap.bytes);
    console.log(
      `game ${game}: ${moves} moves so far, heap ${mega(heap.bytes)} MB, ${heap.nodes} nodes, ${heap.listeners} listeners, ${heap.canvases} canvases`,
    );
  }
  const [early, late] = [heaps[WARM - 1], heaps[GAMES - 1]];
  console.log(
    `heap after ${WARM} games ${mega(early)} MB, after ${GAMES} ${mega(late)} MB: ${(late / early).toFixed(3)} times`,
  );
  expect(late / early).toBeLessThan(MOST_GROWTH);
});

/** From the first page to the result and home again, without ever loading the page anew. */
async function playOne(page: Page, match: Match): Promise<number> {
  const { home, setup, table, ending } = textsOf(match);
  const hands = playQuickly(page);
  await seedChance(page, match.seed);
  await hands.press(page.getByRole('button', { name: new RegExp(`^(?:${home.play}|${home.newGame})$`) }));
  const rows = page.locator('.personRow');
  await expect(rows.first()).toBeVisible();
  for (let count = await rows.count(); count > match.players; count--) {
    await hands.press(rows.last().locator('.leave'));
    await expect(rows).toHaveCount(count - 1);
  }
  for (let count = await rows.count(); count < match.players; count++) {
    await hands.press(page.getByRole('button', { name: setup.add }));
    await expect(rows).toHaveCount(count + 1);
  }
  for (const name of [setup.sides[match.side].name, setup.scoreBoards[match.scoreBoard].name, setup.handOn.name]) {
    const radio = page.getByRole('radio', { name: new RegExp(`^${name}`) });
    if (!(await radio.isChecked())) await radio.check({ force: true });
  }
  await hands.press(page.getByRole('button', { name: setup.play, exact: true }));
  await pictured(page);
  const { origin } = await keptRecord(page);
  expect(origin).toMatchObject({ options: { players: match.players, seed: match.seed } });
  let moves = 0;
  for (const turning of playGame(match, match.seed, match.choose)) {
    await makeMove(page, hands, table, turning);
    moves++;
    if (turning.played.state.step.type === 'over') await expectPosition(page, turning.played.state);
    else await skipBeats(page);
  }
  await hands.press(page.getByRole('button', { name: ending.skip }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: ending.home }));
  await expect(page.locator('canvas')).toHaveCount(0);
  return moves;
}

/** The next single random number is that seed. */
async function seedChance(page: Page, seed: number): Promise<void> {
  await page.evaluate((wanted) => {
    const random = Crypto.prototype.getRandomValues;
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint32Array) || array.length > 1) return random.call(crypto, array) as typeof array;
      array[0] = wanted;
      // Once: names of games stay random.
      Reflect.deleteProperty(crypto, 'getRandomValues');
      return array;
    };
  }, seed);
}

/** After a collection, forced until it frees nothing more. */
async function measure(page: Page, session: CDPSession) {
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const canvases = await page.locator('canvas').count();
  return { bytes: usedSize, nodes, listeners: jsEventListeners, canvases };
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
