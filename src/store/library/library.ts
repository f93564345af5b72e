import { type ReadonlySignal, signal } from '@preact/signals';
import type { BackupHead } from '../../storage/backup/backupText';
import type { DatabaseTrouble } from '../../storage/database/connection';
import type { Counts, Page, PageEnd } from '../../storage/database/database';
import type { KeyStore } from '../../storage/device';
import { headOf, isObject, type KeptGame, parseHead, type Shelf, shelfFor } from '../../storage/format/head';
import { OVERVIEW_KEY } from '../../storage/keyNames';
import { readKey, writeKey } from '../../storage/localKeys';
import type { Storage } from '../../storage/storage';
import type { PuzzleSource } from '../puzzle/puzzles';
import type { MindSource } from '../table/thinkers';
import type { GameLibrary } from './gameLibrary';

export type { Counts, Page, PageEnd } from '../../storage/database/database';
export type { KeptGame } from '../../storage/format/head';

/** What is wrong with keeping games on this device, and what that means for them now. */
export interface Trouble {
  readonly database: DatabaseTrouble;
  /** Games are at least kept in their backups; or nowhere, and so only as long as this page is open. */
  readonly isBackedUp: boolean;
}

/** What the first page shows of the kept games. */
export interface Overview {
  readonly last: KeptGame | null;
  readonly hasGames: boolean;
  /** Some are over. */
  readonly hasFinished: boolean;
}

/** A text and when it was written, in milliseconds since 1970. */
export interface DraftNote {
  readonly at: number;
  readonly text: string;
}

/** The kept games as lists show them. Small: the first page needs it. Nothing here rejects. */
export interface Library {
  /**
   * As it was when it was last looked at, and as the moves since have changed it: at first as a note of the last start has
   * it, null without one. The database may know better.
   */
  readonly overview: ReadonlySignal<Overview | null>;
  /** Null as long as all is well. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** How many games were lost in one place and restored since this start. */
  readonly restored: ReadonlySignal<number>;
  /** Whether the browser has promised never to clear our games away by itself; null as long as it was not asked. */
  readonly isPersistent: ReadonlySignal<boolean | null>;
  /** Games of that shelf after the end of a page, the ones touched last first. */
  listGames(shelf: Shelf, after: PageEnd | null, count: number): Promise<Page>;
  countGames(): Promise<Counts>;
  lookOver(): Promise<void>;
  /** Once a start: what one place has lost comes back from the other. */
  restoreMissingGames(): Promise<void>;
  /** The first page is right at once when players come back from a game. */
  noteSaved(game: KeptGame): Promise<void>;
  noteTrouble(next: Trouble | null): void;
  noteRestored(games: number): void;
  forgetRestored(): void;
  /** Asks for that promise. Some browsers ask the player in turn, so only where there is something to keep. */
  askToPersist(): Promise<void>;
  checkPersistence(): Promise<void>;
  /** The game that is being set up, where a crash does not reach it: localStorage is written seconds later. */
  keepDraft(note: DraftNote): void;
  /** Null if there is none, or no database. */
  recallDraft(): Promise<DraftNote | null>;
  /** Loads the games one by one. This rejects where the code cannot be loaded. */
  loadGames(): Promise<GameLibrary>;
  /** The same once it is loaded; null before. */
  loadedGames(): GameLibrary | null;
}

const DRAFT_KEY = 'setup';

export function createLibrary(storage: Storage, mindSource: MindSource & PuzzleSource): Library {
  const { database, unsaved, device } = storage;
  const overview = signal(readOverview(device.localStorage));
  const trouble = signal<Trouble | null>(null);
  const restored = signal(0);
  const isPersistent = signal<boolean | null>(null);

  const showOverview = (next: Overview) => {
    overview.value = next;
    writeKey(device.localStorage, OVERVIEW_KEY, JSON.stringify(next));
  };
  const noteTrouble = (next: Trouble | null) => {
    const last = trouble.peek();
    if (next?.database !== last?.database || next?.isBackedUp !== last?.isBackedUp) trouble.value = next;
  };
  const noteRestored = (games: number) => {
    if (games > 0) restored.value += games;
  };
  /** All is well again if the database has taken all and answers; unless something has gone wrong since it was asked. */
  const noteAnswer = (newer: readonly BackupHead[], before: Trouble | null) => {
    if (newer.length === 0 && trouble.peek() === before && before?.database !== 'full') noteTrouble(null);
  };
  /** A full database still reads; what it could not take is in the backups. */
  const newerInBackups = async (): Promise<readonly BackupHead[]> => {
    if (trouble.peek() === null && unsaved.ids().length === 0) return [];
    return (await storage.saves()).unsavedGames();
  };
  /** What is damaged in the database may be whole in its backup. */
  const repaired = async ({ unreadable }: Page) => {
    if (unreadable.length === 0) return [];
    const { readSave } = await storage.saves();
    const reads = await Promise.all(unreadable.map(readSave));
    return reads.flatMap((read) => (read.ok ? [read.save] : []));
  };
  /** Without a database: what the backups have. */
  const backedUpGames = async (error: unknown): Promise<readonly KeptGame[]> => {
    try {
      const [{ troubleOf }, saves] = await Promise.all([import('../../storage/saveRepository'), storage.saves()]);
      noteTrouble({ database: troubleOf(error), isBackedUp: await saves.backups.canWrite() });
      return await saves.backedUpGames();
    } catch {
      return [];
    }
  };

  const listGames = async (shelf: Shelf, after: PageEnd | null, count: number): Promise<Page> => {
    await storage.moveVersion1Games();
    try {
      const before = trouble.peek();
      // Before the database is asked: what it gets in between is there then.
      const newer = await newerInBackups();
      // As many rows more as may have to go.
      const page = await database.pageOfGames(shelf, after, count + newer.length);
      noteAnswer(newer, before);
      const added = after === null ? newer.filter((head) => shelfFor(head) === shelf) : [];
      const whole = await repaired(page);
      if (newer.length + whole.length === 0) return page;
      const rest = page.games.filter(({ id }) => !newer.some((head) => head.id === id));
      const games = merged(rest, [...whole.filter((save) => shelfFor(save) === shelf).map(headOf), ...added]);
      return { ...page, games, unreadable: page.unreadable.filter((id) => !whole.some((save) => save.id === id)) };
    } catch (error) {
      const games = await backedUpGames(error);
      const isOnShelf = ({ isOver }: KeptGame) => shelf === (isOver ? 'over' : 'running');
      // There are few, or the players are in trouble enough: no pages, and no deleted ones.
      return { games: after === null ? games.filter(isOnShelf) : [], unreadable: [], next: null };
    }
  };
  const countGames = async (): Promise<Counts> => {
    await storage.moveVersion1Games();
    try {
      const before = trouble.peek();
      const newer = await newerInBackups();
      const counts = await database.countsOfGames(newer);
      noteAnswer(newer, before);
      return counts;
    } catch (error) {
      const games = await backedUpGames(error);
      const over = games.filter(({ isOver }) => isOver).length;
      return { running: games.length - over, over, removed: 0, damaged: 0 };
    }
  };
  const lookOver = async () => {
    const [{ games }, { running, over }] = await Promise.all([listGames('running', null, 1), countGames()]);
    // The game to go on with: the one touched last, if it is not over.
    const last = games[0] ?? null;
    showOverview({ last, hasGames: last !== null || running + over > 0, hasFinished: over > 0 });
  };
  const restoreAll = async () => {
    try {
      let told = 0;
      const all = await storage.reconcile((first) => {
        told = first;
        noteRestored(first);
        lookOver();
      });
      noteRestored(all - told);
    } catch {
      // The next start will.
    }
  };
  let restoring: Promise<void> | null = null;
  /** Without a secure context there is none to ask. */
  const askBrowser = async (ask: (persistence: NonNullable<typeof device.persistence>) => Promise<boolean>) => {
    try {
      isPersistent.value = device.persistence !== null && (await ask(device.persistence));
    } catch {
      isPersistent.value = false;
    }
  };
  let loading: Promise<GameLibrary> | null = null;
  let loaded: GameLibrary | null = null;

  const library: Library = {
    overview,
    trouble,
    restored,
    isPersistent,
    listGames,
    countGames,
    lookOver,
    restoreMissingGames() {
      restoring ??= restoreAll();
      return restoring;
    },
    async noteSaved(game) {
      if (game.isOver) return lookOver();
      showOverview({ last: game, hasGames: true, hasFinished: overview.peek()?.hasFinished ?? false });
    },
    noteTrouble,
    noteRestored,
    forgetRestored() {
      restored.value = 0;
    },
    askToPersist: () => askBrowser((persistence) => persistence.persist()),
    checkPersistence: () => askBrowser((persistence) => persistence.persisted()),
    keepDraft({ at, text }) {
      database.putNote(DRAFT_KEY, `${at} ${text}`).catch(() => {});
    },
    async recallDraft() {
      const note = await database.getNote(DRAFT_KEY).catch(() => null);
      const [, at, text] = /^(\d+) (.*)$/s.exec(note ?? '') ?? [];
      return text === undefined ? null : { at: Number(at), text };
    },
    loadedGames: () => loaded,
    loadGames() {
      loading ??= Promise.all([import('./gameLibrary'), storage.saves()]).then(([{ createGameLibrary }, saves]) => {
        // Its worker takes as long to start as a game to be read.
        saves.backups.open();
        loaded = createGameLibrary(library, storage, saves, mindSource);
        return loaded;
      });
      // What could not be loaded may come the next time.
      loading.catch(() => {
        loading = null;
      });
      return loading;
    },
  };
  return library;
}

/** Null if there is no note, or none that can be read. */
function readOverview(store: KeyStore): Overview | null {
  try {
    const note: unknown = JSON.parse(readKey(store, OVERVIEW_KEY) ?? 'null');
    if (!isObject(note)) return null;
    const { hasGames, hasFinished } = note;
    if (typeof hasGames !== 'boolean' || typeof hasFinished !== 'boolean') return null;
    const last = parseHead(note.last);
    return note.last !== null && last === null ? null : { last, hasGames, hasFinished };
  } catch {
    return null;
  }
}

function merged(games: readonly KeptGame[], others: readonly KeptGame[]): readonly KeptGame[] {
  return [...new Map([...games, ...others].map((game) => [game.id, game])).values()].sort(
    (a, b) => b.touched - a.touched,
  );
}
