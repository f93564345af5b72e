import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameRecord } from '../../src/storage/record';
import { putOnShelf, removeFromShelf, type Shelved, shelvedGames, takeFromShelf } from '../../src/store/shelf';

const RECORD: GameRecord = {
  people: [
    { name: 'Nora', fish: 'clownfish' },
    { name: 'Ole', fish: 'swordfish' },
  ],
  origin: { type: 'dealt', options: { players: 2, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed: 1 } },
  log: [
    { type: 'layStart', left: 'yellow' },
    { type: 'takenBack', moves: 2 },
  ],
};

function game(id: string, touched = 1, isOver = false): Shelved {
  return { id, touched, isOver, record: RECORD };
}

/** What a browser keeps, in memory. */
class Storage extends Map<string, string> {
  static create(): Storage {
    const items = new Storage();
    // Object.keys of the real one lists its keys.
    return new Proxy(items, {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      get: (_, name) => Reflect.get(items, name).bind(items),
    });
  }
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.set(key, value);
  }
  removeItem(key: string): void {
    this.delete(key);
  }
}

let storage: Storage;

beforeEach(() => {
  storage = Storage.create();
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => vi.unstubAllGlobals());

describe('the shelf', () => {
  test('gives back what was put there, the game touched last first', () => {
    for (const each of [game('a', 1), game('b', 3), game('c', 2, true)]) expect(putOnShelf(each)).toBe(true);
    expect(shelvedGames()).toEqual([game('b', 3), game('c', 2, true), game('a', 1)]);
    expect(takeFromShelf('c')).toEqual(game('c', 2, true));
    expect(takeFromShelf('d')).toBe(null);
    removeFromShelf('c');
    expect(takeFromShelf('c')).toBe(null);
  });

  test('makes room for the newest: finished games go first, then the ones untouched for longest', () => {
    for (let count = 0; count < 40; count++) putOnShelf(game(`g${count}`, count, count === 5));
    putOnShelf(game('next', 100));
    expect(takeFromShelf('g5')).toBe(null);
    putOnShelf(game('over', 101));
    expect(takeFromShelf('g0')).toBe(null);
    expect(shelvedGames()).toHaveLength(40);
  });

  test('leaves what it cannot read where it is, and shows the others', () => {
    putOnShelf(game('a'));
    storage.set('lumicora.game.b', '{"touched":1');
    storage.set('lumicora.game.c', '{"touched":1,"isOver":false,"record":{"people":[{}]}}');
    expect(shelvedGames()).toEqual([game('a')]);
    expect([takeFromShelf('b'), takeFromShelf('c')]).toEqual(['damaged', 'damaged']);
    expect(storage.get('lumicora.game.b')).toBe('{"touched":1');
  });

  test('says so if nothing can be kept, and remembers it as long as it can', () => {
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(putOnShelf(game('a'))).toBe(false);
    vi.stubGlobal('localStorage', undefined);
    expect([putOnShelf(game('a', 2)), takeFromShelf('a'), takeFromShelf('b')]).toEqual([false, game('a', 2), null]);
    expect(shelvedGames()).toEqual([game('a', 2)]);
    vi.stubGlobal('localStorage', storage);
    expect(putOnShelf(game('a', 3))).toBe(true);
    expect(shelvedGames()).toEqual([game('a', 3)]);
    removeFromShelf('a');
    expect(shelvedGames()).toEqual([]);
  });

  test.each([
    ['a time that no calendar knows', { ...game('x'), touched: 1e300 }],
    [
      'options that are none',
      { ...game('x'), record: { ...RECORD, origin: { type: 'dealt', options: { players: {} } } } },
    ],
    [
      'a log without end',
      { ...game('x'), record: { ...RECORD, log: Array(4000).fill({ type: 'takenBack', moves: 1 }) } },
    ],
    ['somebody without a fish', { ...game('x'), record: { ...RECORD, people: [{ name: 'Nora' }] } }],
  ])('takes %s for damaged', (_, damaged) => {
    storage.set('lumicora.game.x', JSON.stringify(damaged));
    expect(takeFromShelf('x')).toBe('damaged');
  });

  test('reads anything without falling over, and only what has the shape of a game', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.set('lumicora.game.x', text);
        expect(takeFromShelf('x')).toBe('damaged');
      }),
    );
  });
});
