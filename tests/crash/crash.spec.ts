import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { expect } from '../support/page/test';
import type { Match } from '../support/play/match';
import { greedily, randomly } from '../support/policies';
import { chance } from '../support/rules/build';
import { killAll, startChromium } from './chromium';
import { Evening } from './evening';
import { at, killInWrite, killSomewhere } from './killing';
import { loseDatabase, tearLog } from './tearing';

// Real Chromium, a real profile, and no mercy. KILLS and WIPES say how often.

const KILLS = Number(process.env.KILLS ?? 100);
const WIPES = Number(process.env.WIPES ?? 10);
const SEED = Number(process.env.SEED ?? Date.now() % 100_000);

/** Two players make for many turns, three for an emergency stack, four for a full table. */
const MATCHES: readonly Match[] = [
  { players: 2, side: 'A', scoreBoard: 'dark', seed: 11, choose: greedily, names: ['Nora', 'Ole'] },
  { players: 3, side: 'B', scoreBoard: 'light', seed: 5, names: ['Ada', 'Ümit', 'Zoë'] },
  { players: 4, side: 'A', scoreBoard: 'dark', seed: 9, choose: randomly, names: ['Nora', 'Zoë', '小林', 'Ole'] },
];

let profile = '';
test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'lumicora-crash-'));
});
test.afterEach(async () => {
  // Whatever went wrong, no browser stays behind.
  await killAll();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
});

test(`${KILLS} kills cost no move`, async ({ baseURL: home = '' }) => {
  const random = chance(SEED);
  const phases: Record<string, number> = {};
  let kills = 0;
  let inWrites = 0;
  let moves = 0;
  let lost = 0;
  for (let round = 0; kills < KILLS; round++) {
    // Short runs with other seeds begin with other games.
    const evening = new Evening(MATCHES[(SEED + round) % MATCHES.length]);
    let running = await startChromium(profile);
    await evening.begin(at(running, home));
    while (!evening.isOver && kills < KILLS) {
      // A game must get somewhere between two kills, or the end would never be reached.
      for (let count = Math.floor(random() * 4); count > 0 && !evening.isOver; count--)
        await evening.move(running.page);
      if (evening.isOver) break;
      phases[evening.phase] = (phases[evening.phase] ?? 0) + 1;
      if (random() < 0.6) {
        if (await killInWrite(running, random() * 6, () => evening.move(running.page))) inWrites++;
      } else {
        await killSomewhere(running, random() * 400, () => evening.move(running.page));
      }
      kills++;
      running = await startChromium(profile);
      const seen = evening.confirmed;
      const kept = await evening.resume(at(running, home));
      if (kept < seen) {
        lost += seen - kept;
        console.log(`kill ${kills}: ${seen} moves were seen, ${kept} are left (seed ${SEED})`);
        evening.confirmed = Math.max(kept, 0);
      }
    }
    moves += evening.confirmed;
    await running.close();
  }
  console.log(
    `kills: ${kills} (${inWrites} of them while a move was being written), by step ${JSON.stringify(phases)}`,
  );
  console.log(`moves confirmed: ${moves}, moves lost: ${lost} (seed ${SEED})`);
  expect(lost).toBe(0);
  expect(inWrites).toBeGreaterThan(0);
});

test(`${WIPES} wipes of the database cost no game`, async ({ baseURL: home = '' }) => {
  const evenings = MATCHES.map((match) => new Evening(match));
  let running = await startChromium(profile);
  for (const evening of evenings) {
    await evening.begin(at(running, home));
    for (let count = 0; count < 5; count++) await evening.move(running.page);
  }
  let lost = 0;
  let back = 0;
  for (let wipe = 0; wipe < WIPES; wipe++) {
    await running.close();
    tearLog(profile);
    // Reads fine, and writes behind the tear.
    running = await startChromium(profile);
    const evening = evenings[wipe % evenings.length];
    await evening.resume(at(running, home));
    for (let count = 0; count < 2; count++) await evening.move(running.page);
    await running.close();
    // Now the browser throws the whole database away.
    running = await startChromium(profile);
    await at(running, home).goto(home);
    await expect(running.page.locator('.storageNotice.calm')).toContainText(String(evenings.length));
    for (const each of evenings) {
      const seen = each.confirmed;
      const kept = await each.resume(running.page);
      if (kept === seen) back++;
      lost += Math.max(0, seen - kept);
    }
  }
  const moves = evenings.reduce((sum, { confirmed }) => sum + confirmed, 0);
  await running.close();
  console.log(
    `wipes: ${WIPES}, games back: ${back} of ${WIPES * evenings.length}, moves confirmed: ${moves}, moves lost: ${lost}`,
  );
  expect({ back, lost }).toEqual({ back: WIPES * evenings.length, lost: 0 });
});

test(`${WIPES} kills right after a move, each with the loss of the database, cost no move`, async ({
  baseURL: home = '',
}) => {
  const evening = new Evening(MATCHES[0]);
  let running = await startChromium(profile);
  await evening.begin(at(running, home));
  let lost = 0;
  for (let wipe = 0; wipe < WIPES; wipe++) {
    await evening.move(running.page);
    await running.kill();
    loseDatabase(profile);
    running = await startChromium(profile);
    const seen = evening.confirmed;
    const kept = await evening.resume(at(running, home));
    lost += Math.max(0, seen - kept);
    await expect(running.page.locator('.storageNotice.calm')).toBeVisible();
  }
  await running.close();
  console.log(`kills with a wipe: ${WIPES}, moves confirmed: ${evening.confirmed}, moves lost: ${lost}`);
  expect(lost).toBe(0);
});
