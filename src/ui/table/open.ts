import { parsePosition } from '../../rules/notation';
import type { GameRecord } from '../../storage/record';
import { replay } from '../../store/replay';
import { type GameId, takeFromShelf } from '../../store/shelf';
import { createTable, type Table } from '../../store/table';
import type { Route } from '../address';

/** A game on the table, and what to keep it under; a position that is only shown has no name yet. */
export interface OpenedGame {
  readonly table: Table;
  readonly id: GameId | null;
  readonly record: GameRecord;
}

export type Opened =
  | { readonly ok: true; readonly game: OpenedGame }
  /** The text is no position; from `at` on it cannot be read. */
  | { readonly ok: false; readonly why: 'position'; readonly text: string; readonly at: number }
  /** There is no such game here. */
  | { readonly ok: false; readonly why: 'missing' }
  /** What is kept is no game by the rules: it goes wrong at that entry of its log, or before it (0). */
  | { readonly ok: false; readonly why: 'damaged'; readonly at: number };

export function openTable(route: Route): Opened {
  if (route.screen === 'table') return openPosition(route.position);
  return route.screen === 'game' ? openKept(route.id) : { ok: false, why: 'missing' };
}

function openPosition(position: string): Opened {
  const parsed = parsePosition(position);
  if (!parsed.ok) return { ok: false, why: 'position', text: position, at: parsed.at };
  const record: GameRecord = { people: [], origin: { type: 'position', position }, log: [] };
  return { ok: true, game: { table: createTable(parsed.value), id: null, record } };
}

function openKept(id: GameId): Opened {
  const shelved = takeFromShelf(id);
  if (shelved === null) return { ok: false, why: 'missing' };
  if (shelved === 'damaged') return { ok: false, why: 'damaged', at: 0 };
  const { record } = shelved;
  const replayed = replay(record);
  if (!replayed.ok) return { ok: false, why: 'damaged', at: replayed.at };
  const { state, past, marks } = replayed;
  return { ok: true, game: { table: createTable(state, past, marks), id, record } };
}
