import { describe, expect, test } from 'vitest';
import { CHARACTERS, type GameRecord, type LogEntry, type SeatMind } from '../../../src/history/record';
import { legalMoves, newGame } from '../../../src/rules/game';
import { specialActions } from '../../../src/rules/play/special';
import type { GameState, Move } from '../../../src/rules/state';
import { codesOfSameGame, decodeGame, encodeGame } from '../../../src/storage/links/compact';
import { randomly } from '../../support/policies';
import { must } from '../../support/rules/build';
import { TABLES, type Table } from '../../support/rules/randomGame';
import {
  brokenOff,
  codeOf,
  essence,
  finalState,
  fromPosition,
  peopleCalled,
  wholeGame,
  withMinds,
} from '../../support/storage/compactGames';

const FOUR: Table = { players: 4, side: 'A', scoreBoard: 'dark' };
const TWO: Table = { players: 2, side: 'B', scoreBoard: 'light' };
const WHOLE = wholeGame(TWO, 7, randomly);

function decoded(code: string): GameRecord {
  const result = decodeGame(code);
  if (!result.ok) throw new Error(`this code is ${result.why}`);
  return result.record;
}

function expectBack(record: GameRecord): void {
  expect(essence(decoded(codeOf(record)))).toEqual(essence(record));
}

/** A new game of two people with these moves. */
function begun(log: readonly Move[], names = ['Anna', 'Bernd']): GameRecord {
  const options = { ...TWO, octopus: 'lot', seed: 7 } as const;
  return { people: peopleCalled(...names), origin: { type: 'dealt', options }, isGuided: false, log, redo: [] };
}

describe('[share] a game comes back from its code', () => {
  test.each(TABLES)('whole, broken off, from a position: $players players, $side, $scoreBoard', (table) => {
    const whole = wholeGame(table, table.players * 1000 + 17);
    expectBack(whole);
    expectBack(withMinds(whole));
    expect(finalState(decoded(codeOf(whole)))).toEqual(finalState(whole));
    for (const seed of [1, 2, 3, 4, 5, 6]) expectBack(brokenOff(whole, seed));
    expectBack(fromPosition(whole, 40));
    expectBack(brokenOff(fromPosition(whole, 61), 7));
  });

  test('before its first move, with and without the names of the players', () => {
    expectBack(begun([]));
    expectBack({ ...begun([]), people: [] });
  });

  test('with every character at every seat, in any version of its mind', () => {
    const versions = [1, 2, 8, 9, 64, 65, 12_345, 1e9 - 1];
    const minds: readonly SeatMind[] = CHARACTERS.flatMap((character) =>
      versions.map((version) => ({ character, version })),
    );
    const [anna, bernd] = begun([]).people;
    for (const mind of minds) {
      expectBack({ ...begun([]), people: [{ ...anna, mind }, bernd] });
      expectBack({ ...begun([]), people: [anna, { ...bernd, mind }] });
      expectBack({
        ...begun([]),
        people: [
          { ...anna, mind },
          { ...bernd, mind },
        ],
      });
    }
  });

  test('with the octopus at a seat or by lot', () => {
    for (const octopus of [0, 1, 'lot'] as const) {
      expectBack({ ...begun([]), origin: { type: 'dealt', options: { ...TWO, octopus, seed: 0xffffffff } } });
    }
  });

  test('with the seed that deals the same', () => {
    const seeds = [-1, 2 ** 40 + 5, -(2 ** 31)].map((seed) => {
      const { origin } = decoded(
        codeOf({ ...begun([]), origin: { type: 'dealt', options: { ...TWO, octopus: 0, seed } } }),
      );
      return origin.type === 'dealt' ? origin.options.seed : null;
    });
    expect(seeds).toEqual([2 ** 32 - 1, 5, 2 ** 31]);
  });

  test('with moves to redo up to the end of the game', () => {
    const { log } = WHOLE;
    expectBack({ ...WHOLE, log: log.slice(0, -5), redo: log.slice(-5) as readonly Move[] });
  });

  test('without what only concerned the table where it was played: lessons and hints', () => {
    const log: readonly LogEntry[] = [{ type: 'hint' }, ...WHOLE.log.slice(0, 9), { type: 'lessonsOff' }];
    expect(codeOf({ ...WHOLE, isGuided: true, log })).toBe(codeOf({ ...WHOLE, log: WHOLE.log.slice(0, 9) }));
  });

  test('with luminos of the atoll named in any order', () => {
    const log = [...WHOLE.log];
    const at = log.findIndex((move) => move.type === 'takeFromAtoll' && move.luminos.length > 1);
    const move = log[at];
    if (move.type !== 'takeFromAtoll') throw new Error('no move takes two luminos from the atoll');
    log[at] = { ...move, luminos: [...move.luminos].reverse() };
    expect(codeOf({ ...WHOLE, log })).toBe(codeOf(WHOLE));
  });

  test('with names in any script', () => {
    const names = [
      '',
      'Ünal Ægir',
      '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
      'שָׁלוֹם \u202eabc',
      'e\u0301'.repeat(20),
      '\ufeffBOM',
      '\u0000\n',
      '👩🏽'.repeat(20),
      '漢'.repeat(80),
    ];
    for (const name of names) expectBack(begun([], [name, 'B']));
  });

  test('with half a character as the sign for one that cannot be shown', () => {
    const { people } = decoded(codeOf(begun([], ['a\ud83d', '\udc0dz'])));
    expect(people.map(({ name }) => name)).toEqual(['a\ufffd', '\ufffdz']);
  });

  test('with every special action, one by one', () => {
    const { log, state } = firstSpecial();
    const moves = [...specialActions(state)];
    expect(moves.length).toBeGreaterThan(20);
    for (const move of moves) expectBack(begun([...log, move]));
  });
});

/** A game of two up to the first offer with a jellyfish token. */
function firstSpecial(): { readonly log: readonly Move[]; readonly state: GameState } {
  const log: Move[] = [];
  let state = newGame({ ...TWO, octopus: 'lot', seed: 7 });
  while (specialActions(state).next().done) {
    const moves = legalMoves(state);
    const move = moves.find(({ type }) => type === 'takeLimestone' || type === 'score') ?? moves[0];
    log.push(move);
    state = must(state, move).state;
  }
  return { log, state };
}

describe('[share] a code', () => {
  const POSITION = '2Ad r1 start s1 o1 none 00000007 - - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-';
  const SPECIAL = begun(firstSpecial().log);
  const NOTED: GameRecord = { ...WHOLE, log: [...WHOLE.log, { type: 'takenBack', moves: 3 }] };
  const PLACED: GameRecord = {
    people: [],
    origin: { type: 'position', position: POSITION },
    log: [{ type: 'layStart', left: 'pink' }],
    isGuided: false,
    redo: [],
  };

  /** The codes of games of people, the one of version 1 last. They never change: links are out in the world. */
  const PINNED: readonly (readonly [string, GameRecord, readonly string[]])[] = [
    ['with a special action to come', SPECIAL, ['PC1A7R1Vh-IFj1TcbOHgS4gAAAI6Eg', 'KzkaZQHZYfiBY9VAbOHgS4gAAAI6EQ']],
    [
      'with moves taken back',
      NOTED,
      [
        'XsAANjFZHN_0W3alZQCQFajexm6qHTqVQrSKB1OuAgzAZOoOllGYJYfiBY9U3Gzh4EuIAAACOhI',
        'sXj02AMVkc3_RbdqVlAJAVqN7GbqodOpVCtIoHU64CDMBk6g6WUZhmH4gWPVQGzh4EuIAAACOhE',
      ],
    ],
    [
      'from a position, without names',
      PLACED,
      [
        'yDue0AJgRYe00CCEV71xMvKjWbdhRLHyNKvjJefteMaf4uE9j8l-UgG_S-nsEYRex5tDGRI',
        'UTLPagJgRYe00CCEV71xMvKjWbdhRLHyNKvjJefteMaf4uE9j8l-UgG_S-nsEYRex5tDGRE',
      ],
    ],
    ['with a character', withMinds(SPECIAL), ['beVF9B1N3YfiBY9U3Gzh4EuIAAACOhI']],
  ];

  test.each(PINNED)('of a game %s will always be the same and mean the same in each version', (_, record, codes) => {
    expect(codeOf(record)).toBe(codes[0]);
    for (const code of codes) {
      expect(essence(decoded(code))).toEqual(essence(record));
      expect(codesOfSameGame(code)).toEqual(codes);
    }
  });

  test('of an earlier version becomes one of the latest when its game is shared again', () => {
    for (const [, , codes] of PINNED)
      expect(codes.map((code) => codeOf(decoded(code)))).toEqual(codes.map(() => codes[0]));
  });

  test('that cannot be read has no other', () => {
    for (const code of ['', 'AAAA', 'AAAAAAA', codeOf(WHOLE).slice(0, -2)]) expect(codesOfSameGame(code)).toEqual([]);
  });

  test('is short: four players with their names in less than 500 letters', () => {
    const lengths = [1, 2, 3].map((seed) => codeOf(withMinds(wholeGame(FOUR, seed, randomly))).length);
    expect(Math.max(...lengths)).toBeLessThan(500);
  });

  test('needs nothing but letters that every address takes as they are', () => {
    expect(codeOf(WHOLE)).toMatch(/^[\w-]+$/);
  });

  test('is not made for what the rules refuse', () => {
    const [first, ...rest] = WHOLE.log;
    const options = { ...TWO, octopus: 'lot', seed: 7 } as const;
    const refused: readonly Partial<GameRecord>[] = [
      { log: rest },
      { log: [first, first, first] },
      { log: [...WHOLE.log, { type: 'pass' }] },
      { redo: [{ type: 'pass' }] },
      { log: [{ type: 'special', from: 'atoll', luminos: [] }] },
      { people: peopleCalled('Anna') },
      { people: peopleCalled('Anna', 'B'.repeat(81)) },
      ...[0, -1, 1.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY].map((version) => ({
        people: WHOLE.people.map((person) => ({ ...person, mind: { character: 'easy', version } as const })),
      })),
      { people: WHOLE.people.map((person) => ({ ...person, mind: { character: 'dreamy', version: 1 } as never })) },
      { origin: { type: 'dealt', options: { ...options, seed: 0.5 } } },
      { origin: { type: 'dealt', options: { ...options, octopus: 2 } } },
      { origin: { type: 'position', position: 'nonsense' } },
    ];
    for (const part of refused) expect(encodeGame({ ...WHOLE, ...part })).toBeNull();
  });

  test('is not made for a note that says nothing', () => {
    for (const moves of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 3001]) {
      expect(encodeGame({ ...WHOLE, log: [{ type: 'takenBack', moves }, ...WHOLE.log] })).toBeNull();
    }
  });

  test('is not made for a log of more than 3,000 entries', () => {
    const notes = (count: number) => Array.from({ length: count }, () => ({ type: 'takenBack', moves: 1 }) as const);
    expectBack({ ...begun([]), log: notes(2000) });
    expect(encodeGame({ ...begun([]), log: notes(3001) })).toBeNull();
  });
});
