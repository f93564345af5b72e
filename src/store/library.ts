import type { GameId, GameRecord, Person } from '../history/record';
import type { Timeline } from '../history/timeline';
import { formatPosition } from '../rules/notation';
import type { GameOptions } from '../rules/state';
import { claimGame } from '../storage/claim';
import { followed } from '../storage/follow';
import type { Save } from '../storage/format/save';
import { readSave, writeSave } from '../storage/saves';
import { beginningOf } from './beginning';
import { askToPersist } from './persistence';
import { broughtOver, lookOver, newGameId } from './shelf';
import { noteTrouble } from './troubles';

// The kept games one by one, for the screens. Nothing here rejects: a storage in trouble answers with what it can.

export { exportAll, exportGame, exportSave, type Imported, importGames } from './files';
export { type Counts, countGames, type KeptGame, listGames, type Mark, type Page } from './shelf';

/** What is settled before a game begins; the rest is chance. */
export interface Settled extends Pick<GameOptions, 'side' | 'scoreBoard' | 'octopus'> {
  /** In seat order. */
  readonly people: readonly Person[];
}

/** Deals and keeps a new game. */
export async function startGame({ people, side, scoreBoard, octopus }: Settled): Promise<GameId> {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const players = people.length as GameOptions['players'];
  const origin = { type: 'dealt', options: { players, side, scoreBoard, octopus, seed } } as const;
  return keepGame({ people, origin, log: [], ahead: [] }, null);
}

/** Keeps a game as a new one: dealt, from a link, or a copy ("what if"). */
export async function keepGame(record: GameRecord, title: string | null): Promise<GameId> {
  const { log, state } = followed(record.origin, record.log);
  const now = Date.now();
  const save: Save = {
    id: newGameId(),
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
  // From now on there is something to lose. Nobody waits for the answer.
  askToPersist();
  return save.id;
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

/** A game with its name and the way it took; the rules follow its record. */
export async function readGame(id: GameId): Promise<ReadGame> {
  await broughtOver();
  const read = await readSave(id);
  if (!read.ok) return { ok: false, why: read.why };
  if (read.save.removed !== null) return { ok: false, why: 'missing' };
  const begun = beginningOf(read.save);
  if (begun === null) return { ok: false, why: 'damaged' };
  return { ok: true, title: read.save.title, ...begun, isShortened: begun.record !== read.save.record };
}

/** Another tab plays the game, so nothing was changed; or nothing was for another reason. */
export type Changed = 'changed' | 'elsewhere' | 'failed';

/** Null takes the name away. */
export function renameGame(id: GameId, title: string | null): Promise<Changed> {
  return change(id, { title });
}

/** A deleted game is gone for good only a month later. Until then both places know that it is deleted. */
export function removeGame(id: GameId): Promise<Changed> {
  return change(id, { removed: Date.now() });
}

export function bringBackGame(id: GameId): Promise<Changed> {
  return change(id, { removed: null });
}

async function change(id: GameId, to: Partial<Pick<Save, 'title' | 'removed'>>): Promise<Changed> {
  const claim = await claimGame(id, false);
  if (claim === null) return 'elsewhere';
  const read = await readSave(id);
  const isDone = read.ok && (await write({ ...read.save, ...to, saves: read.save.saves + 1 }, read.save.saves));
  claim.release();
  return isDone ? 'changed' : 'failed';
}

async function write(save: Save, known: number): Promise<boolean> {
  const { kept, trouble } = await writeSave(save, known);
  if (kept === 'overtaken') return false;
  noteTrouble(trouble === null ? null : { database: trouble, isSpared: kept === 'spareOnly' });
  await lookOver();
  return true;
}
