import { DatabaseError, type DatabaseTrouble } from './database';
import { deleteGame, getGame, putGame } from './games';
import { isObject } from './head';
import { forgetLast, noteLast } from './lastKey';
import type { GameId } from './record';
import { formatSave, parseSave, type Save, type Stored } from './save';
import { type Spare, spare } from './spare';
import { SPARE_KEYS } from './spareKeys';

// A game in both places: the database, which is asked first, and the spare copy. None of this rejects.

export interface Written {
  /** In the database; in the spare copy only; in neither, so as long as the page lives; or not, for another tab was first. */
  readonly kept: 'kept' | 'spareOnly' | 'nowhere' | 'overtaken';
  readonly trouble: DatabaseTrouble | null;
}

export type Read =
  | {
      readonly ok: true;
      readonly save: Save /** It was missing, older or damaged in one place. */;
      readonly isRestored: boolean;
    }
  /** It is not there; a newer app has written it; or nobody can tell, without the database. */
  | { readonly ok: false; readonly why: 'missing' | 'newer' | 'unreachable' }
  | { readonly ok: false; readonly why: 'damaged'; readonly key: string };

/** What the database could not take, as long as the page lives. */
const unkept = new Map<GameId, Save>();

/** Keeps a game; `known` is the number of saves of what is kept so far, 0 for nothing; null if only we can write it. */
export async function writeSave(save: Save, known: number | null): Promise<Written> {
  try {
    const game = formatSave(save);
    const outcome = await putGame(game, known);
    if (outcome === 'overtaken') return { kept: 'overtaken', trouble: null };
    // Nobody waits for the worker: whatever it has not done when the app is closed, the next start does.
    noteLast(game);
    noteSpare(game);
    unkept.delete(save.id);
    if (unkept.size > 0) keepUnkept();
    writeSpare(save);
    return { kept: 'kept', trouble: null };
  } catch (error) {
    if ((unkept.get(save.id)?.saves ?? 0) < save.saves) unkept.set(save.id, save);
    return { kept: (await writeSpare(save)) ? 'spareOnly' : 'nowhere', trouble: troubleOf(error) };
  }
}

let isCatchingUp = false;

/** The database takes games again: those that it could not take go first. */
async function keepUnkept(): Promise<void> {
  if (isCatchingUp) return;
  isCatchingUp = true;
  for (const [id, save] of [...unkept]) {
    // Whichever is newer stays: what is there now may have been saved since.
    unkept.delete(id);
    // The next save tries again.
    if ((await writeSave(save, save.saves - 1)).trouble !== null) break;
  }
  isCatchingUp = false;
}

/** The copy that knows more; the other one is brought up to it. */
export async function readSave(id: GameId): Promise<Read> {
  const [stored, second] = await Promise.all([getGame(id).catch(() => NO_DATABASE), readSpare(id)]);
  const held = unkept.get(id);
  if (held !== undefined) {
    if (held.saves >= Math.max(knownOf(stored), second?.saves ?? 0)) return { ok: true, save: held, isRestored: false };
    // Another tab has played on.
    unkept.delete(id);
  }
  if (stored === NO_DATABASE || stored === undefined) {
    if (second === null) return { ok: false, why: stored === undefined ? 'missing' : 'unreachable' };
    const isBack = stored === undefined && (await writeSave(second, 0)).kept === 'kept';
    return { ok: true, save: second, isRestored: isBack };
  }
  const first = parseSave(stored);
  if (first.ok && first.save.saves >= (second?.saves ?? 0)) {
    if (first.save.saves > (second?.saves ?? 0) && first.save.removed === null) await writeSpare(first.save);
    return { ok: true, save: first.save, isRestored: false };
  }
  // What a newer app has written is not touched.
  if (second === null || (!first.ok && first.why === 'newer')) return first.ok ? { ok: false, why: 'missing' } : first;
  const { kept } = await writeSave(second, knownOf(stored));
  return { ok: true, save: second, isRestored: kept === 'kept' };
}

/** For good, in both places. */
export async function eraseSave(id: GameId): Promise<void> {
  unkept.delete(id);
  await deleteGame(id).catch(() => {});
  await eraseSpare(id);
}

export function writeSpare(save: Save): Promise<boolean> {
  return inSpare(async (place) => {
    await nextTask();
    await place.write(save);
    return true;
  }, false);
}

/** Past all that waits for its turn there. */
async function noteSpare(game: Stored): Promise<void> {
  try {
    await nextTask();
    await (await spare()).note(game);
  } catch {
    // The compact copy is still to come.
  }
}

export function eraseSpare(id: GameId): Promise<void> {
  forgetLast(id);
  return inSpare(async (place) => {
    await place.remove(id);
    // Where it was before this browser had files.
    if (place !== SPARE_KEYS) await SPARE_KEYS.remove(id);
  }, undefined);
}

export function spareIds(): Promise<readonly GameId[]> {
  return inSpare((place) => place.ids(), []);
}

/** What there is without a database, the ones touched last first. */
export async function sparedSaves(): Promise<readonly Save[]> {
  const ids = new Set([...(await spareIds()), ...unkept.keys()]);
  const saves = await Promise.all([...ids].map(async (id) => unkept.get(id) ?? readSpare(id)));
  return saves
    .filter((save) => save !== null)
    .filter(({ removed }) => removed === null)
    .sort((a, b) => b.touched - a.touched);
}

/** Whether games can be kept in the spare place at all. */
export function canSpare(): Promise<boolean> {
  return inSpare(async (place) => {
    await place.ids();
    return true;
  }, false);
}

export function troubleOf(error: unknown): DatabaseTrouble {
  return error instanceof DatabaseError ? error.trouble : 'lost';
}

const NO_DATABASE = Symbol('no database');

async function readSpare(id: GameId): Promise<Save | null> {
  const save = await inSpare((place) => place.read(id), null);
  // A copy may have come under another game's name.
  return save?.id === id ? save : null;
}

/** Whoever waits for the database goes first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

let lastInSpare: Promise<unknown> = Promise.resolve();

/** One after the other: what was written last is what is there in the end. */
function inSpare<T>(act: (place: Spare) => Promise<T>, otherwise: T): Promise<T> {
  const answer = lastInSpare.then(async () => act(await spare())).catch(() => otherwise);
  lastInSpare = answer;
  return answer;
}

function knownOf(stored: unknown): number {
  return isObject(stored) && Number.isSafeInteger(stored.saves) ? Number(stored.saves) : 0;
}
