import type { ReadonlySignal } from '@preact/signals';
import { formatPosition, parsePosition } from '../rules/notation';
import { claimGame } from '../storage/claim';
import type { GameId, GameRecord } from '../storage/record';
import type { Save } from '../storage/save';
import { readSave } from '../storage/saves';
import { createKeeper, type Keeper } from './keeping';
import { replay } from './replay';
import { broughtOver } from './shelf';
import { createKeptTable, type Table } from './table';
import { beginTimeline, type Timeline } from './timeline';
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
  const { id, isTaken, release } = keeper;
  const table = createKeptTable(timeline, keeper.keep);
  return { ok: true, game: { table, record, id, isTaken, isShortened, close: release } };
}

/** How it goes on: by its log or, if the rules cannot follow that, from where it stood. */
function beginningOf({ record, position }: Save): { readonly timeline: Timeline; readonly record: GameRecord } | null {
  const replayed = replay(record);
  if (replayed.ok && formatPosition(replayed.state) === position) {
    const { state, past, marks, future } = replayed;
    return { timeline: beginTimeline(state, past, marks, future), record };
  }
  const parsed = parsePosition(position);
  if (!parsed.ok) return null;
  const people = record.people.length === parsed.value.players.length ? record.people : [];
  const shortened: GameRecord = { people, origin: { type: 'position', position }, log: [], ahead: [] };
  return { timeline: beginTimeline(parsed.value, [], []), record: shortened };
}
