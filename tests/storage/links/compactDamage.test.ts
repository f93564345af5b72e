import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc32 } from '../../../src/storage/format/crc32';
import { formatBytes, parseBytes } from '../../../src/storage/links/base64url';
import { codesOfSameGame, decodeGame, encodeGame } from '../../../src/storage/links/compact';
import { LINK_VERSION, RULES_VERSION } from '../../../src/storage/versions';
import { randomly } from '../../support/policies';
import {
  brokenOff,
  codeOf,
  finalState,
  firstCodeOf,
  fromPosition,
  wholeGame,
  withMinds,
} from '../../support/storage/compactGames';

const WHOLE = wholeGame({ players: 2, side: 'B', scoreBoard: 'light' }, 7, randomly);

describe('[share] a damaged code', () => {
  const games = [WHOLE, brokenOff(WHOLE, 3), { ...WHOLE, log: [] }, fromPosition(WHOLE, 30), withMinds(WHOLE)];
  const codes = [...games.map(codeOf), firstCodeOf(WHOLE)];
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
    // Decoding 50 million letters would outlast the time limit of any test.
    expect(decodeGame('A'.repeat(50_000_000))).toEqual({ ok: false, why: 'damaged' });
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
    expect(withVersions(LINK_VERSION + 16 * RULES_VERSION)).toBe(codeOf(WHOLE));
  });

  test.each([
    ['newer', 'a newer format', LINK_VERSION + 1],
    ['newer', 'the newest format', 15],
    ['newer', 'newer rules', LINK_VERSION + 16 * (RULES_VERSION + 1)],
    ['newer', 'newer rules in an earlier format', 1 + 16 * (RULES_VERSION + 1)],
    ['damaged', 'no format', 16 * RULES_VERSION],
    ['damaged', 'no rules', LINK_VERSION],
  ])('is %s if it has %s', (why, _, versions) => {
    expect(decodeGame(withVersions(versions))).toEqual({ ok: false, why });
  });

  test('is damaged if there is more in it than a game', () => {
    expect(decodeGame(sealed(Uint8Array.from([0, ...payload]))).ok).toBe(false);
    expect(decodeGame(sealed(Uint8Array.from([1, ...payload]))).ok).toBe(false);
  });

  test.each([1, 2])('and format %i is a game that the rules follow and that has this code, or damaged', (version) => {
    let games = 0;
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
        const code = withVersions(version + 16 * RULES_VERSION, bytes);
        const result = decodeGame(code);
        if (!result.ok) return;
        games++;
        const [latest, ...earlier] = codesOfSameGame(code);
        expect(encodeGame(result.record)).toBe(latest);
        expect(version === LINK_VERSION ? latest : earlier[LINK_VERSION - version - 1]).toBe(code);
        finalState(result.record);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(games).toBeGreaterThan(0);
  });

  test.each([0x00, 0x55, 0xaa, 0xfe, 0xff])('is refused if it goes on and on with %i', (byte) => {
    for (const versions of [17, 18]) {
      const code = withVersions(versions, new Uint8Array(2990).fill(byte));
      expect(decodeGame(code)).toEqual({ ok: false, why: 'damaged' });
    }
  });
});
