import type { GameId } from '../../history/record';
import type { PageEnd } from '../../storage/database/database';
import { type FinishedGame, parseFinished } from '../../storage/format/finished';
import { isGameId, isObject } from '../../storage/format/head';
import { formatSave, type Save } from '../../storage/format/save';
import type { SaveRepository } from '../../storage/saveRepository';
import type { Storage } from '../../storage/storage';
import type { Library } from './library';

export type { FinishedGame } from '../../storage/format/finished';

/** Takes some games, and says whether more are wanted. */
export type TakeFinished = (games: readonly FinishedGame[], unreadable: number) => boolean | Promise<boolean>;

/** Every finished game, for what is told of all of them. */
export interface FinishedGames {
  /**
   * Hands over some games at a time, and how many were between them that cannot be read in any place, until there are no
   * more or `take` says that it is enough. Never rejects.
   */
  readFinished(take: TakeFinished): Promise<void>;
}

/** Few enough for a slow tablet to handle input in between. */
const SLICE = 40;

export function createFinishedGames(library: Library, storage: Storage, saves: SaveRepository): FinishedGames {
  const { database, unsaved, rules } = storage;

  const parse = (save: Save) =>
    save.isOver && save.removed === null ? parseFinished(formatSave(save, rules), rules) : null;

  /** What is damaged in the database may be whole in the other place. Null if it is not; undefined if it is no matter here. */
  const secondOf = async (stored: unknown): Promise<FinishedGame | null | undefined> => {
    if (!isObject(stored) || !isGameId(stored.id)) return null;
    const read = await saves.readSave(stored.id);
    if (!read.ok) return null;
    return parse(read.save) ?? undefined;
  };

  const readStored = async (newer: ReadonlySet<GameId>, take: TakeFinished): Promise<boolean> => {
    let next: PageEnd | null = null;
    do {
      const slice = await database.sliceOfGames('over', next, SLICE);
      const games: FinishedGame[] = [];
      let unreadable = 0;
      for (const stored of slice.games) {
        if (isObject(stored) && isGameId(stored.id) && newer.has(stored.id)) continue;
        const game = parseFinished(stored, rules) ?? (await secondOf(stored));
        if (game === null) unreadable++;
        else if (game !== undefined) games.push(game);
      }
      if (!(await take(games, unreadable))) return false;
      next = slice.next;
    } while (next !== null);
    return true;
  };

  return {
    async readFinished(take) {
      const seen = new Set<GameId>();
      const takeOnce = (games: readonly FinishedGame[], unreadable: number) => {
        const fresh = games.filter(({ id }) => !seen.has(id));
        for (const { id } of fresh) seen.add(id);
        return take(fresh, unreadable);
      };
      await storage.moveVersion1Games();
      try {
        // What the database could not take is newer than what it has of that game.
        const isWhole = library.trouble.peek() === null && unsaved.ids().length === 0;
        const newer = isWhole ? [] : (await saves.unsavedGames()).map(({ id }) => id);
        if (!(await readStored(new Set(newer), takeOnce))) return;
        const reads = await Promise.all(newer.map(saves.readSave));
        const games = reads.map((read) => (read.ok ? parse(read.save) : null)).filter((game) => game !== null);
        // Games whose place in the lists is damaged.
        await takeOnce(games, (await database.countsOfGames()).damaged);
      } catch {
        // This notes what is wrong with the database.
        await library.listGames('over', null, 1);
        const games = (await saves.backedUpSaves().catch(() => [])).map(parse).filter((game) => game !== null);
        await takeOnce(games, 0);
      }
    },
  };
}
