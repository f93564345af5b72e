import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOf } from '../../../src/history/origin';
import type { GameRecord } from '../../../src/history/record';
import { replay } from '../../../src/history/replay';
import { legalMoves, newGame } from '../../../src/rules/game';
import type { GameOptions, Move } from '../../../src/rules/state';
import { formatPosition } from '../../../src/rules/text/position';
import { parseSave, type Save } from '../../../src/storage/format/save';
import { readSharedGame, shareGame } from '../../../src/store/library/sharing';
import { fuzzRuns } from '../../support/effort';
import { chance, must, pick } from '../../support/rules/build';
import { TABLES, type Table } from '../../support/rules/randomGame';
import {
  brokenOff,
  essence,
  finalState,
  fromPosition,
  peopleCalled,
  wholeGame,
  withMinds,
} from '../../support/storage/compactGames';
import { type App, newDevice, settled, startApp } from '../../support/storage/device';
import { saveOf } from '../../support/storage/samples';

/** Every dozen has all kinds of games. */
const GAMES_PER_TABLE = fuzzRuns(84);

let app: App;
let games = 0;
const kinds = { over: 0, running: 0, noted: 0, redo: 0, fromPosition: 0, special: 0, several: 0, minds: 0 };

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(() => vi.unstubAllGlobals());

/** A whole game by any legal moves; quicker than `wholeGame`, and without special actions. */
function quickGame(table: Table, seed: number): GameRecord {
  const random = chance(seed);
  const options: GameOptions = { ...table, octopus: pick(['lot', 0, 1], random), seed };
  const log: Move[] = [];
  for (let state = newGame(options); state.step.type !== 'over'; state = must(state, log[log.length - 1]).state) {
    log.push(pick(legalMoves(state), random));
  }
  const people = peopleCalled(...['Nora', 'Öznur', '漢', ''].slice(0, table.players));
  return { people: random() < 0.1 ? [] : people, origin: { type: 'dealt', options }, isGuided: false, log, redo: [] };
}

/** Of a dozen: some whole, some broken off with notes and moves to redo, some from a position, some with special actions. */
function randomRecord(table: Table, index: number): GameRecord {
  const seed = index * 7919 + 13;
  const played = index % 12 === 0 ? wholeGame(table, seed) : quickGame(table, seed);
  const whole = index % 5 === 2 ? withMinds(played) : played;
  if (index % 3 === 0) return whole;
  const cut = brokenOff(whole, seed);
  return index % 6 === 1 ? brokenOff(fromPosition(whole, seed % 40), seed) : cut;
}

function count(record: GameRecord): void {
  games++;
  const log = [...record.log, ...record.redo];
  kinds[finalState(record).step.type === 'over' ? 'over' : 'running']++;
  if (log.some(({ type }) => type === 'takenBack')) kinds.noted++;
  if (record.redo.length > 0) kinds.redo++;
  if (record.people.some(({ mind }) => mind !== null)) kinds.minds++;
  if (record.origin.type === 'position') kinds.fromPosition++;
  if (log.some(({ type }) => type === 'special')) kinds.special++;
  if (log.some((move) => 'luminos' in move && move.luminos.length > 1)) kinds.several++;
}

/** Every state that a game has been in, in notation. */
function statesOf(record: GameRecord): readonly string[] {
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(`refused at ${replayed.at}`);
  return [...replayed.past.map(({ state }) => state), replayed.state].map(formatPosition);
}

test.each(TABLES)(
  '[saves] random games come back from files and links: $players, $side, $scoreBoard',
  async (table) => {
    const saves = Array.from({ length: GAMES_PER_TABLE }, (_, index): Save => {
      const record = randomRecord(table, index);
      return saveOf(record, { id: `game${index}`, title: index % 2 === 0 ? null : `Round ${index}`, saves: 1 });
    });
    for (const { record } of saves) count(record);

    // Into this device, out of it as a file, and from there into another one.
    for (const save of saves) await app.saves.writeSave(save, 0);
    const file = await app.games.exportAll();
    await settled(app);
    newDevice();
    const other = await startApp();
    const imported = await other.games.importGames(file ?? '');
    expect(imported).toMatchObject({ ok: true, ids: expect.arrayContaining(saves.map(({ id }) => id)) });

    for (const save of saves) {
      const parsed = parseSave(await other.database.getGame(save.id));
      expect(parsed).toEqual({ ok: true, save });
      if (!parsed.ok) continue;
      const states = statesOf(save.record);
      expect(statesOf(parsed.save.record)).toEqual(states);

      const shared = readSharedGame(shareGame(save.record) ?? '');
      if (!shared.ok) throw new Error(shared.why);
      expect(essence(shared.record)).toEqual(essence(save.record));
      expect(statesOf(shared.record)).toEqual(states);
      expect(formatPosition(shared.end)).toBe(save.position);
      expect([finalState(shared.record), finalState(parsed.save.record)]).toEqual(twice(finalState(save.record)));
      expect(startOf(shared.record.origin)).toEqual(startOf(save.record.origin));
    }
  },
);

function twice<T>(value: T): readonly [T, T] {
  return [value, value];
}

afterAll(() => {
  expect(games).toBeGreaterThanOrEqual(fuzzRuns(1000));
  for (const [kind, number] of Object.entries(kinds)) expect([kind, number > fuzzRuns(50)]).toEqual([kind, true]);
});
