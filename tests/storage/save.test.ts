import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatPosition } from '../../src/rules/notation';
import { RULES_VERSION } from '../../src/storage/compact';
import { FORMAT, formatSave, parseSave, type Save, VERSION } from '../../src/storage/format/save';
import { replay } from '../../src/store/replay';
import { finalState } from '../support/storage/compactGames';
import { OVER, RUNNING, saveOf } from '../support/storage/samples';
import { newDevice, OLD, startApp } from './device';

afterEach(() => vi.unstubAllGlobals());

const FIXTURES = resolve(import.meta.dirname, 'fixtures');

function fixture(version: number): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(resolve(FIXTURES, `v${version}.json`), 'utf8'));
}

/** Version 1 lay under its name and did not say what it was. */
function asRead(version: number): unknown {
  return version === 1 ? { ...fixture(1), format: FORMAT, version: 1, id: 'old1' } : fixture(version);
}

function opened(value: unknown): Save {
  const parsed = parseSave(value);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.save;
}

describe('[saves] a game that was written', () => {
  const saves: readonly Save[] = [
    saveOf(RUNNING),
    saveOf(OVER, { title: null }),
    saveOf(RUNNING, { removed: 1_700_000_200_000 }),
    saveOf({ ...RUNNING, people: [] }),
    saveOf({ ...OVER, log: [], ahead: [] }, { id: 'a'.repeat(32), saves: 1 }),
    saveOf(RUNNING, { title: '👩‍👩‍👧‍👦'.repeat(14) }),
    // With what former versions put behind the title of a copy.
    saveOf(RUNNING, { title: `${'👩‍👩‍👧‍👦'.repeat(14)} – was wäre, wenn?` }),
  ];

  test('is read as it was', () => {
    for (const save of saves) expect(opened(formatSave(save))).toEqual(save);
  });

  test('is read as it was after a way through JSON and through a structured clone', () => {
    for (const save of saves) {
      expect(opened(JSON.parse(JSON.stringify(formatSave(save))))).toEqual(save);
      expect(opened(structuredClone(formatSave(save)))).toEqual(save);
    }
  });

  test('lies on one shelf: running, over, removed', () => {
    const shelves = [saveOf(RUNNING), saveOf(OVER), saveOf(OVER, { removed: 1 })].map((save) => formatSave(save).shelf);
    expect(shelves).toEqual(['running', 'over', 'removed']);
  });
});

describe('[saves] a damaged game', () => {
  const good = formatSave(saveOf(RUNNING));
  const options = { players: 2, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed: 1 };
  const OF_ANY_KIND = [undefined, [], {}, Number.NaN, Number.POSITIVE_INFINITY];
  const BAD: Readonly<Record<string, readonly unknown[]>> = {
    format: [...OF_ANY_KIND, null, 1, true, 'lumicor', 'Lumicora'],
    version: [...OF_ANY_KIND, null, '2', 0, -1, 1.5],
    id: [...OF_ANY_KIND, null, 7, '', 'a b', 'a/b', '../x', '__proto__', 'a'.repeat(33), 'ä', 'a\n'],
    title: [...OF_ANY_KIND, 7, true, 'x'.repeat(181)],
    created: [...OF_ANY_KIND, null, '1', 8.64e15 + 1],
    touched: [...OF_ANY_KIND, null, '1', -8.64e15 - 1],
    saves: [...OF_ANY_KIND, null, '1', 0, -1, 1.5, 2 ** 53, 2 ** 53 - 1],
    isOver: [...OF_ANY_KIND, null, 1, 'true'],
    removed: [...OF_ANY_KIND, true, '1'],
    people: [
      undefined,
      null,
      {},
      'Anna',
      [null],
      new Array(2),
      ['Anna'],
      [{ name: 'Anna' }],
      [{ name: 7, fish: 'clownfish' }],
      [{ name: 'Anna', fish: 'shark' }],
      [{ name: 'x'.repeat(81), fish: 'clownfish' }],
      Array.from({ length: 5 }, () => ({ name: 'Anna', fish: 'clownfish' })),
    ],
    origin: [
      ...OF_ANY_KIND,
      null,
      'dealt',
      { type: 'found' },
      { type: 'dealt' },
      { type: 'dealt', options: null },
      ...Object.keys(options).map((key) => ({ type: 'dealt', options: { ...options, [key]: null } })),
      { type: 'position' },
      { type: 'position', position: 7 },
      { type: 'position', position: 'x'.repeat(4001) },
    ],
    position: [...OF_ANY_KIND, null, 7, 'x'.repeat(4001)],
    rules: [...OF_ANY_KIND, null, '1', 0, -1, 1.5],
    log: [
      ...OF_ANY_KIND,
      null,
      ' ',
      'y| ',
      'y|  y|',
      'nonsense',
      '(0)',
      '(-1)',
      '(10000)',
      '(1.5)',
      '()',
      '(1',
      'lime '.repeat(3000).concat('lime'),
      '. '.repeat(60_001),
    ],
    ahead: [...OF_ANY_KIND, null, ' ', '(1)', 'nonsense', 'lime '.repeat(3000).concat('lime')],
  };

  test('says which key cannot be read, whatever is wrong with it', () => {
    for (const [key, values] of Object.entries(BAD)) {
      for (const value of values) {
        expect([key, value, parseSave({ ...good, [key]: value })]).toEqual([
          key,
          value,
          { ok: false, why: 'damaged', key },
        ]);
      }
    }
  });

  test('says so for every key that it has, if that one is missing', () => {
    // The shelf follows from the rest: it is for the database to sort by.
    for (const key of Object.keys(good).filter((each) => each !== 'shelf')) {
      const { [key]: _, ...rest } = good;
      expect(parseSave(rest)).toEqual({ ok: false, why: 'damaged', key });
    }
    expect(Object.keys(BAD).sort()).toEqual(
      Object.keys(good)
        .filter((key) => key !== 'shelf')
        .sort(),
    );
  });

  test('is whatever is no object', () => {
    for (const value of [undefined, null, 0, '', 'lumicora', true, [], [good], () => good]) {
      expect(parseSave(value)).toEqual({ ok: false, why: 'damaged', key: 'format' });
    }
  });

  test('takes nothing along that it has besides', () => {
    const { origin, people } = good as Readonly<Record<string, unknown>> as {
      origin: object;
      people: readonly object[];
    };
    const more = JSON.parse('{"__proto__":{"isOver":true},"more":{"more":[]}}');
    const value = {
      ...good,
      ...more,
      people: people.map((person) => ({ ...person, ...more })),
      origin: { ...origin, ...more },
    };
    expect(opened(value)).toEqual(saveOf(RUNNING));
    expect(JSON.stringify(formatSave(opened(value)))).toBe(JSON.stringify(good));
  });
});

describe('[saves] a game of a newer app', () => {
  const good = formatSave(saveOf(RUNNING));

  test('is told by its version or by its rules', () => {
    expect(parseSave({ ...good, version: VERSION + 1 })).toEqual({ ok: false, why: 'newer' });
    expect(parseSave({ ...good, rules: RULES_VERSION + 1 })).toEqual({ ok: false, why: 'newer' });
  });

  test('is told even if nothing else of it can be read', () => {
    expect(parseSave({ format: FORMAT, version: VERSION + 1 })).toEqual({ ok: false, why: 'newer' });
    expect(parseSave({ ...good, rules: RULES_VERSION + 1, log: 'castle' })).toEqual({ ok: false, why: 'newer' });
  });
});

describe('[saves] every version that ever was', () => {
  const VERSIONS = Array.from({ length: VERSION }, (_, index) => index + 1);

  /** Where the fixtures stand. These never change: they are games of people. */
  const PINNED: Readonly<Record<number, { readonly moves: number; readonly position: string }>> = {
    1: {
      moves: 90,
      position: [
        '4Ad',
        'r5',
        'act:p1h1',
        's2',
        'o1',
        'none',
        '2344b998',
        'y2h1,g1h1,b3c2,p3s2,y5o4,y3s5,p1h1',
        'y3s4,y4o3,p2h2,p2t1,p4o5,g4o3,b2t1,b5o1',
        '7/10/jjjj/b3s2,g4o4,p3s4/-/p3s1:b4c5,pg:d5d4,y3s1:e2e3,p4o4:e5e4,p5o1:f4g4,p5o2:e4e3',
        '2/10/cjjj/y4o5,p2c1,g2h2/-/p3c2:c3c4,g4o6:e2d3,pb:d4d5,g3s2:e4e3',
        '4/7/jcjc/p4o6,y4o4,b3s1,g3s3/-/b3s3:c5c4,gb:d4d5,y5o1:d6d7,y4o1:e4e5,y3c2:f2f3',
        '3/6/cjjc/y5o2,g3s5,p5o4,b3c3/-/y2t1:c3b2,g5o2:b3c4,g5o1:c5b5,b4o1:e3d3,yp:d4d5,g3c1:d6e5',
      ].join(' '),
    },
    2: {
      moves: 70,
      position: [
        '4Ad',
        'r4',
        'settle',
        's3',
        'o2',
        'none',
        '6df7df42',
        'g5o2,p5o2,y2h1,p5o1,p3s1,g1h1,b3c2',
        'y3s4,y4o3,p2h2,p2t1,p4o5,g4o3,b2t1,b5o1',
        '4/10/cjjj/y3s5,b3s2,g4o4,y5o4/-/pg:d5d4,y3s1:e2e3,p4o4:e5e4',
        '-1/10/ccjj/p1h1,y4o5/-/p3c2:c3c4,g4o6:e2d3,pb:d4d5,g3s2:e4e3',
        '4/8/jcjc/p4o6,y4o4/y3c2/b3s3:c5c4,gb:d4d5,y5o1:d6d7,y4o1:e4e5',
        '3/6/cjjc/y5o2,g3s5,p5o4,p3s2/-/y2t1:c3b2,g5o1:c5b5,b4o1:e3d3,yp:d4d5,g3c1:d6e5',
      ].join(' '),
    },
  };

  test('has a game here, and nothing else is here', () => {
    for (const version of VERSIONS) expect(existsSync(resolve(FIXTURES, `v${version}.json`))).toBe(true);
    expect(readdirSync(FIXTURES).sort()).toEqual(VERSIONS.map((version) => `v${version}.json`).sort());
    expect(Object.keys(PINNED).map(Number)).toEqual(VERSIONS);
  });

  test.each(VERSIONS)('%i is what its fixture says it is', (version) => {
    if (version > 1) expect(fixture(version).version).toBe(version);
  });

  test.each(VERSIONS)('%i opens, is followed by the rules, and stands where it stood', (version) => {
    const { record, position } = opened(asRead(version));
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(`refused at ${replayed.at}`);
    expect({ moves: replayed.past.length, position: formatPosition(replayed.state) }).toEqual(PINNED[version]);
    expect(position).toBe(PINNED[version].position);
  });

  test('1 had names, when it was touched, and what was taken back', () => {
    const save = opened(asRead(1));
    const old = fixture(1) as {
      touched: number;
      record: { people: unknown; origin: unknown; log: readonly unknown[] };
    };
    expect(save.record).toEqual({ ...old.record, ahead: [] });
    expect(save.record.log.filter(({ type }) => type === 'takenBack')).toEqual([{ type: 'takenBack', moves: 3 }]);
    expect(save).toMatchObject({ id: 'old1', title: null, created: old.touched, touched: old.touched, saves: 1 });
    expect(save.record.people.map(({ name }) => name)).toEqual(['Anna', 'Bernd', 'Charlotte', 'Dimitri']);
  });

  test('2 has what was taken back and can be made again', () => {
    const save = opened(asRead(2));
    expect(save.record.ahead).toHaveLength(5);
    expect(save.record.log.filter(({ type }) => type === 'takenBack')).toEqual([{ type: 'takenBack', moves: 2 }]);
    expect(formatSave(save)).toEqual(fixture(2));
  });
});

describe('[saves] games of version 1', () => {
  const old = fixture(1) as { record: { log: readonly unknown[] } };
  const text = JSON.stringify(old);
  const { position } = opened(asRead(1));

  async function begun(keys: Readonly<Record<string, string>>) {
    const device = newDevice();
    for (const [key, value] of Object.entries(keys)) localStorage.setItem(OLD + key, value);
    return { device, app: await startApp() };
  }

  test('move to the database, with a spare copy, and leave their old place', async () => {
    const { device, app } = await begun({ one: text, two: text });
    expect((await app.library.listGames('running', null, 9)).games.map(({ id }) => id).sort()).toEqual(['one', 'two']);
    expect(Object.keys(device.keys).sort()).toEqual(['lumicora.last', 'lumicora.spare.one', 'lumicora.spare.two']);
    expect(await app.saves.readSave('one')).toEqual({
      ok: true,
      isRestored: false,
      save: opened({ ...old, format: FORMAT, version: 1, id: 'one' }),
    });
  });

  test('can be opened at once by their old address', async () => {
    const { app } = await begun({ one: text });
    const game = await app.openGame.openKept('one', false);
    if (!game.ok) throw new Error(game.why);
    expect(formatPosition(game.game.table.state.value)).toBe(position);
    expect(game.game.isShortened).toBe(false);
  });

  const UNREADABLE: Readonly<Record<string, string>> = {
    empty: '',
    cut: text.slice(0, -20),
    nothing: 'null',
    list: '[]',
    words: '"lumicora"',
    undated: JSON.stringify({ ...old, touched: 'yesterday' }),
    unnamed: JSON.stringify({ ...old, record: { ...old.record, people: [{ name: 'Anna' }] } }),
    unbegun: JSON.stringify({ ...old, record: { ...old.record, origin: { type: 'found' } } }),
    logless: JSON.stringify({ ...old, record: { ...old.record, log: null } }),
    wordy: JSON.stringify({ ...old, record: { ...old.record, log: ['pass'] } }),
    'no-id': text,
  };

  test('stay untouched where they cannot be read, and keep nobody from moving', async () => {
    const { device, app } = await begun({ ...UNREADABLE, good: text });
    expect(await app.library.countGames()).toEqual({ running: 1, over: 0, removed: 0, damaged: 0 });
    const left = Object.entries(device.keys).filter(([key]) => key.startsWith(OLD));
    expect(Object.fromEntries(left.map(([key, value]) => [key.slice(OLD.length), value]))).toEqual(UNREADABLE);
  });

  test('stay untouched where the rules do not follow them to their end', async () => {
    const [first, second, ...rest] = old.record.log;
    const swapped = JSON.stringify({ ...old, record: { ...old.record, log: [second, second, first, ...rest] } });
    const { device, app } = await begun({ swapped });
    await app.library.countGames();
    expect(device.keys[`${OLD}swapped`]).toBe(swapped);
  });

  test('do not come back over the game that has moved on since', async () => {
    const { app } = await begun({ one: text });
    await app.library.countGames();
    expect(await app.library.renameGame('one', 'Sunday')).toBe('changed');
    localStorage.setItem(`${OLD}one`, text);
    const next = await startApp();
    expect((await next.library.listGames('running', null, 9)).games).toMatchObject([{ id: 'one', title: 'Sunday' }]);
  });

  test('stay where they are if there is no other place for them', async () => {
    const { device, app } = await begun({ one: text });
    vi.stubGlobal('indexedDB', undefined);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await app.library.countGames();
    expect(device.keys[`${OLD}one`]).toBe(text);
    vi.restoreAllMocks();
  });
});

test('[saves] the games of these tests are games', () => {
  for (const record of [RUNNING, OVER]) expect(finalState(record).players).toHaveLength(record.people.length);
});
