import type { GameId } from '../../history/record';
import type { KeyStore } from '../device';
import { isText } from '../format/head';
import { UNSAVED_KEY } from '../keyNames';
import { readKey, removeKey, writeKey } from '../localKeys';

/**
 * Which games the database could not take: what it has of them is older than their backups, and its lists do not show how
 * they stand. Small: the first page needs it.
 */
export interface UnsavedGames {
  ids(): readonly GameId[];
  add(id: GameId): void;
  /** The database has taken the game. */
  remove(id: GameId): void;
}

export function createUnsavedGames(store: KeyStore): UnsavedGames {
  const ids = (): readonly GameId[] => {
    try {
      const parsed: unknown = JSON.parse(readKey(store, UNSAVED_KEY) ?? '[]');
      return Array.isArray(parsed) ? parsed.filter(isText) : [];
    } catch {
      return [];
    }
  };
  // What cannot be written here is found all the same when the game is opened, and counts as lost by the database.
  const write = (next: readonly GameId[]) => {
    if (next.length === 0) removeKey(store, UNSAVED_KEY);
    else writeKey(store, UNSAVED_KEY, JSON.stringify(next));
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
