import type { ReadonlySignal } from '@preact/signals';
import type { GameId, GameRecord } from '../history/record';
import { beginTimeline, type Timeline } from '../history/timeline';
import { parsePosition } from '../rules/notation';
import { claimGame } from '../storage/claim';
import type { Save } from '../storage/format/save';
import { readSave } from '../storage/saves';
import { beginningOf } from './beginning';
import { createKeeper, type Keeper } from './library/keeper';
import { broughtOver } from './shelf';
import { createKeptTable, type Table } from './table';
import { noteRestored } from './troubles';

/** A game on the table, kept with every move. */
export interface OpenedGame {
  readonly table: Table;
  /** How it began, and who plays. */
  readonly record: GameRecord;
  readonly id: ReadonlySignal<GameId | null>;
  readonly isTaken: ReadonlySignal<boolean>;
  /** Its story could not be followed: it goes on from where it stood, with nothing to take back. */
  readonly isShortened: boolean;
  /** As it was last written; null as long as it has not been. */
  saved(): Save | null;
  close(): void;
}

export type Opened =
  | { readonly ok: true; readonly game: OpenedGame }
  /** The text is no position; from `at` on it cannot be read. */
  | { readonly ok: false; readonly why: 'position'; readonly text: string; readonly at: number }
  /** There is no such game; another tab has it; a newer app has written it; it cannot be read, or not be reached now. */
  | { readonly ok: false; readonly why: 'missing' | 'elsewhere' | 'newer' | 'damaged' | 'unreachable' };

/** Another tab learns at once that it has lost a game; after so many milliseconds it has written its last move. */
const FAREWELL = 150;

/** Opens a kept game; from another tab only if it is to be taken over. */
export async function openKept(id: GameId, isTaking: boolean): Promise<Opened> {
  await broughtOver();
  const claim = await claimGame(id, isTaking);
  if (claim === null) return { ok: false, why: 'elsewhere' };
  // What the other tab was just writing is part of it.
  if (isTaking) await new Promise((done) => setTimeout(done, FAREWELL));
  const read = await readSave(id);
  if (read.ok && read.isRestored) noteRestored(1);
  const begun = read.ok && read.save.removed === null ? beginningOf(read.save) : null;
  if (!read.ok || begun === null) {
    claim.release();
    return { ok: false, why: read.ok ? (read.save.removed === null ? 'damaged' : 'missing') : read.why };
  }
  const { timeline, record } = begun;
  const isShortened = record !== read.save.record;
  return opened(timeline, record, createKeeper(record, read.save, claim), isShortened);
}

/** Shows a position; with its first move it becomes a game of its own. */
export function openPosition(position: string): Opened {
  const parsed = parsePosition(position);
  if (!parsed.ok) return { ok: false, why: 'position', text: position, at: parsed.at };
  const record: GameRecord = { people: [], origin: { type: 'position', position }, log: [], ahead: [] };
  return opened(beginTimeline(parsed.value, [], []), record, createKeeper(record, null, null), false);
}

let atHand: Keeper | null = null;

/** The game that is or was last on the table, as it was last written: for a report of what went wrong. */
export function gameAtHand(): Save | null {
  return atHand?.last() ?? null;
}

function opened(timeline: Timeline, record: GameRecord, keeper: Keeper, isShortened: boolean): Opened {
  atHand = keeper;
  const { id, isTaken, last, release } = keeper;
  const table = createKeptTable(timeline, keeper.keep);
  return { ok: true, game: { table, record, id, isTaken, isShortened, saved: last, close: release } };
}
