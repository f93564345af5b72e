import type { GameId } from '../history/record';
import { aheadIds, forgetAhead, noteAhead } from './ahead';
import { eraseSpare, noteSpare, readSpare, readSpareHead, spareIds, UNKNOWN, writeSpare } from './copies';
import { DatabaseError, type DatabaseTrouble } from './database';
import { isObject, type KeptGame } from './format/head';
import { formatSave, type ParsedSave, parseSave, type Save } from './format/save';
import { deleteGame, getGame, putGame } from './games';
import type { SpareHead } from './spareText';

export { canSpare } from './copies';

// A game in both places: the database, which is asked first, and the spare copy. None of this rejects.

export interface Written {
  /** In the database; in the spare copy only; in neither, so as long as the page lives; or not, for another tab was first. */
  readonly kept: 'kept' | 'spareOnly' | 'nowhere' | 'overtaken';
  readonly trouble: DatabaseTrouble | null;
}

export type Read =
  | {
      readonly ok: true;
      readonly save: Save;
      /** The database had lost it, or moves of it. */
      readonly isRestored: boolean;
    }
  /** It is not there; a newer app has written it; or nobody can tell, without the database. */
  | { readonly ok: false; readonly why: 'missing' | 'newer' | 'unreachable' }
  | { readonly ok: false; readonly why: 'damaged'; readonly key: string };

/** What the database could not take, as long as the page lives. */
const unkept = new Map<GameId, Save>();

/** Keeps a game; `known` is the number of saves of what is kept so far, 0 for nothing. Alone: nobody else can write it. */
export async function writeSave(save: Save, known: number, isAlone = () => false): Promise<Written> {
  try {
    const game = formatSave(save);
    const putting = putGame(game, known, isAlone);
    // Beside the disk, which takes longer; but where another tab may be first, not before it is known that none was.
    const noting = isAlone() ? noteSpare(game) : null;
    if ((await putting) === 'overtaken') {
      letGo(save);
      return { kept: 'overtaken', trouble: null };
    }
    await (noting ?? noteSpare(game));
    letGo(save);
    if (!unkept.has(save.id)) forgetAhead(save.id);
    if (unkept.size > 0) keepUnkept();
    writeSpare(save);
    return { kept: 'kept', trouble: null };
  } catch (error) {
    if ((unkept.get(save.id)?.saves ?? 0) < save.saves) unkept.set(save.id, save);
    const isSpared = await writeSpare(save);
    // What is nowhere is as long as the page lives. And somebody may have kept it meanwhile.
    if (isSpared && unkept.has(save.id)) noteAhead(save.id);
    return { kept: isSpared ? 'spareOnly' : 'nowhere', trouble: troubleOf(error) };
  }
}

/** It need not be held any longer; what could not be kept since must be. */
function letGo({ id, saves }: Save): void {
  if ((unkept.get(id)?.saves ?? 0) <= saves) unkept.delete(id);
}

let isCatchingUp = false;

/** The database takes games again: those that it could not take go first. */
async function keepUnkept(): Promise<void> {
  if (isCatchingUp) return;
  isCatchingUp = true;
  for (const save of [...unkept.values()]) {
    // The next save tries again.
    if ((await writeSave(save, save.saves - 1)).trouble !== null) break;
  }
  isCatchingUp = false;
}

/** The copy that knows more; the other one is brought up to it. */
export async function readSave(id: GameId): Promise<Read> {
  const [stored, head] = await Promise.all([getGame(id).catch(() => NO_DATABASE), readSpareHead(id)]);
  const first = stored === NO_DATABASE || stored === undefined ? null : parseSave(stored);
  // What a newer app has written is not touched.
  if (first?.ok === false && first.why === 'newer') return first;
  const known = first?.ok ? first.save.saves : 0;
  const copied = head === UNKNOWN ? 0 : (head?.saves ?? 0);
  // Another tab may have played on.
  if ((unkept.get(id)?.saves ?? 0) < Math.max(known + 1, copied)) unkept.delete(id);
  const held = unkept.get(id) ?? null;
  // A whole copy takes its time to be read: only if it knows more than all the others.
  const copy = held === null && copied > known ? await readSpare(id) : null;
  const isUnknown = head === UNKNOWN || copy === UNKNOWN;
  const newer = copy === UNKNOWN ? null : (copy ?? held);
  if (newer !== null && newer.saves > known) {
    if (stored === NO_DATABASE) return { ok: true, save: newer, isRestored: false };
    const isLoss = isLost(newer, first);
    const isBack = await isPutBack(newer, knownOf(stored));
    return { ok: true, save: newer, isRestored: isLoss && isBack };
  }
  const isLacking = first === null || copied > known || aheadIds().includes(id);
  if (stored === NO_DATABASE || (isUnknown && isLacking)) return { ok: false, why: 'unreachable' };
  // Whatever the database could not take was kept nowhere else, either.
  if (!isUnknown) forgetAhead(id);
  if (first === null) return { ok: false, why: 'missing' };
  if (!first.ok) return first;
  if (!isUnknown && copied < known) await writeSpare(first.save);
  return { ok: true, save: first.save, isRestored: false };
}

/** Into the database; what is held here into the second place as well, from where all else has just come. */
async function isPutBack(save: Save, known: number): Promise<boolean> {
  if (unkept.get(save.id) === save) return (await writeSave(save, known)).kept === 'kept';
  try {
    if ((await putGame(formatSave(save), known, () => false)) === 'overtaken') return false;
    forgetAhead(save.id);
    return true;
  } catch {
    noteAhead(save.id);
    return false;
  }
}

/** The database had more than this. It has not lost what it never took, nor a move that was stopped on the way there. */
function isLost({ id, saves }: Save, first: ParsedSave | null): boolean {
  if (unkept.has(id) || aheadIds().includes(id)) return false;
  return !first?.ok || saves > first.save.saves + 1;
}

/** For good, in both places. */
export async function eraseSave(id: GameId): Promise<void> {
  unkept.delete(id);
  forgetAhead(id);
  await deleteGame(id).catch(() => {});
  await eraseSpare(id);
}

/** What the database could not take, deleted games too: each is newer than what it has of that game. */
export async function aheadGames(): Promise<readonly SpareHead[]> {
  const heads = await copiesOf([...aheadIds(), ...unkept.keys()]);
  const known = await Promise.all(heads.map(({ id }) => getGame(id).then(knownOf, () => 0)));
  return heads.filter(({ saves }, index) => saves > known[index]);
}

/** What there is without a database. */
export async function sparedSaves(): Promise<readonly Save[]> {
  const ids = new Set([...(await spareIds()), ...unkept.keys()]);
  const saves = await Promise.all([...ids].map(async (id) => unkept.get(id) ?? readSpare(id)));
  return saves.filter((save) => save !== null && save !== UNKNOWN).filter(({ removed }) => removed === null);
}

/** The same for a list, the ones touched last first. */
export async function sparedGames(): Promise<readonly KeptGame[]> {
  const copies = await copiesOf([...(await spareIds()), ...unkept.keys()]);
  return copies.filter(({ removed }) => removed === null);
}

/** What the second place has of these games, or what is held here, the ones touched last first. */
export async function copiesOf(ids: readonly GameId[]): Promise<readonly SpareHead[]> {
  const heads = await Promise.all([...new Set(ids)].map((id) => heldHead(id) ?? readSpareHead(id)));
  return heads.filter((head) => head !== null && head !== UNKNOWN).sort((a, b) => b.touched - a.touched);
}

function heldHead(id: GameId): SpareHead | null {
  const held = unkept.get(id);
  if (held === undefined) return null;
  const { record, ...rest } = held;
  return { ...rest, people: record.people };
}

export function troubleOf(error: unknown): DatabaseTrouble {
  return error instanceof DatabaseError ? error.trouble : 'lost';
}

const NO_DATABASE = Symbol('no database');

function knownOf(stored: unknown): number {
  return isObject(stored) && Number.isSafeInteger(stored.saves) ? Number(stored.saves) : 0;
}
