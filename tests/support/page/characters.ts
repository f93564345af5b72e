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
    redo: [],
  };
  const start = startOf(record.origin);
  if (start === null) throw new Error('no such game');
  const { state } = replayLog(start, log);
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
  await page.goto('/');
  await expect(page.locator('main').first()).toBeVisible();
  await storeGame(page, save);
  await page.goto('/#/game/characters');
  return record;
}
