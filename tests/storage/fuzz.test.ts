import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHARACTERS, FISH, type GameRecord } from '../../src/history/record';
import { replay } from '../../src/history/replay';
import type { Move } from '../../src/rules/state';
import { formatPosition, parsePosition } from '../../src/rules/text/position';
import { parseBackup } from '../../src/storage/backup/backupText';
import { crc32 } from '../../src/storage/format/crc32';
import { formatFile } from '../../src/storage/format/file';
import { formatSave, parseSave, type Save, type Stored } from '../../src/storage/format/save';
import { formatBytes, parseBytes } from '../../src/storage/links/base64url';
import { codesOfSameGame, encodeGame } from '../../src/storage/links/compact';
import { readSharedGame } from '../../src/store/library/sharing';
import { fuzzRuns } from '../support/effort';
import { codeOf, firstCodeOf, fromPosition, withMinds } from '../support/storage/compactGames';
import { type App, BACKUP_PREFIX, type Device, newDevice, settled, startApp } from '../support/storage/device';
import { mutatedText, mutatedValue, mutatedWords, ODD_JSON, ODD_VALUES } from '../support/storage/mutations';
import { backupOf, cutTo, OVER, RUNNING, saveOf } from '../support/storage/samples';

/** How many damaged inputs there were in all. */
let inputs = 0;

function every<T>(runs: number, arbitrary: fc.Arbitrary<T>, check: (input: T) => Promise<void> | void): Promise<void> {
  const property = fc.asyncProperty(arbitrary, async (input) => {
    inputs++;
    await check(input);
  });
  return fc.assert(property, { numRuns: fuzzRuns(runs), endOnFailure: true });
}

const moves = (record: GameRecord, from: number, to: number) => cutTo(record, to).log.slice(from) as readonly Move[];

/** Short, for there are many of them: in the middle, with everything that a game can have; from a position; just begun. */
const MIDDLE: GameRecord = {
  ...withMinds(RUNNING),
  isGuided: true,
  log: [
    ...moves(RUNNING, 0, 9),
    { type: 'takenBack', moves: 2 },
    { type: 'hint' },
    ...moves(RUNNING, 9, 13),
    { type: 'lessonsOff' },
  ],
  redo: moves(RUNNING, 13, 16),
};
const ENDING: GameRecord = fromPosition(OVER, OVER.log.length - 6);
const BEGUN: GameRecord = { ...OVER, log: [], redo: [], people: [] };

const GOOD: readonly Save[] = [
  saveOf(MIDDLE, { id: 'middle', title: 'Sunday with Jürgen 🐙' }),
  saveOf(ENDING, { id: 'ending', title: null, touched: 1_700_000_300_000 }),
  saveOf(BEGUN, { id: 'begun', saves: 1, touched: 1_700_000_200_000 }),
];
const WORDS = `${formatSave(GOOD[0]).log} ${formatSave(GOOD[1]).log}`
  .split(' ')
  .concat('(3)', '(0)', '(9999)', '(?)', '(x)', '(y)', 'lime', 'pass', '.', '', 'a:-', '*a:-', '=y');

/** A game that may be shown and gone on with: independent of how the app checks that. */
function expectSound({ id, title, created, touched, saves, isOver, removed, position, record }: Save): void {
  expect(id).toMatch(/^[0-9a-z]{1,32}$/);
  expect(title === null || (typeof title === 'string' && title.length <= 160)).toBe(true);
  for (const time of [created, touched, removed ?? 0]) expect(Math.abs(time)).toBeLessThanOrEqual(8.64e15);
  expect(saves > 0 && Number.isSafeInteger(saves) && Number.isSafeInteger(saves + 1000)).toBe(true);
  expect(typeof isOver).toBe('boolean');
  expect(typeof position).toBe('string');
  expect(Object.keys(record).sort()).toEqual(['isGuided', 'log', 'origin', 'people', 'redo']);
  expect(typeof record.isGuided).toBe('boolean');
  for (const person of record.people) {
    expect(Object.keys(person).sort()).toEqual(['fish', 'mind', 'name']);
    expect(person.name.length).toBeLessThanOrEqual(80);
    expect(FISH).toContain(person.fish);
    if (person.mind === null) continue;
    const { character, version, ...more } = person.mind;
    expect([CHARACTERS.includes(character), Number.isSafeInteger(version) && version > 0, more]).toEqual([
      true,
      true,
      {},
    ]);
  }
}

/** And one that the rules follow to exactly where it says it stands, with all that can be made again. */
function expectFollowed({ position, isOver, record }: Save): void {
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(`refused at ${replayed.at}`);
  expect(formatPosition(replayed.state)).toBe(position);
  expect(isOver).toBe(replayed.state.step.type === 'over');
  expect(replayed.future).toHaveLength(record.redo.length);
  expect(encodeGame(record)).not.toBeNull();
}

let device: Device;
let app: App;
let before: { readonly stored: string; readonly backedUp: string };

beforeEach(async () => {
  device = newDevice();
  app = await startApp();
  for (const save of GOOD) await app.saves.writeSave(save, 0);
  await settled(app);
  before = { stored: await goodStored(), backedUp: goodBackedUp() };
});

afterEach(() => vi.unstubAllGlobals());

/** Every byte of the good games, in both places. */
async function goodStored(): Promise<string> {
  return JSON.stringify(await Promise.all(GOOD.map(({ id }) => app.database.getGame(id))));
}

function goodBackedUp(): string {
  return JSON.stringify(GOOD.map(({ id }) => device.keys[BACKUP_PREFIX + id]));
}

async function expectGoodUntouched(): Promise<void> {
  expect({ stored: await goodStored(), backedUp: goodBackedUp() }).toEqual(before);
}

describe('[fuzz] a damaged file', () => {
  const file = formatFile(GOOD, []);
  const value = JSON.parse(file);
  const single = JSON.parse(formatFile([{ ...GOOD[0], id: 'new' }], []));
  const withLog = (key: 'log' | 'ahead') =>
    mutatedWords(single.games[0][key], WORDS).map((text) =>
      JSON.stringify({ ...single, games: [{ ...single.games[0], [key]: text }] }),
    );
  const swappedGames = fc
    .tuple(fc.nat(2), fc.nat(2))
    .map(([a, b]) => JSON.stringify({ ...value, games: value.games.with(a, value.games[b]) }));
  const deep = fc
    .constantFrom('[', '{"a":', '{"games":[')
    .chain((open) => fc.nat(20_000).map((depth) => file.replace('"origin"', `"x":${open.repeat(depth)}`)));
  const damaged = fc.oneof(
    { weight: 4, arbitrary: mutatedText(file) },
    { weight: 4, arbitrary: mutatedText(JSON.stringify(single)) },
    { weight: 6, arbitrary: mutatedValue(value, ODD_JSON).map((each) => JSON.stringify(each) ?? '') },
    { weight: 6, arbitrary: mutatedValue(single, ODD_JSON).map((each) => JSON.stringify(each) ?? '') },
    { weight: 3, arbitrary: withLog('log') },
    { weight: 1, arbitrary: withLog('ahead') },
    { weight: 1, arbitrary: swappedGames },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: deep },
  );

  test('lets nothing in that is no game, and nothing at all if it is refused', async () => {
    const ids = GOOD.map(({ id }) => id).sort();
    let accepted = 0;
    await every(8000, damaged, async (text) => {
      const imported = await app.games.importGames(text);
      const kept = imported.ok ? imported.ids : [];
      expect(await app.database.gameIds()).toEqual([...ids, ...kept].sort());
      for (const id of kept) {
        const parsed = parseSave(await app.database.getGame(id));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed));
        expectSound(parsed.save);
        expectFollowed(parsed.save);
        await app.saves.eraseSave(id);
      }
      if (kept.length > 0) accepted++;
      if (inputs % 50 === 0 || kept.length > 0) await expectGoodUntouched();
    });
    await expectGoodUntouched();
    expect(app.library.trouble.value).toBeNull();
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('[fuzz] a damaged link', () => {
  const codes = [...[MIDDLE, ENDING, BEGUN].map(codeOf), firstCodeOf(ENDING)];
  const payloads = codes.map((code) => parseBytes(code)?.slice(4) ?? new Uint8Array());

  /** A code with the right checksum for whatever is in it: what someone could make who wants to do harm. */
  function sealed(payload: Uint8Array): string {
    const sum = new DataView(new ArrayBuffer(4));
    sum.setUint32(0, crc32(payload));
    return formatBytes(Uint8Array.from([...new Uint8Array(sum.buffer), ...payload]));
  }

  function check(code: string): void {
    const shared = readSharedGame(code);
    if (!shared.ok) return;
    const { record, end } = shared;
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(`refused at ${replayed.at}`);
    expect(formatPosition(replayed.state)).toBe(formatPosition(end));
    expectSound(saveOf(record));
    expect(codesOfSameGame(shared.code)).toContain(shared.code);
    expect(codesOfSameGame(shared.code)[0]).toBe(encodeGame(record));
    expect(code.startsWith(shared.code)).toBe(true);
  }

  test('is refused, or a game', async () => {
    const damaged = fc.oneof(...codes.map(mutatedText), fc.base64String(), fc.string({ unit: 'binary' }));
    await every(4000, damaged, check);
  });

  test('with the right checksum, too', async () => {
    const damaged = fc
      .tuple(fc.constantFrom(...payloads), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }))
      .map(([payload, changes]) => {
        const bytes = Uint8Array.from(payload);
        // Not the last one: there the versions are.
        for (const [at, byte] of changes) bytes[at % (bytes.length - 1)] = byte;
        return sealed(bytes);
      });
    await every(2500, damaged, check);
  });
});

describe('[fuzz] a damaged record', () => {
  const stored = formatSave(GOOD[0]);
  const backedUp = backupOf({ ...GOOD[0], id: 'victim' });
  const damaged = fc.oneof(
    { weight: 5, arbitrary: mutatedValue(stored, ODD_VALUES) },
    { weight: 2, arbitrary: mutatedWords(String(stored.log), WORDS).map((log) => ({ ...stored, log })) },
    { weight: 1, arbitrary: mutatedWords(String(stored.ahead), WORDS).map((ahead) => ({ ...stored, ahead })) },
    { weight: 1, arbitrary: mutatedText(String(stored.position)).map((position) => ({ ...stored, position })) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), fc.anything({ withBigInt: true, withDate: true })) },
  );

  test('is read as a game with all that belongs to one, or not at all', async () => {
    let accepted = 0;
    await every(5000, damaged, (value) => {
      const parsed = parseSave(value);
      if (!parsed.ok) return;
      accepted++;
      expectSound(parsed.save);
      expect(parseSave(structuredClone(formatSave(parsed.save)))).toEqual(parsed);
    });
    expect(accepted).toBeGreaterThan(0);
  });

  test('among good ones harms none of them, and is made whole from its backup', async () => {
    await every(1500, fc.tuple(damaged, fc.boolean()), async ([value, hasBackup]) => {
      const record: Stored = { ...(typeof value === 'object' ? value : {}), id: 'victim' };
      await app.database.putGames([record]);
      if (hasBackup && backedUp !== null) localStorage.setItem(`${BACKUP_PREFIX}victim`, backedUp);
      const parsed = parseSave(record);
      const listed = await app.library.listGames('running', null, 9);
      expect(listed.games.map(({ id }) => id).filter((id) => id !== 'victim')).toEqual(['begun', 'middle']);
      await app.library.countGames();

      const opened = await app.games.openKept('victim', false);
      const read = await app.saves.readSave('victim');
      if (read.ok) expectSound(read.save);
      if (hasBackup && !parsed.ok && parsed.why === 'damaged')
        expect(read).toMatchObject({ ok: true, save: { saves: 5 } });
      if (!read.ok) expect(await app.database.getGame('victim')).toEqual(record);
      if (opened.ok && read.ok) {
        // A damaged position can still be one that is only spelled in another way.
        const stands = parsePosition(read.save.position);
        expect({ ok: true, value: opened.game.table.state.value }).toEqual(stands);
        opened.game.close();
      } else if (parsed.ok || hasBackup) expect(opened).toMatchObject({ ok: false });

      const exported = JSON.parse((await app.games.exportAll()) ?? '');
      expect(exported.games.filter(({ id }: Save) => id !== 'victim')).toEqual(JSON.parse(before.stored).sort(byId));
      await settled(app);
      await expectGoodUntouched();
      await app.saves.eraseSave('victim');
    });
  });
});

const byId = (a: Save, b: Save) => (a.id < b.id ? -1 : 1);

describe('[fuzz] a damaged backup', () => {
  const texts = GOOD.map((save) => backupOf(save));

  test('counts for nothing', async () => {
    await every(5000, fc.oneof(...texts.map(mutatedText)), (text) => {
      const parsed = parseBackup(text);
      if (parsed !== null) expect([texts.includes(text), GOOD]).toEqual([true, expect.arrayContaining([parsed])]);
    });
  });

  test('with the right check number is a game that can be opened, or counts for nothing', async () => {
    const values = texts.map((text) => JSON.parse(text.slice(8)));
    const damaged = fc.oneof(...values.map((value) => mutatedValue({ ...value, id: 'victim' }, ODD_JSON)));
    await every(1500, damaged, async (value) => {
      const text = JSON.stringify(value) ?? '';
      const sum = crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
      localStorage.setItem(`${BACKUP_PREFIX}victim`, sum + text);
      const opened = await app.games.openKept('victim', false);
      const read = await app.saves.readSave('victim');
      if (read.ok) expectSound(read.save);
      if (opened.ok && read.ok) {
        // A damaged position can still be one that is only spelled in another way.
        const stands = parsePosition(read.save.position);
        expect({ ok: true, value: opened.game.table.state.value }).toEqual(stands);
        opened.game.close();
      }
      await settled(app);
      await expectGoodUntouched();
      await app.saves.eraseSave('victim');
    });
  });
});

afterAll(() => {
  expect(inputs).toBeGreaterThanOrEqual(fuzzRuns(20_000));
});
