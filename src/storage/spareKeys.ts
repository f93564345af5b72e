import { SPARE_PREFIX as PREFIX } from './keys';
import { noteLast } from './lastKey';
import type { Spare } from './spare';
import { formatSpare, newest, newestHead } from './spareText';

/** Second copies in localStorage, where there are no files: later on the disk, but independent of the database, too. */
export const SPARE_KEYS: Spare = {
  isAll: true,
  note: async (game) => noteLast(game),
  write: async (save) => {
    const text = formatSpare(save);
    if (text === null) throw new Error('no code for this game');
    localStorage.setItem(PREFIX + save.id, text);
  },
  read: async (id) => newest([localStorage.getItem(PREFIX + id)]),
  head: async (id) => newestHead([localStorage.getItem(PREFIX + id)]),
  ids: async () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length)),
  remove: async (id) => localStorage.removeItem(PREFIX + id),
};
