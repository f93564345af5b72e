import type { GameId, GameRecord } from '../../storage/record';
import { isUnreadable, readGame } from '../../store/library';
import { replay } from '../../store/replay';
import { createWatching, type Watching } from '../../store/watching';

/** A kept game, to be gone through. */
export interface WatchedGame {
  readonly id: GameId;
  readonly title: string | null;
  readonly record: GameRecord;
  readonly watching: Watching;
}

export type OpenedGame =
  | { readonly ok: true; readonly game: WatchedGame }
  /** There is no such game here, or nothing of it can be read. */
  | { readonly ok: false; readonly why: 'missing' }
  /** What is kept is no game by the rules: it goes wrong at that entry of its log, or before it (0). */
  | { readonly ok: false; readonly why: 'damaged'; readonly at: number };

export async function openReplay(id: GameId): Promise<OpenedGame> {
  const kept = await readGame(id);
  if (kept === null)
    return (await isUnreadable(id)) ? { ok: false, why: 'damaged', at: 0 } : { ok: false, why: 'missing' };
  const replayed = replay(kept.record);
  if (!replayed.ok) return { ok: false, why: 'damaged', at: replayed.at };
  const { past, state, marks } = replayed;
  return { ok: true, game: { id, ...kept, watching: createWatching(past, state, marks) } };
}
