import type { GameId } from '../history/record';
import { isText } from './format/head';
import { AHEAD_KEY as KEY } from './keys';

// Which games the database could not take: what it has of them is older than their second copies, and its lists do not
// show how they stand. Small: the first page needs it.

export function aheadIds(): readonly GameId[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter(isText) : [];
  } catch {
    return [];
  }
}

export function noteAhead(id: GameId): void {
  keep([...aheadIds().filter((each) => each !== id), id]);
}

/** The database has it again. */
export function forgetAhead(id: GameId): void {
  const ids = aheadIds();
  if (ids.includes(id)) keep(ids.filter((each) => each !== id));
}

function keep(ids: readonly GameId[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Then whoever opens the game finds its copy ahead all the same, and takes what was never there for lost.
  }
}
