import { aheadIds } from './ahead';
import { spareIds, writeSpare } from './copies';
import { countsOfGames, gameIds, getGame, type Page, pageOfGames } from './games';
import type { GameId } from './record';
import { parseSave } from './save';
import { eraseSave, readSave } from './saves';

/** Only what was played last can be ahead in one place: so many games of each shelf are compared move by move. */
const LATELY = 3;

/** A deleted game can be brought back for so long. */
const MOURNING = 30 * 24 * 3_600_000;

/** At every start: what one place has and the other lacks is made whole. How many games the database had lost. */
export async function reconcile(now: number): Promise<number> {
  try {
    const [stored, spared] = await Promise.all([gameIds(), spareIds()]);
    const inDatabase = new Set(stored);
    const inSpare = new Set(spared);
    let restored = 0;
    for (const id of spared) if (!inDatabase.has(id) && (await isRestored(id))) restored++;
    for (const id of await lately()) if (await isRestored(id)) restored++;
    if ((await countsOfGames()).damaged > 0) restored += await repair();
    await forget(now);
    const removed = new Set((await removedGames()).map(({ id }) => id));
    await spareAll(stored.filter((id) => !inSpare.has(id) && !removed.has(id)));
    return restored;
  } catch {
    // A database in trouble is told by whoever needs it.
    return 0;
  }
}

/** The game that ended last is among them: its last move may be in one place only. So may what could not be kept. */
async function lately(): Promise<ReadonlySet<GameId>> {
  const pages = await Promise.all((['running', 'over'] as const).map((shelf) => pageOfGames(shelf, null, LATELY)));
  return new Set([...aheadIds(), ...pages.flatMap(({ games }) => games.map(({ id }) => id))]);
}

async function isRestored(id: GameId): Promise<boolean> {
  const read = await readSave(id);
  return read.ok && read.isRestored && read.save.removed === null;
}

/** What is damaged in the database may be whole in the spare place. */
async function repair(): Promise<number> {
  let repaired = 0;
  for (const id of await gameIds()) {
    const parsed = parseSave(await getGame(id));
    if (!parsed.ok && parsed.why === 'damaged' && (await isRestored(id))) repaired++;
  }
  return repaired;
}

async function forget(now: number): Promise<void> {
  for (const { id } of await removedGames()) {
    const read = await readSave(id);
    if (read.ok && read.save.removed !== null && read.save.removed < now - MOURNING) await eraseSave(id);
  }
}

async function removedGames(): Promise<Page['games']> {
  return (await pageOfGames('removed', null, Number.POSITIVE_INFINITY)).games;
}

async function spareAll(ids: readonly GameId[]): Promise<void> {
  for (const id of ids) {
    const parsed = parseSave(await getGame(id));
    if (parsed.ok && parsed.save.removed === null) await writeSpare(parsed.save);
  }
}
