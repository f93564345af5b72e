import type { GameId } from '../../history/record';
import { isGameId, isObject } from '../format/head';
import { parseSave, type Save } from '../format/save';
import type { Places, SaveRepository } from '../saveRepository';
import { type Backups, UNKNOWN } from './backups';

/** Only games played last can be newer in one place: how many of each shelf are compared move by move. */
const RECENT_GAMES = 3;

/** How many restored games the first page needs to have something to show; the rest may take longer. */
const FIRST_RESTORED = 3;

/** How long a deleted game can be brought back. */
const DELETED_RETENTION_MS = 30 * 24 * 3_600_000;

/**
 * At every start: what one place has and the other lacks is made whole, the games touched last first. How many the
 * database had lost; the first few are told at once.
 */
export async function reconcile(
  { database, unsaved, rules }: Places,
  { readSave, eraseSave, backupHeads, lateBackups, backups }: SaveRepository,
  now: number,
  tellFirst: (restored: number) => void = () => {},
): Promise<number> {
  /** The game that ended last is among them: its last move may be in one place only. So may what one place could not take. */
  async function lately(): Promise<ReadonlySet<GameId>> {
    const pages = await Promise.all(
      (['running', 'over'] as const).map((shelf) => database.pageOfGames(shelf, null, RECENT_GAMES)),
    );
    return new Set([...unsaved.ids(), ...lateBackups(), ...pages.flatMap(({ games }) => games.map(({ id }) => id))]);
  }

  async function isRestored(id: GameId): Promise<boolean> {
    const read = await readSave(id);
    return read.ok && read.isRestored && read.save.removed === null;
  }

  /** What is damaged in the database may be whole in its backup. */
  async function repair(): Promise<number> {
    let repaired = 0;
    for (const stored of await database.allGames()) {
      const parsed = parseSave(stored, rules);
      const isDamaged = !parsed.ok && parsed.why === 'damaged';
      if (isDamaged && isObject(stored) && isGameId(stored.id) && (await isRestored(stored.id))) repaired++;
    }
    return repaired;
  }

  async function forget(now: number): Promise<void> {
    const { games } = await database.pageOfGames('removed', null, Number.POSITIVE_INFINITY);
    for (const { id } of games) {
      const read = await readSave(id);
      if (read.ok && read.save.removed !== null && read.save.removed < now - DELETED_RETENTION_MS) await eraseSave(id);
    }
  }

  async function writeMissing(ids: readonly GameId[]): Promise<void> {
    for (const id of ids) {
      const parsed = parseSave(await database.getGame(id), rules);
      if (parsed.ok) await writeOver(backups, parsed.save);
    }
  }

  try {
    const [stored, backedUp] = await Promise.all([database.gameIds(), backups.ids()]);
    const inDatabase = new Set(stored);
    const inBackup = new Set(backedUp);
    let restored = 0;
    for (const { id } of await backupHeads(backedUp.filter((each) => !inDatabase.has(each)))) {
      if (!(await isRestored(id))) continue;
      restored++;
      if (restored === FIRST_RESTORED) tellFirst(FIRST_RESTORED);
    }
    for (const id of await lately()) if (await isRestored(id)) restored++;
    if ((await database.countsOfGames()).damaged > 0) restored += await repair();
    await forget(now);
    await writeMissing(stored.filter((id) => !inBackup.has(id)));
    return restored;
  } catch {
    // A database in trouble is reported when it is needed.
    return 0;
  }
}

/**
 * Backups of former versions are link codes, which depend on the rules of the day: they become saves while these rules can
 * follow them. What is not done goes on at the next start.
 */
export async function rewriteCodedBackups({
  readSave,
  backups,
}: Pick<SaveRepository, 'readSave'> & { readonly backups: CodedBackups }): Promise<void> {
  for (const id of await backups.codedIds()) {
    const read = await readSave(id);
    if (read.ok) await writeOver(backups, read.save);
  }
}

type CodedBackups = Pick<Backups, 'codedIds' | 'readHead' | 'write'>;

/** A backup that did not answer may know more: only one that is known to be missing or older is written over. */
async function writeOver(backups: Pick<Backups, 'readHead' | 'write'>, save: Save): Promise<void> {
  const head = await backups.readHead(save.id);
  if (head === null || (head !== UNKNOWN && head.saves <= save.saves)) await backups.write(save);
}
