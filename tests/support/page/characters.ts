import type { Page } from '@playwright/test';
import { startOf } from '../../../src/history/origin';
import { type CharacterName, FISH, type GameRecord } from '../../../src/history/record';
import { replayLog } from '../../../src/history/replay';
import type { GameOptions, Move } from '../../../src/rules/state';
import { formatPosition } from '../../../src/rules/text/position';
import { formatSave } from '../../../src/storage/format/save';
import { storeGame } from './stored';
import { expect } from './test';

/** Who sits there: a person by that name, or a character. */
export type Seated = string | { readonly character: CharacterName };

/** A kept game with characters, opened by its address. */
export async function openWithCharacters(
  page: Page,
  seated: readonly Seated[],
  options: Partial<GameOptions> = {},
  log: readonly Move[] = [],
): Promise<GameRecord> {
  const players = seated.length as GameOptions['players'];
  const record: GameRecord = {
    people: seated.map((each, seat) => ({
      name: typeof each === 'string' ? each : each.character,
      fish: FISH[seat],
      mind: typeof each === 'string' ? null : { character: each.character, version: 1 },
    })),
    origin: {
      type: 'dealt',
      options: { players, side: 'A', scoreBoard: 'dark', octopus: 0, seed: 7, ...options },
    },
    log,
    isGuided: false,
    redo: [],
  };
  await openRecord(page, record);
  return record;
}

/** Keeps a game as this version writes it and opens it. */
export async function openRecord(page: Page, record: GameRecord): Promise<void> {
  const start = startOf(record.origin);
  if (start === null) throw new Error('no such game');
  const { state } = replayLog(start, record.log);
  const now = Date.now();
  const save = formatSave({
    id: 'characters',
    title: null,
    created: now,
    touched: now,
    saves: 1,
    isOver: state.step.type === 'over',
    removed: null,
    position: formatPosition(state),
    record,
  });
  // A page that is open already says where the app is served.
  await page.goto(page.url().startsWith('http') ? new URL('./', page.url()).href : '/');
  await expect(page.locator('.homeWays').first()).toBeVisible();
  await storeGame(page, save);
  await page.evaluate(() => {
    location.hash = '#/game/characters';
  });
}
