import type { GameId } from '../../history/record';
import type { KeyStore } from '../device';
import { isText } from '../format/head';
import { type BEHIND_KEY, UNSAVED_KEY } from '../keyNames';
import { readKey, removeKey, writeKey } from '../localKeys';

/**
 * Which games one of the two places could not take. If it is the database, what it has of them is older than their backups,
 * and its lists do not show how they stand. Small: the first page needs it.
 */
export interface UnsavedGames {
  ids(): readonly GameId[];
  add(id: GameId): void;
  /** The place has taken the game. */
  remove(id: GameId): void;
}

export function createUnsavedGames(
  store: KeyStore,
  key: typeof UNSAVED_KEY | typeof BEHIND_KEY = UNSAVED_KEY,
): UnsavedGames {
  /** What could not be written down is known as long as the page lives. */
  let unwritten: readonly GameId[] | null = null;
  const ids = (): readonly GameId[] => {
    if (unwritten !== null) return unwritten;
    try {
      const parsed: unknown = JSON.parse(readKey(store, key) ?? '[]');
      return Array.isArray(parsed) ? parsed.filter(isText) : [];
    } catch {
      return [];
    }
  };
  // At the next start it is found all the same when the game is opened, and counts as lost by the database.
  const write = (next: readonly GameId[]) => {
    if (next.length === 0) removeKey(store, key);
    unwritten = next.length === 0 || writeKey(store, key, JSON.stringify(next)) ? null : next;
  };
  return {
    ids,
    add: (id) => write([...ids().filter((each) => each !== id), id]),
    remove(id) {
      const before = ids();
      if (before.includes(id)) write(before.filter((each) => each !== id));
    },
  };
}
