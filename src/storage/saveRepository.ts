import type { GameId } from '../history/record';
import { createKeptAnalyses, type KeptAnalyses } from './analyses';
import { type Backups, createBackups, UNKNOWN } from './backup/backups';
import { type BackupHead, backupHeadOf } from './backup/backupText';
import { type ClaimGame, createClaims } from './database/claims';
import { DatabaseError, type DatabaseTrouble } from './database/connection';
import type { GameDatabase } from './database/database';
import { createUnsavedGames, type UnsavedGames } from './database/unsaved';
import type { Device } from './device';
import { isGameId, isObject, type KeptGame } from './format/head';
import { formatSave, type ParsedSave, parseSave, type Save } from './format/save';
import { BEHIND_KEY } from './keyNames';

export interface Written {
  /** In the database; in the backup only; in neither, so as long as the page lives; or not, for another tab was first. */
  readonly kept: 'kept' | 'backupOnly' | 'nowhere' | 'overtaken';
  readonly trouble: DatabaseTrouble | null;
}

export type Read =
  | {
      readonly ok: true;
      readonly save: Save;
      /** The database had lost it, or moves of it. */
      readonly isRestored: boolean;
    }
  /** It is not there; a newer app has written it; or the database, which would know, does not answer. */
  | { readonly ok: false; readonly why: 'missing' | 'newer' | 'unreachable' }
  | { readonly ok: false; readonly why: 'damaged'; readonly key: string };

/** A game in both places: the database, which is asked first, and its backup. None of this rejects. */
export interface SaveRepository {
  readonly backups: Backups;
  /** What was found out about them; a game that is erased takes it along. */
  readonly analyses: KeptAnalyses;
  readonly claimGame: ClaimGame;
  /** Keeps a game; `known` is the number of the save kept so far, 0 for none. Alone: no other tab can write it. */
  writeSave(save: Save, known: number, isAlone?: () => boolean): Promise<Written>;
  /** The copy that knows more; the other one is brought up to it. */
  readSave(id: GameId): Promise<Read>;
  /** For good, in both places. */
  eraseSave(id: GameId): Promise<void>;
  /** What the database could not take, deleted games too: each is newer than what it has of that game. */
  unsavedGames(): Promise<readonly BackupHead[]>;
  /** What has a backup that is older than what the database has. */
  lateBackups(): readonly GameId[];
  /** What there is without a database. */
  backedUpSaves(): Promise<readonly Save[]>;
  /** The same for a list, the ones touched last first. */
  backedUpGames(): Promise<readonly KeptGame[]>;
  /** What the backups have of these games, or what is held here, the ones touched last first. */
  backupHeads(ids: readonly GameId[]): Promise<readonly BackupHead[]>;
}

export interface Places {
  readonly device: Device;
  readonly database: GameDatabase;
  readonly unsaved: UnsavedGames;
  readonly rules: number;
}

export function createSaveRepository({ device, database, unsaved, rules }: Places): SaveRepository {
  const backups = createBackups(device, rules);
  const behind = createUnsavedGames(device.localStorage, BEHIND_KEY);
  const analyses = createKeptAnalyses(device);
  /** What the database could not take, as long as the page lives. */
  const unkept = new Map<GameId, Save>();

  /** Keeps a game; `known` is the number of the save kept so far, 0 for none. Alone: no other tab can write it. */
  async function writeSave(save: Save, known: number, isAlone = () => false): Promise<Written> {
    try {
      const game = formatSave(save, rules);
      const putting = database.putGame(game, known, isAlone);
      // Beside the disk, which takes longer; but where another tab may be first, not before it is known that none was.
      const noting = isAlone() ? backups.note(game) : null;
      if ((await putting) === 'overtaken') {
        letGo(save);
        return { kept: 'overtaken', trouble: null };
      }
      await (noting ?? backups.note(game));
      letGo(save);
      if (!unkept.has(save.id)) unsaved.remove(save.id);
      if (unkept.size > 0) writeUnkept();
      backUpKept(save);
      return { kept: 'kept', trouble: null };
    } catch (error) {
      if ((unkept.get(save.id)?.saves ?? 0) < save.saves) unkept.set(save.id, save);
      const isBackedUp = await backUp(save);
      // Other tabs find it there. But browsers write localStorage late, and where the disk is full never: so it is no promise.
      const isFound = isBackedUp || (await backups.writeToKeys(save));
      // A game that is kept nowhere lives as long as the page. And a later write may have kept it meanwhile.
      if (isFound && unkept.has(save.id)) unsaved.add(save.id);
      return { kept: isBackedUp ? 'backupOnly' : 'nowhere', trouble: troubleOf(error) };
    }
  }

  /** The second copy of what the database has: where it is not written, an older one is there. */
  async function backUpKept(save: Save): Promise<void> {
    if (!(await backUp(save))) behind.add(save.id);
  }

  async function backUp(save: Save): Promise<boolean> {
    const isWritten = await backups.write(save);
    if (isWritten) behind.remove(save.id);
    return isWritten;
  }

  /** It need not be held any longer; what could not be kept since must be. */
  function letGo({ id, saves }: Save): void {
    if ((unkept.get(id)?.saves ?? 0) <= saves) unkept.delete(id);
  }

  let isCatchingUp = false;

  /** The database takes games again: those that it could not take go first. */
  async function writeUnkept(): Promise<void> {
    if (isCatchingUp) return;
    isCatchingUp = true;
    for (const save of [...unkept.values()]) {
      if (await isOvertaken(save)) continue;
      // The next save tries again.
      if ((await writeSave(save, save.saves - 1)).trouble !== null) break;
    }
    isCatchingUp = false;
  }

  /** Another tab has gone on with it while the database took nothing: that is in the second place only, until it is read. */
  async function isOvertaken(save: Save): Promise<boolean> {
    const head = await backups.readHead(save.id);
    const newest = unkept.get(save.id) ?? save;
    if (head === null || head === UNKNOWN || head.saves <= newest.saves) return false;
    letGo(newest);
    return true;
  }

  /** Games that are being read, each with the end of it. */
  const reading = new Map<GameId, Promise<unknown>>();

  /** One after the other: two at once would both find what is lost, put it back, and say so. */
  async function readSave(id: GameId): Promise<Read> {
    // An address may ask for anything, also for what no file can be called.
    if (!isGameId(id)) return { ok: false, why: 'missing' };
    const answer = (reading.get(id) ?? Promise.resolve()).then(() => readPlaces(id));
    const end = answer.catch(() => {});
    reading.set(id, end);
    end.then(() => {
      if (reading.get(id) === end) reading.delete(id);
    });
    return answer;
  }

  /** The copy that knows more; the other one is brought up to it. */
  async function readPlaces(id: GameId): Promise<Read> {
    const [stored, early] = await Promise.all([database.getGame(id).catch(() => NO_DATABASE), backups.readHead(id)]);
    // Without the database the last move of a tab that is gone may be where that tab noted it, and nowhere else.
    const mayBeNoted = stored === NO_DATABASE && early !== UNKNOWN;
    const head = mayBeNoted ? await backups.gather().then(() => backups.readHead(id)) : early;
    const first = stored === NO_DATABASE || stored === undefined ? null : parseSave(stored, rules);
    // What a newer app has written is not touched.
    if (first?.ok === false && first.why === 'newer') return first;
    const known = first?.ok ? first.save.saves : 0;
    const copied = head === UNKNOWN ? 0 : (head?.saves ?? 0);
    // Another tab may have played on.
    if ((unkept.get(id)?.saves ?? 0) < Math.max(known + 1, copied)) unkept.delete(id);
    const held = unkept.get(id) ?? null;
    // A whole copy takes its time to be read: only if it knows more than all the others.
    const copy = held === null && copied > known ? await backups.read(id) : null;
    const isUnknown = head === UNKNOWN || copy === UNKNOWN;
    const newer = copy === UNKNOWN ? null : (copy ?? held);
    if (newer !== null && newer.saves > known) {
      // Only the database would know how the game went on; or whether another tab has brought back what is deleted here.
      const isOlder = held === null ? behind.ids().includes(id) : held.removed !== null && isUnknown;
      if (stored === NO_DATABASE)
        return isOlder ? { ok: false, why: 'unreachable' } : { ok: true, save: newer, isRestored: false };
      const isLoss = isLost(newer, first);
      const isBack = await isPutBack(newer, knownOf(stored));
      return { ok: true, save: newer, isRestored: isLoss && isBack };
    }
    const isLacking = first === null || copied > known || unsaved.ids().includes(id);
    if (stored === NO_DATABASE || (isUnknown && isLacking)) return { ok: false, why: 'unreachable' };
    // The save that the database could not take was kept in no other place, either.
    if (!isUnknown) unsaved.remove(id);
    if (first === null) return { ok: false, why: 'missing' };
    if (!first.ok) return first;
    if (!isUnknown && copied < known) await backUpKept(first.save);
    return { ok: true, save: first.save, isRestored: false };
  }

  /** Into the database; what is held here into the second place as well, from where all else has just come. */
  async function isPutBack(save: Save, known: number): Promise<boolean> {
    if (unkept.get(save.id) === save) return (await writeSave(save, known)).kept === 'kept';
    try {
      if ((await database.putGame(formatSave(save, rules), known, () => false)) === 'overtaken') return false;
      unsaved.remove(save.id);
      return true;
    } catch {
      unsaved.add(save.id);
      return false;
    }
  }

  /** The database had more than this. It has not lost what it never took, nor a move that was stopped on the way there. */
  function isLost({ id, saves }: Save, first: ParsedSave | null): boolean {
    if (unkept.has(id) || unsaved.ids().includes(id)) return false;
    return !first?.ok || saves > first.save.saves + 1;
  }

  /** For good, in both places. */
  async function eraseSave(id: GameId): Promise<void> {
    unkept.delete(id);
    unsaved.remove(id);
    behind.remove(id);
    await database.deleteGame(id).catch(() => {});
    await backups.erase(id);
    await analyses.remove(id);
  }

  /** What the database could not take, deleted games too: each is newer than what it has of that game. */
  async function unsavedGames(): Promise<readonly BackupHead[]> {
    const heads = await backupHeads([...unsaved.ids(), ...unkept.keys()]);
    const known = await Promise.all(heads.map(({ id }) => database.getGame(id).then(knownOf, () => 0)));
    return heads.filter(({ saves }, index) => saves > known[index]);
  }

  /** What there is without a database. */
  async function backedUpSaves(): Promise<readonly Save[]> {
    const ids = new Set([...(await backups.ids()), ...unkept.keys()]);
    const saves = await Promise.all([...ids].map(async (id) => unkept.get(id) ?? backups.read(id)));
    return saves.filter((save) => save !== null && save !== UNKNOWN).filter(({ removed }) => removed === null);
  }

  /** The same for a list, the ones touched last first. */
  async function backedUpGames(): Promise<readonly KeptGame[]> {
    const copies = await backupHeads([...(await backups.ids()), ...unkept.keys()]);
    return copies.filter(({ removed }) => removed === null);
  }

  /** What the second place has of these games, or what is held here, the ones touched last first. */
  async function backupHeads(ids: readonly GameId[]): Promise<readonly BackupHead[]> {
    const heads = await Promise.all([...new Set(ids)].map((id) => heldHead(id) ?? backups.readHead(id)));
    return heads.filter((head) => head !== null && head !== UNKNOWN).sort((a, b) => b.touched - a.touched);
  }

  function heldHead(id: GameId): BackupHead | null {
    const held = unkept.get(id);
    return held === undefined ? null : backupHeadOf(held);
  }

  const lateBackups = () => behind.ids();

  return {
    backups,
    analyses,
    claimGame: createClaims(device.locks),
    writeSave,
    readSave,
    eraseSave,
    unsavedGames,
    lateBackups,
    backedUpSaves,
    backedUpGames,
    backupHeads,
  };
}

export function troubleOf(error: unknown): DatabaseTrouble {
  return error instanceof DatabaseError ? error.trouble : 'lost';
}

const NO_DATABASE = Symbol('no database');

function knownOf(stored: unknown): number {
  return isObject(stored) && Number.isSafeInteger(stored.saves) ? Number(stored.saves) : 0;
}
