import { startOf } from '../../history/origin';
import type { GameId, GameRecord, Person } from '../../history/record';
import { replayLog } from '../../history/replay';
import type { Timeline } from '../../history/timeline';
import { type GameOptions, type GameState, PLAYER_COUNTS } from '../../rules/state';
import { formatPosition } from '../../rules/text/position';
import type { Save } from '../../storage/format/save';
import type { SaveRepository } from '../../storage/saveRepository';
import type { Storage } from '../../storage/storage';
import { createAnalyses } from '../analysis/analyses';
import { createGameReviews, type GameReviews } from '../analysis/reviews';
import { guidedSeed } from '../lessons/seeds';
import { dayOf } from '../puzzle/days';
import { createPuzzles, type PuzzleSource, type Puzzles } from '../puzzle/puzzles';
import type { MindSource } from '../table/thinkers';
import { createGameFiles, type GameFiles } from './files';
import { createFinishedGames, type FinishedGames } from './finishedGames';
import { newGameId } from './gameId';
import { createGameOpener, type GameOpener } from './gameOpener';
import { createJoinedNames, type JoinedNames } from './joinedNames';
import type { Library } from './library';
import { resumeSave } from './resume';
import { findShared, freeIdOfShared, type KeptBefore } from './sharedGames';
import type { LinkedGame } from './sharing';

export { exportSave, type Imported } from './files';
export type { KeptBefore } from './sharedGames';

/** What is settled before a game begins; the rest is chance. */
export interface Settled extends Pick<GameOptions, 'side' | 'scoreBoard' | 'octopus'> {
  /** In seat order. */
  readonly people: readonly Person[];
  /** A first game, with lessons. */
  readonly isGuided: boolean;
}

export type ReadGame =
  | {
      readonly ok: true;
      readonly title: string | null;
      readonly record: GameRecord;
      readonly timeline: Timeline;
      /** Its story could not be followed: the record begins where it stood. */
      readonly isShortened: boolean;
    }
  /** It is not there; a newer app has written it; it cannot be read, or not be reached now. */
  | { readonly ok: false; readonly why: 'missing' | 'newer' | 'damaged' | 'unreachable' };

/** Another tab plays the game, so nothing was changed; or nothing was for another reason. */
export type Changed = 'changed' | 'elsewhere' | 'failed';

/** The kept games one by one, for the screens. Nothing here rejects: a storage in trouble answers with what it can. */
export interface GameLibrary extends GameFiles, GameOpener, FinishedGames, GameReviews {
  /** Which names are one person's. */
  readonly joinedNames: JoinedNames;
  readonly puzzles: Puzzles;
  /** Deals and keeps a new game. */
  startGame(settled: Settled): Promise<GameId>;
  /** Keeps a game as a new one: dealt, from a link, or a copy ("what if"). Without `end`, where it stands, its log is played. */
  keepGame(record: GameRecord, title: string | null, end?: GameState): Promise<GameId>;
  /** Whether the game of a link was kept before. */
  findShared(linked: LinkedGame): Promise<KeptBefore>;
  /** Keeps the game of a link only once, however often it is opened. */
  keepShared(linked: LinkedGame): Promise<GameId>;
  /** A game with its name and the way it took; the rules follow its record. */
  readGame(id: GameId): Promise<ReadGame>;
  /** Null takes the name away. */
  renameGame(id: GameId, title: string | null): Promise<Changed>;
  /** A deleted game is gone for good only a month later. Until then both places know that it is deleted. */
  removeGame(id: GameId): Promise<Changed>;
  bringBackGame(id: GameId): Promise<Changed>;
}

export function createGameLibrary(
  library: Library,
  storage: Storage,
  saves: SaveRepository,
  mindSource: MindSource & PuzzleSource,
): GameLibrary {
  const { device } = storage;
  const { claimGame, readSave, writeSave } = saves;
  const joinedNames = createJoinedNames(storage);
  const analyses = createAnalyses(saves.analyses, mindSource);

  const write = async (save: Save, known: number): Promise<boolean> => {
    const { kept, trouble } = await writeSave(save, known);
    if (kept === 'overtaken') return false;
    library.noteTrouble(trouble === null ? null : { database: trouble, isBackedUp: kept === 'backupOnly' });
    await library.lookOver();
    return true;
  };

  const change = async (id: GameId, to: Partial<Pick<Save, 'title' | 'removed'>>): Promise<Changed> => {
    const claim = await claimGame(id, false);
    if (claim === null) return 'elsewhere';
    const read = await readSave(id);
    const isDone = read.ok && (await write({ ...read.save, ...to, saves: read.save.saves + 1 }, read.save.saves));
    claim.release();
    return isDone ? 'changed' : 'failed';
  };

  const keepAs = async (id: GameId, record: GameRecord, title: string | null, end?: GameState): Promise<GameId> => {
    const { log, state } = end === undefined ? playedThrough(record) : { log: record.log, state: end };
    const now = device.now();
    const save: Save = {
      id,
      title,
      created: now,
      touched: now,
      saves: 1,
      isOver: state?.step.type === 'over',
      removed: null,
      position: state === null ? '' : formatPosition(state),
      record: { ...record, log },
    };
    await write(save, 0);
    // From now on there is something to lose. The answer is not waited for.
    library.askToPersist();
    return save.id;
  };
  const keepGame: GameLibrary['keepGame'] = (record, title, end) => keepAs(newGameId(device), record, title, end);

  const readGame: GameLibrary['readGame'] = async (id) => {
    await storage.moveVersion1Games();
    const read = await readSave(id);
    if (!read.ok) return { ok: false, why: read.why };
    if (read.save.removed !== null) return { ok: false, why: 'missing' };
    const resumed = resumeSave(read.save);
    if (resumed === null) return { ok: false, why: 'damaged' };
    return { ok: true, title: read.save.title, ...resumed, isShortened: resumed.record !== read.save.record };
  };

  return {
    joinedNames,
    ...createGameFiles(library, storage, saves, joinedNames),
    ...createFinishedGames(library, storage, saves),
    ...createGameOpener(library, storage, saves, mindSource, analyses),
    ...createGameReviews(storage, saves, analyses, readGame),
    puzzles: createPuzzles(mindSource.startPuzzleWorker, device.localStorage, () => dayOf(new Date(device.now()))),
    async startGame({ people, isGuided, side, scoreBoard, octopus }) {
      const players = PLAYER_COUNTS.find((count) => count === people.length);
      if (players === undefined) throw new RangeError(`there is no game of ${people.length} players`);
      const hasCharacters = people.some(({ mind }) => mind !== null);
      const seed = isGuided ? guidedSeed(players, hasCharacters) : device.random();
      const origin = { type: 'dealt', options: { players, side, scoreBoard, octopus, seed } } as const;
      return keepGame({ people, origin, isGuided, log: [], redo: [] }, null);
    },
    keepGame,
    async findShared(linked) {
      await storage.moveVersion1Games();
      return findShared(saves, linked);
    },
    async keepShared(linked) {
      const before = await findShared(saves, linked);
      if (before.type === 'same') return before.id;
      const id = (await freeIdOfShared(saves, linked)) ?? newGameId(device);
      return keepAs(id, linked.record, null, linked.end);
    },
    readGame,
    renameGame: (id, title) => change(id, { title }),
    removeGame(id) {
      analyses.leave(id);
      return change(id, { removed: device.now() });
    },
    bringBackGame: (id) => change(id, { removed: null }),
  };
}

/** As much of its log as the rules accept, and where that leads; null if there is no such beginning. */
function playedThrough({ origin, log }: GameRecord): Pick<GameRecord, 'log'> & { readonly state: GameState | null } {
  const start = startOf(origin);
  if (start === null) return { log: [], state: null };
  const { accepted, state } = replayLog(start, log);
  return { log: accepted, state };
}
