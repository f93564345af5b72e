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
  /** What is kept is no game by the rules. */
  | { readonly ok: false; readonly why: 'damaged' };

export async function openReplay(id: GameId): Promise<OpenedGame> {
  const kept = await readGame(id);
  if (kept === null) return (await isUnreadable(id)) ? { ok: false, why: 'damaged' } : { ok: false, why: 'missing' };
  const replayed = replay(kept.record);
  if (!replayed.ok) return { ok: false, why: 'damaged' };
  const { past, state, marks } = replayed;
  return { ok: true, game: { id, ...kept, watching: createWatching(past, state, marks) } };
}
