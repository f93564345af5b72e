import type { GameId } from '../history/record';
import type { Save, Stored } from './format/save';
import { forgetLast, noteLast } from './lastKey';
import { type Spare, spare } from './spare';
import { SPARE_KEYS } from './spareKeys';
import type { SpareHead } from './spareText';

// The second copies, one thing after the other. None of this rejects.

interface Waiting {
  save: Save;
  readonly isWritten: Promise<boolean>;
}

/** What has not had its turn yet. Of one game only the newest need be written. */
const waiting = new Map<GameId, Waiting>();

export function writeSpare(save: Save): Promise<boolean> {
  const before = waiting.get(save.id);
  if (before !== undefined) {
    if (before.save.saves <= save.saves) before.save = save;
    return before.isWritten;
  }
  const isWritten = inSpare(async (place) => {
    // Whoever waits for the database goes first.
    await after(0, null);
    if (waiting.get(save.id) === mine) waiting.delete(save.id);
    isRefused = true;
    await place.write(mine.save);
    isRefused = false;
    return true;
  }, false);
  const mine: Waiting = { save, isWritten };
  waiting.set(save.id, mine);
  return isWritten;
}

/** One after the other, so that nobody who wants to read has to wait for all of them. */
export async function writeSpares(saves: readonly Save[]): Promise<void> {
  for (const save of saves) await writeSpare(save);
}

/** A worker that is busy, or does not answer, holds nobody up for longer. In milliseconds. */
const PATIENCE = 100;

/** Past all that waits for its turn there. After this the browser may be stopped and throw its database away. */
export async function noteSpare(game: Stored): Promise<void> {
  const isNoted = spare()
    .then((place) => place.note(game))
    .then(
      () => true,
      () => false,
    );
  if (!(await Promise.race([isNoted, after(PATIENCE, false)]))) noteLast(game);
}

export function eraseSpare(id: GameId): Promise<void> {
  forgetLast(id);
  // Whatever is written after this comes after this.
  waiting.delete(id);
  return inSpare(async (place) => {
    await place.remove(id);
    // Where it was before this browser had files, or while they did not open.
    await SPARE_KEYS.remove(id);
  }, undefined);
}

export function spareIds(): Promise<readonly GameId[]> {
  return inSpare((place) => place.ids(), []);
}

/** Nobody can tell whether there is a copy. */
export const UNKNOWN = Symbol('unknown');

export function readSpare(id: GameId): Promise<Save | null | typeof UNKNOWN> {
  return readWith(id, (place) => place.read(id));
}

/** The same without its story. */
export function readSpareHead(id: GameId): Promise<SpareHead | null | typeof UNKNOWN> {
  return readWith(id, (place) => place.head(id));
}

function readWith<T extends SpareHead | Save>(
  id: GameId,
  read: (place: Spare) => Promise<T | null>,
): Promise<T | null | typeof UNKNOWN> {
  return inSpare<T | null | typeof UNKNOWN>(async (place) => {
    const copy = await read(place);
    // A copy may have come under another game's name.
    return copy?.id === id ? copy : place.isAll ? null : UNKNOWN;
  }, UNKNOWN);
}

/** The last copy could not be written. */
let isRefused = false;

/** Whether games can be kept in the spare place, as far as anybody knows. */
export function canSpare(): Promise<boolean> {
  return inSpare(async (place) => {
    await place.ids();
    return !isRefused;
  }, false);
}

function after<T>(time: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), time);
  });
}

let lastInSpare: Promise<unknown> = Promise.resolve();

/** One after the other: what was written last is what is there in the end. */
function inSpare<T>(act: (place: Spare) => Promise<T>, otherwise: T): Promise<T> {
  const answer = lastInSpare.then(async () => act(await spare())).catch(() => otherwise);
  lastInSpare = answer;
  return answer;
}
