import { describe, expect, test } from 'vitest';
import { FORMAT, headOf, parseHead } from '../../../src/storage/format/head';
import { formatSave, parseSave, type Save } from '../../../src/storage/format/save';
import { RULES_VERSION, SAVE_VERSION } from '../../../src/storage/versions';
import { finalState, withMinds } from '../../support/storage/compactGames';
import { OVER, openSave, RUNNING, saveOf } from '../../support/storage/samples';

describe('[saves] a game that was written', () => {
  const saves: readonly Save[] = [
    saveOf(RUNNING),
    saveOf(OVER, { title: null }),
    saveOf(RUNNING, { removed: 1_700_000_200_000 }),
    saveOf({ ...RUNNING, people: [] }),
    saveOf(withMinds(RUNNING)),
    saveOf({ ...OVER, log: [], redo: [] }, { id: 'a'.repeat(32), saves: 1 }),
    saveOf(RUNNING, { title: '👩‍👩‍👧‍👦'.repeat(14) }),
    // With what former versions put behind the title of a copy.
    saveOf(RUNNING, { title: `${'👩‍👩‍👧‍👦'.repeat(14)} – was wäre, wenn?` }),
  ];

  test('is read as it was', () => {
    for (const save of saves) expect(openSave(formatSave(save))).toEqual(save);
  });

  test('is read as it was after a way through JSON and through a structured clone', () => {
    for (const save of saves) {
      expect(openSave(JSON.parse(JSON.stringify(formatSave(save))))).toEqual(save);
      expect(openSave(structuredClone(formatSave(save)))).toEqual(save);
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
  const BAD_MINDS = [
    ...OF_ANY_KIND,
    'easy',
    { character: 'easy' },
    { version: 1 },
    { character: 'dreamy', version: 1 },
    { character: 'Easy', version: 1 },
    { character: 0, version: 1 },
    { character: 'length', version: 1 },
    ...[0, -1, 1.5, '1', null, 1e9, Number.NaN].map((version) => ({ character: 'easy', version })),
  ];
  const BAD: Readonly<Record<string, readonly unknown[]>> = {
    format: [...OF_ANY_KIND, null, 1, true, 'lumicor', 'Lumicora'],
    version: [...OF_ANY_KIND, null, '2', 0, -1, 1.5],
    id: [...OF_ANY_KIND, null, 7, '', 'a b', 'a/b', '../x', '__proto__', 'a'.repeat(33), 'ä', 'a\n'],
    title: [...OF_ANY_KIND, 7, true, 'x'.repeat(181)],
    created: [...OF_ANY_KIND, null, '1', 8.64e15 + 1],
    touched: [...OF_ANY_KIND, null, '1', -8.64e15 - 1],
    saves: [...OF_ANY_KIND, null, '1', 0, -1, 1.5, 2 ** 53, 2 ** 53 - 1],
    isOver: [...OF_ANY_KIND, null, 1, 'true'],
    isGuided: [...OF_ANY_KIND, null, 1, 'true'],
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
      [{ name: 7, fish: 'clownfish', mind: null }],
      [{ name: 'Anna', fish: 'shark', mind: null }],
      [{ name: 'x'.repeat(81), fish: 'clownfish', mind: null }],
      Array.from({ length: 5 }, () => ({ name: 'Anna', fish: 'clownfish', mind: null })),
      ...BAD_MINDS.map((mind) => [{ name: 'Anna', fish: 'clownfish', mind }]),
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
    const save = saveOf(withMinds(RUNNING));
    const good = formatSave(save);
    const { origin, people } = good as Readonly<Record<string, unknown>> as {
      origin: object;
      people: readonly { readonly mind: object | null }[];
    };
    const more = JSON.parse('{"__proto__":{"isOver":true},"more":{"more":[]}}');
    const value = {
      ...good,
      ...more,
      people: people.map((person) => ({ ...person, ...more, mind: person.mind && { ...person.mind, ...more } })),
      origin: { ...origin, ...more },
    };
    expect(openSave(value)).toEqual(save);
    expect(JSON.stringify(formatSave(openSave(value)))).toBe(JSON.stringify(good));
  });
});

describe('[saves] a game of a newer app', () => {
  const good = formatSave(saveOf(RUNNING));

  test('is told by its version or by its rules', () => {
    expect(parseSave({ ...good, version: SAVE_VERSION + 1 })).toEqual({ ok: false, why: 'newer' });
    expect(parseSave({ ...good, rules: RULES_VERSION + 1 })).toEqual({ ok: false, why: 'newer' });
  });

  test('is told even if nothing else of it can be read', () => {
    expect(parseSave({ format: FORMAT, version: SAVE_VERSION + 1 })).toEqual({ ok: false, why: 'newer' });
    expect(parseSave({ ...good, rules: RULES_VERSION + 1, log: 'castle' })).toEqual({ ok: false, why: 'newer' });
  });
});

describe('[saves] a list', () => {
  const named = (...minds: readonly unknown[]) =>
    minds.map((mind) => ({ name: 'Anna', fish: 'clownfish', ...(mind !== undefined && { mind }) }));
  const listed = (version: number, people: unknown) =>
    parseHead({ ...formatSave(saveOf(RUNNING)), version, people })?.people.map(({ mind }) => mind);

  test('says who thinks', () => {
    const save = saveOf(withMinds(RUNNING));
    expect(parseHead(formatSave(save))).toEqual(headOf(save));
  });

  test('has the games of version 2, where nobody thought for a person', () => {
    expect(listed(2, named(undefined, undefined))).toEqual([null, null]);
  });

  test('has the games of a newer app with characters that are unknown here; opening them says that they are newer', () => {
    const people = named({ character: 'easy', version: 1 }, { character: 'dreamy', version: 1 });
    expect(listed(SAVE_VERSION + 1, people)).toEqual([{ character: 'easy', version: 1 }, null]);
    const newer = { ...formatSave(saveOf(RUNNING)), version: SAVE_VERSION + 1, people };
    expect(parseSave(newer)).toEqual({ ok: false, why: 'newer' });
  });

  test('leaves out what has no people', () => {
    expect(parseHead({ ...formatSave(saveOf(RUNNING)), people: [{ mind: null }] })).toBeNull();
  });
});

test('[saves] the games of these tests are games', () => {
  for (const record of [RUNNING, OVER]) expect(finalState(record).players).toHaveLength(record.people.length);
});
