import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves, newGame } from '../../src/rules/game';
import { specialActions } from '../../src/rules/special';
import type { GameState, Move } from '../../src/rules/state';
import { formatBytes, parseBytes } from '../../src/storage/base64url';
import { decodeGame, encodeGame, RULES_VERSION } from '../../src/storage/compact';
import { crc32 } from '../../src/storage/crc32';
import type { GameRecord } from '../../src/storage/record';
import { randomly } from '../bench/policies';
import { must } from '../rules/build';
import { TABLES, type Table } from '../rules/randomGame';
import { brokenOff, essence, finalState, fromPosition, peopleCalled, wholeGame } from './compactGames';

const FOUR: Table = { players: 4, side: 'A', scoreBoard: 'dark' };
const TWO: Table = { players: 2, side: 'B', scoreBoard: 'light' };
const WHOLE = wholeGame(TWO, 7, randomly);

function codeOf(record: GameRecord): string {
  const code = encodeGame(record);
  if (code === null) throw new Error('this game has no code');
  return code;
}

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
  return { people: peopleCalled(...names), origin: { type: 'dealt', options }, log, ahead: [] };
}

describe('[share] a game comes back from its code', () => {
  test.each(TABLES)('whole, broken off, from a position: $players players, $side, $scoreBoard', (table) => {
    const whole = wholeGame(table, table.players * 1000 + 17);
    expectBack(whole);
    expect(finalState(decoded(codeOf(whole)))).toEqual(finalState(whole));
    for (const seed of [1, 2, 3, 4, 5, 6]) expectBack(brokenOff(whole, seed));
    expectBack(fromPosition(whole, 40));
    expectBack(brokenOff(fromPosition(whole, 61), 7));
  });

  test('before its first move, and with nobody said to play', () => {
    expectBack(begun([]));
    expectBack({ ...begun([]), people: [] });
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

  test('with moves ahead up to the end of the game', () => {
    const { log } = WHOLE;
    expectBack({ ...WHOLE, log: log.slice(0, -5), ahead: log.slice(-5) as readonly Move[] });
  });

  test('with luminos of the atoll named in any order', () => {
    const log = [...WHOLE.log];
    const at = log.findIndex((move) => move.type === 'takeFromAtoll' && move.luminos.length > 1);
    const move = log[at];
    if (move.type !== 'takeFromAtoll') throw new Error('nobody took two');
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
  test('of this game will always be the same: links are out in the world', () => {
    expect(codeOf(begun(firstSpecial().log))).toBe('KzkaZQHZYfiBY9VAbOHgS4gAAAI6EQ');
    expect(codeOf({ ...WHOLE, log: [...WHOLE.log, { type: 'takenBack', moves: 3 }] })).toBe(
      'sXj02AMVkc3_RbdqVlAJAVqN7GbqodOpVCtIoHU64CDMBk6g6WUZhmH4gWPVQGzh4EuIAAACOhE',
    );
    const position = '2Ad r1 start s1 o1 none 00000007 - - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-';
    const log: readonly Move[] = [{ type: 'layStart', left: 'pink' }];
    expect(codeOf({ people: [], origin: { type: 'position', position }, log, ahead: [] })).toBe(
      'UTLPagJgRYe00CCEV71xMvKjWbdhRLHyNKvjJefteMaf4uE9j8l-UgG_S-nsEYRex5tDGRE',
    );
  });

  test('is short: four players with their names in less than 500 letters', () => {
    const lengths = [1, 2, 3].map((seed) => codeOf(wholeGame(FOUR, seed, randomly)).length);
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
      { ahead: [{ type: 'pass' }] },
      { log: [{ type: 'special', from: 'atoll', luminos: [] }] },
      { people: peopleCalled('Anna') },
      { people: peopleCalled('Anna', 'B'.repeat(81)) },
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

describe('[share] a damaged code', () => {
  const codes = [WHOLE, brokenOff(WHOLE, 3), begun([]), fromPosition(WHOLE, 30)].map(codeOf);
  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

  test('is any text that is none of ours', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.string()), (text) => {
        expect(decodeGame(text)).toEqual({ ok: false, why: 'damaged' });
      }),
    );
    for (const text of ['', 'A', 'AAAA', 'AAAAAA', 'AAAAAAA', '=', '\ud83d']) {
      expect(decodeGame(text)).toEqual({ ok: false, why: 'damaged' });
    }
  });

  test('is every code with one letter changed', () => {
    for (const code of codes) {
      for (let at = 0; at < code.length; at++) {
        const letter = LETTERS[(LETTERS.indexOf(code[at]) + 1 + (at % 62)) % 64];
        const changed = code.slice(0, at) + letter + code.slice(at + 1);
        expect(decodeGame(changed)).toEqual({ ok: false, why: 'damaged' });
      }
      // The last letter has bits that mean nothing.
      const others = [...LETTERS].filter((letter) => letter !== code.at(-1));
      for (const letter of others) expect(decodeGame(code.slice(0, -1) + letter).ok).toBe(false);
    }
  });

  test('is every code that was cut, or two of whose letters changed places', () => {
    for (const code of codes) {
      for (let at = 0; at < code.length; at++) {
        expect(decodeGame(code.slice(0, at)).ok).toBe(false);
        expect(decodeGame(code.slice(at + 1)).ok).toBe(false);
        const swapped =
          code.slice(0, at) +
          code
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          code.slice(at + 2);
        if (swapped !== code) expect(decodeGame(swapped).ok).toBe(false);
      }
    }
  });

  test('is every code with more behind it, before it or in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.nat(600),
        fc.string({ unit: fc.constantFrom(...LETTERS, '=', ' ', '.'), minLength: 1, maxLength: 9 }),
        (code, at, more) => {
          for (const place of [0, at % code.length, code.length]) {
            const longer = code.slice(0, place) + more + code.slice(place);
            expect(decodeGame(longer)).toEqual({ ok: false, why: 'damaged' });
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is one of more than 4,000 letters, without any work', () => {
    const start = performance.now();
    expect(decodeGame('A'.repeat(50_000_000))).toEqual({ ok: false, why: 'damaged' });
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

/** A code with the right checksum for whatever is in it: what someone could make who wants to do harm. */
function sealed(payload: Uint8Array): string {
  const sum = new DataView(new ArrayBuffer(4));
  sum.setUint32(0, crc32(payload));
  return formatBytes(Uint8Array.from([...new Uint8Array(sum.buffer), ...payload]));
}

describe('[share] a code with the right checksum', () => {
  const payload = parseBytes(codeOf(WHOLE))?.slice(4) ?? new Uint8Array();
  const withVersions = (versions: number, bytes = payload) =>
    sealed(Uint8Array.from([...bytes.slice(0, -1), versions]));

  test('has the versions of format and rules in its last byte', () => {
    expect(withVersions(1 + 16 * RULES_VERSION)).toBe(codeOf(WHOLE));
  });

  test.each([
    ['newer', 'a newer format', 2],
    ['newer', 'the newest format', 15],
    ['newer', 'newer rules', 1 + 16 * (RULES_VERSION + 1)],
    ['damaged', 'no format', 16 * RULES_VERSION],
    ['damaged', 'no rules', 1],
  ])('is %s if it has %s', (why, _, versions) => {
    expect(decodeGame(withVersions(versions))).toEqual({ ok: false, why });
  });

  test('is damaged if there is more in it than a game', () => {
    expect(decodeGame(sealed(Uint8Array.from([0, ...payload]))).ok).toBe(false);
    expect(decodeGame(sealed(Uint8Array.from([1, ...payload]))).ok).toBe(false);
  });

  test('is a game that the rules follow and that has this code, or damaged', () => {
    let games = 0;
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
        const code = withVersions(1 + 16 * RULES_VERSION, bytes);
        const result = decodeGame(code);
        if (!result.ok) return;
        games++;
        expect(encodeGame(result.record)).toBe(code);
        finalState(result.record);
      }),
      { numRuns: 2000 },
    );
    expect(games).toBeGreaterThan(0);
  });

  test('is read within a second, however much is in it', () => {
    const start = performance.now();
    for (const byte of [0x00, 0x55, 0xaa, 0xfe, 0xff]) decodeGame(withVersions(17, new Uint8Array(2990).fill(byte)));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
