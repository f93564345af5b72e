import type { GameId } from '../history/record';
import { aheadIds } from './ahead';
import { spareIds, writeSpare } from './copies';
import { isObject } from './format/head';
import { isGameId, parseSave } from './format/save';
import { allGames, countsOfGames, gameIds, getGame, pageOfGames } from './games';
import { copiesOf, eraseSave, readSave } from './saves';

/** Only what was played last can be ahead in one place: so many games of each shelf are compared move by move. */
const LATELY = 3;

/** After so many games that are back nobody sees an empty app any more, though others may take their time. */
const FEW = 3;

/** A deleted game can be brought back for so long. */
const MOURNING = 30 * 24 * 3_600_000;

/**
 * At every start: what one place has and the other lacks is made whole, the games touched last first. How many the
 * database had lost; the first few are told at once.
 */
export async function reconcile(now: number, tellFew: (restored: number) => void = () => {}): Promise<number> {
  try {
    const [stored, spared] = await Promise.all([gameIds(), spareIds()]);
    const inDatabase = new Set(stored);
    const inSpare = new Set(spared);
    let restored = 0;
    for (const { id } of await copiesOf(spared.filter((each) => !inDatabase.has(each)))) {
      if (!(await isRestored(id))) continue;
      restored++;
      if (restored === FEW) tellFew(FEW);
    }
    for (const id of await lately()) if (await isRestored(id)) restored++;
    if ((await countsOfGames()).damaged > 0) restored += await repair();
    await forget(now);
    await spareAll(stored.filter((id) => !inSpare.has(id)));
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
  for (const stored of await allGames()) {
    const parsed = parseSave(stored);
    const isDamaged = !parsed.ok && parsed.why === 'damaged';
    if (isDamaged && isObject(stored) && isGameId(stored.id) && (await isRestored(stored.id))) repaired++;
  }
  return repaired;
}

async function forget(now: number): Promise<void> {
  const { games } = await pageOfGames('removed', null, Number.POSITIVE_INFINITY);
  for (const { id } of games) {
    const read = await readSave(id);
    if (read.ok && read.save.removed !== null && read.save.removed < now - MOURNING) await eraseSave(id);
  }
}

async function spareAll(ids: readonly GameId[]): Promise<void> {
  for (const id of ids) {
    const parsed = parseSave(await getGame(id));
    if (parsed.ok) await writeSpare(parsed.save);
  }
}
