import type { GameId } from '../../history/record';
import type { KeyStore } from '../device';
import { parseSave, type Save, type Stored } from '../format/save';
import { seal, unseal } from '../format/sealed';
import { LAST_KEY } from '../keyNames';
import { readKey, removeKey, writeKey } from '../localKeys';

/**
 * The last save once more, in localStorage: where no worker notes it in a file, or none that answers. It outlives an app
 * that is closed a moment later, before the backup is made.
 */
export interface LastSave {
  note(game: Stored): void;
  /** Null if there is none, or none that can be read. */
  read(): Save | null;
  /** The game is deleted and must not come back at the next start; or it has a backup as of its save number `saves`. */
  forget(id: GameId, saves?: number): void;
}

export function createLastSave(store: KeyStore, rules: number): LastSave {
  const read = () => {
    const parsed = parseSave(unseal(readKey(store, LAST_KEY) ?? ''), rules);
    return parsed.ok ? parsed.save : null;
  };
  return {
    read,
    // Without room here, the database and the backup are being written anyway.
    note: (game) => void writeKey(store, LAST_KEY, seal(JSON.stringify(game))),
    forget(id, saves = Number.POSITIVE_INFINITY) {
      const last = read();
      if (last?.id === id && last.saves <= saves) removeKey(store, LAST_KEY);
    },
  };
}
